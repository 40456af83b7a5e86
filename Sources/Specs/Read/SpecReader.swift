package import Source
package import YAML

/// Reads spec files: components, screens and acceptance criteria.
package struct SpecReader {
    package private(set) var components: [Component] = []
    /// The documents of acceptance criteria.
    package private(set) var acceptance: [Acceptance] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The files of imported projects. A project's own component replaces an imported one with the same name.
    package var replaceableFiles: Set<FileID> = []
    /// The findings about duplicate components, by name. They are removed if the project replaces the component.
    private var duplicates: [String: [Diagnostic]] = [:]

    package init() {}

    /// Reads one document of a spec file.
    package mutating func read(_ document: Node, in source: SourceFile? = nil, isComplete: Bool = true) {
        add(SpecDocument(document, in: source, isComplete: isComplete))
    }

    /// Adds a document that was read before.
    package mutating func add(_ document: SpecDocument) {
        switch document.content {
        case .nothing: break
        case .component(let component): add(component)
        case .acceptance(let acceptance): add(acceptance)
        }
        diagnostics += document.diagnostics
    }

    /// Removes all criteria. Criteria of an imported project do not apply to the project that imports it.
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
                        notes: [.init("it is first defined here", at: existing.idRange)],
                        help: "give one of the two criteria another id, or delete it"))
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
            if let replaced = duplicates.removeValue(forKey: component.name) {
                diagnostics.removeAll { replaced.contains($0) }
            }
        } else {
            let diagnostic = Diagnostic(
                .duplicateKey, "the component “\(component.name)” is defined twice", at: component.nameRange,
                notes: [.init("it is first defined here", at: existing.nameRange)],
                help: "rename one of the two components, or delete it")
            diagnostics.append(diagnostic)
            duplicates[component.name, default: []].append(diagnostic)
        }
    }
}
