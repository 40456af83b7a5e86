import Source
import YAML

/// Nodes that are named by their ids: what a gesture, an animation or an order is about.
extension Binder {
    /// Reports a name that no node of a component has, nor one of a component that it uses. The body has the name `body`.
    ///
    /// - Returns: whether there may be such a node.
    @discardableResult
    mutating func checkNode(_ name: String, writtenAt node: Node, in component: Component) -> Bool {
        if mayHave(name, component) { return true }
        let ids = ids(in: component) ?? []
        report(
            Diagnostic(
                .unknownNode, "\(component.name) has no node “\(name)”", at: node.range,
                help: Suggestion.hint(for: name, among: ids.sorted()),
                fixes: node.namesProperty ? [] : Spelling.fixes(of: name, at: node.range, among: ids.sorted())))
        return false
    }

    /// Whether a component has a node of a name, or one that it uses has it, as far as they are known.
    mutating func mayHave(_ name: String, _ component: Component) -> Bool {
        let head = String(name.prefix { $0 != "." })
        return Self.rootNames.contains(head) || ids(in: component)?.contains(head) ?? true
    }

    /// The same for a value that may be a property.
    mutating func checkNode(_ node: Node?, in scope: Scope) {
        guard let node, let component = library[scope.component],
            let name = evaluate(node, in: scope).flatMap({ $0.isNull ? nil : $0.string })
        else { return }
        checkNode(name, writtenAt: node, in: component)
    }

    private static var rootNames: Set<String> { ["body", "top", "bottom"] }

    /// The ids that may be named in a component; nil where something that it uses is not known.
    private mutating func ids(in component: Component) -> Set<String>? {
        if let known = knownIDs[component.name] {
            noteUse(of: known.visited)
            return known.ids
        }
        var visited: Set<String> = []
        let ids = library.ids(in: component, visited: &visited)
        noteUse(of: visited)
        knownIDs[component.name] = (ids, visited)
        return ids
    }
}
