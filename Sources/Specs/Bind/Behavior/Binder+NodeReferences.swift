import Source
import YAML

/// Checks of the node ids that gestures, animations, orders and expectations refer to.
extension Binder {
    /// Reports a name that is not the id of a node in a component or in a component that it uses. The name of the body
    /// is `body`.
    ///
    /// - Returns: Whether such a node may exist.
    @discardableResult
    mutating func checkNode(_ name: String, writtenAt node: Node, in component: Component) -> Bool {
        if mayHave(name, component) { return true }
        let ids = ids(in: component) ?? []
        report(
            Diagnostic(
                .unknownNode, "“\(component.name)” has no node “\(name)”", at: node.range,
                help: Suggestion.hint(for: name, among: ids.sorted()),
                fixes: node.namesProperty ? [] : Spelling.fixes(of: name, at: node.range, among: ids.sorted())))
        return false
    }

    /// Whether a component, or a component that it uses, may have a node with this name; true if a used component is
    /// unknown.
    mutating func mayHave(_ name: String, _ component: Component) -> Bool {
        let head = String(name.prefix { $0 != "." })
        return Self.rootNames.contains(head) || ids(in: component)?.contains(head) ?? true
    }

    /// Checks a node name that may come from a property.
    mutating func checkNode(_ node: Node?, in scope: Scope) {
        guard let node, let component = library[scope.component],
            let name = evaluate(node, in: scope).flatMap({ $0.isNull ? nil : $0.string })
        else { return }
        checkNode(name, writtenAt: node, in: component)
    }

    private static var rootNames: Set<String> { ["body", "top", "bottom"] }

    /// Returns the node ids of a component and the components that it uses; nil if one of them is unknown.
    private mutating func ids(in component: Component) -> Set<String>? {
        if let cached = idCache[component.name] {
            noteUse(of: cached.visited)
            return cached.ids
        }
        var visited: Set<String> = []
        let ids = library.ids(in: component, visited: &visited)
        noteUse(of: visited)
        idCache[component.name] = (ids, visited)
        return ids
    }
}
