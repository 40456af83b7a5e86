import YAML

extension SpecLibrary {
    /// The ids of a component's nodes and of those in the components that it uses; nil where one of these is not known by
    /// its name.
    ///
    /// - Parameter visited: takes the components that were looked into.
    package func ids(in component: Component, visited: inout Set<String>) -> Set<String>? {
        guard visited.insert(component.name).inserted else { return [] }
        var ids: Set<String> = []
        component.forEachElement { if let id = $0.id { ids.insert(id) } }
        for name in component.usedNames {
            guard let used = self[name], let inner = self.ids(in: used, visited: &visited) else { return nil }
            ids.formUnion(inner)
        }
        return ids
    }
}
