package import Source
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

    /// Reads one document of a spec file; as ``SpecDocument`` does.
    package mutating func read(_ document: Node, in source: SourceFile? = nil, isWhole: Bool = true) {
        add(SpecDocument(document, in: source, isWhole: isWhole))
    }

    /// Adds a document to those before it.
    package mutating func add(_ document: SpecDocument) {
        switch document.content {
        case .nothing: break
        case .component(let component): add(component)
        case .acceptance(let acceptance): add(acceptance)
        }
        diagnostics += document.diagnostics
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
                        notes: [.init("it is first defined here", at: existing.idRange)]))
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
                notes: [.init("it is first defined here", at: existing.nameRange)])
            diagnostics.append(diagnostic)
            rivalries[component.name, default: []].append(diagnostic)
        }
    }
}
