package import Source
import Tokens
package import YAML

/// Reads spec files: components, screens and acceptance criteria.
package struct SpecReader {
    package private(set) var components: [Component] = []
    /// The documents of acceptance criteria.
    package private(set) var acceptance: [Acceptance] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The files of the projects that the one at hand imports: its own components take the place of theirs.
    package var replaceableFiles: Set<FileID> = []
    /// What was told of components that are defined twice. It is settled once another project replaces the component.
    private var rivalries: [String: [Diagnostic]] = [:]

    package init() {}

    /// Reads one document of a spec file.
    ///
    /// - Parameters:
    ///   - source: the file, for fixes that add a key; without it there are none.
    ///   - isWhole: false where the file has a syntax error: what is missing may stand where it could not be read.
    package mutating func read(_ document: Node, in source: SourceFile? = nil, isWhole: Bool = true) {
        if document.isNull { return }
        guard document.mapping != nil else {
            diagnostics.append(
                Diagnostic(.wrongType, "a spec is a map, not \(document.kindName)", at: document.range.startPoint))
            return
        }
        if document["component"] != nil || document["screen"] != nil {
            var reader = ComponentReader(in: source, isWhole: isWhole)
            if let component = reader.read(document) { add(component) }
            diagnostics += reader.diagnostics
        } else if document["acceptance"] != nil {
            var reader = AcceptanceReader()
            if let acceptance = reader.read(document) { add(acceptance) }
            diagnostics += reader.diagnostics
        } else if isWhole {
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "this document is neither a component, a screen nor acceptance criteria",
                    at: document.mapping?.first?.keyRange ?? document.range,
                    help: "start it with component: Name, screen: Name or acceptance: Name"))
        }
    }

    /// Forgets the criteria that were read: those of another project are not accepted here.
    package mutating func removeAcceptance() {
        acceptance = []
    }

    private mutating func add(_ acceptance: Acceptance) {
        var result = acceptance
        result.criteria = []
        for criterion in acceptance.criteria {
            let known = self.acceptance.flatMap(\.criteria) + result.criteria
            if let existing = known.first(where: { $0.id == criterion.id }) {
                diagnostics.append(
                    Diagnostic(
                        .duplicateKey, "the criterion “\(criterion.id)” is defined twice", at: criterion.idRange,
                        notes: [.init("it is defined here first", at: existing.idRange)]))
            } else {
                result.criteria.append(criterion)
            }
        }
        self.acceptance.append(result)
    }

    private mutating func add(_ component: Component) {
        guard let index = components.firstIndex(where: { $0.name == component.name }) else {
            components.append(component)
            return
        }
        let existing = components[index]
        if replaceableFiles.contains(existing.nameRange.file) {
            components.remove(at: index)
            components.append(component)
            if let settled = rivalries.removeValue(forKey: component.name) {
                diagnostics.removeAll { settled.contains($0) }
            }
        } else {
            let diagnostic = Diagnostic(
                .duplicateKey, "the component “\(component.name)” is defined twice", at: component.nameRange,
                notes: [.init("it is defined here first", at: existing.nameRange)])
            diagnostics.append(diagnostic)
            rivalries[component.name, default: []].append(diagnostic)
        }
    }
}
