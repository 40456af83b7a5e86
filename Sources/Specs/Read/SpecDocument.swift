package import Source
import Tokens
package import YAML

/// A document of a spec file as far as it can be read without knowing of any other.
package struct SpecDocument: Sendable {
    enum Content: Sendable {
        /// Neither a component nor criteria, or none that could be read.
        case nothing
        case component(Component)
        case acceptance(Acceptance)
    }

    let content: Content
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - source: the file, for fixes that add a key; without it there are none.
    ///   - isWhole: false where the file has a syntax error: what is missing may stand where it could not be read.
    package init(_ document: Node, in source: SourceFile? = nil, isWhole: Bool = true) {
        if document["component"] != nil || document["screen"] != nil {
            var reader = ComponentReader(in: source, isWhole: isWhole)
            content = reader.read(document).map(Content.component) ?? .nothing
            diagnostics = reader.diagnostics
        } else if document["acceptance"] != nil {
            var reader = AcceptanceReader()
            content = reader.read(document).map(Content.acceptance) ?? .nothing
            diagnostics = reader.diagnostics
        } else {
            content = .nothing
            diagnostics = Self.mistakes(in: document, isWhole: isWhole)
        }
    }

    private static let hint = "start it with component: Name, screen: Name or acceptance: Name"

    /// Reports a document that is neither a component, a screen nor acceptance criteria.
    private static func mistakes(in document: Node, isWhole: Bool) -> [Diagnostic] {
        if document.isNull { return [] }
        guard let entries = document.mapping else {
            return [
                Diagnostic(
                    .invalidDocument, "a spec must be a map, not \(document.kindName)",
                    at: document.range.startPoint, help: hint)
            ]
        }
        guard isWhole else { return [] }
        return [
            Diagnostic(
                .unknownKey, "this document is neither a component, a screen nor acceptance criteria",
                at: entries.first?.keyRange ?? document.range,
                help: hint)
        ]
    }
}
