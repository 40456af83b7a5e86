package import Source
import Tokens
package import YAML

/// Reads spec files: components, screens and acceptance criteria.
package struct SpecReader {
    package private(set) var components: [Component] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// Reads one document of a spec file.
    ///
    /// - Parameter isWhole: false where the file has a syntax error: what is missing may stand where it could not be read.
    package mutating func read(_ document: Node, isWhole: Bool = true) {
        if document.isNull { return }
        guard document.mapping != nil else {
            diagnostics.append(
                Diagnostic(.wrongType, "a spec is a map, not \(document.kindName)", at: document.range.startPoint))
            return
        }
        if document["component"] != nil || document["screen"] != nil {
            var reader = ComponentReader(isWhole: isWhole)
            if let component = reader.read(document) { add(component) }
            diagnostics += reader.diagnostics
        } else if isWhole, document["acceptance"] == nil {
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "this document is neither a component, a screen nor acceptance criteria",
                    at: document.mapping?.first?.keyRange ?? document.range,
                    help: "start it with component: Name, screen: Name or acceptance: Name"))
        }
    }

    private mutating func add(_ component: Component) {
        if let existing = components.first(where: { $0.name == component.name }) {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "the component “\(component.name)” is defined twice", at: component.nameRange,
                    notes: [.init("it is defined here first", at: existing.nameRange)]))
        } else {
            components.append(component)
        }
    }
}
