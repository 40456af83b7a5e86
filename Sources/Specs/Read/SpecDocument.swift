package import Source
import Tokens
package import YAML

/// A document of a spec file, read independently of all others.
package struct SpecDocument: Sendable {
    enum Content: Sendable {
        /// Not a component or criteria, or unreadable.
        case nothing
        case component(Component)
        case acceptance(Acceptance)
    }

    let content: Content
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - source: the file; required for fixes that add a key.
    ///   - isComplete: false if the file has a syntax error. Missing keys are then not reported.
    package init(_ document: Node, in source: SourceFile? = nil, isComplete: Bool = true) {
        if document["component"] != nil || document["screen"] != nil {
            var reader = ComponentReader(in: source, isComplete: isComplete)
            content = reader.read(document).map(Content.component) ?? .nothing
            diagnostics = reader.diagnostics
        } else if document["acceptance"] != nil {
            var reader = AcceptanceReader()
            content = reader.read(document).map(Content.acceptance) ?? .nothing
            diagnostics = reader.diagnostics
        } else {
            content = .nothing
            diagnostics = Self.problems(in: document, isComplete: isComplete)
        }
    }

    private static let hint = "start it with component: Name, screen: Name or acceptance: Name"

    /// Reports a document that is neither a component, a screen nor acceptance criteria.
    private static func problems(in document: Node, isComplete: Bool) -> [Diagnostic] {
        if document.isNull { return [] }
        guard let entries = document.mapping else {
            return [
                Diagnostic(
                    .invalidDocument, "a document of a spec must be a map, not \(document.kindName)",
                    at: document.range.startPoint, help: hint)
            ]
        }
        guard isComplete else { return [] }
        return [
            Diagnostic(
                .unknownKey, "this document is neither a component, a screen nor acceptance criteria",
                at: entries.first?.keyRange ?? document.range,
                help: hint)
        ]
    }
}
