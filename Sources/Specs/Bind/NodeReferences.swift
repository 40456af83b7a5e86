import Source
import YAML

/// Nodes that are named by their ids: what a gesture, an animation or an order is about.
extension Binder {
    /// Reports a name that no node of a component has, nor one of a component that it uses. The body has the name `body`.
    mutating func checkNode(_ name: String, writtenAt node: Node, in component: Component) {
        let head = name.prefix { $0 != "." }
        guard !Self.rootNames.contains(String(head)), let ids = ids(in: component), !ids.contains(String(head)) else {
            return
        }
        report(
            Diagnostic(
                .unresolvedReference, "\(component.name) has no node “\(name)”", at: node.range,
                help: Suggestion.hint(for: name, among: ids.sorted()),
                fixes: node.namesProperty ? [] : Spelling.fixes(of: name, at: node.range, among: ids.sorted())))
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
