import Source
import Tokens

/// A change between two versions of a project that can change mock-ups: a token, or a value of a component.
package struct SpecEdit: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case token
        case component
        case text
        case state
        case manifest
        case facts
        case image
    }

    /// A line of a file, counted from 1.
    package struct Place: Sendable, Hashable {
        package var file: String
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// Where one version has the edited value.
    struct Site: Sendable, Hashable {
        /// The edited value, with its key if it was added or removed.
        var range: SourceRange
        /// The start of the kind key of the node that has the value; nil outside nodes.
        var owner: SourceRange?
    }

    package var kind: Kind
    /// A token's path; otherwise the component and the key: `WalkCard body/1 padding`.
    package var name: String
    /// The place in the newer version, or in the older one if the newer has none; nil if no line has the value.
    package var place: Place?
    /// The text as written; nil if it was added.
    package var before: String?
    /// The text as written; nil if it was removed.
    package var after: String?

    /// The component that the edit is in; nil for tokens and the manifest.
    package var component: String?
    /// The state that the edit is in.
    var state: String?
    /// The last key: `padding`.
    var key = ""
    /// The property that a default, a state or a use sets.
    var property: String?
    /// For a setting of a node, its id or `body`: `body` in `body.scale`.
    var target: String?
    var token: TokenPath?
    /// The path of an image or of a symbol.
    var file: String?
    var base: Site?
    var head: Site?

    package init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }
}
