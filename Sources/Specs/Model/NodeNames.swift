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

    /// What a component may name as an action, its own and those of what it uses, since an action may come by a property or
    /// out of a list; nil where one of these is not known by its name.
    ///
    /// - Parameter visited: takes the components that were looked into.
    package func possibleActions(in component: Component, visited: inout Set<String>) -> PossibleActions? {
        guard visited.insert(component.name).inserted else { return PossibleActions() }
        var actions = PossibleActions(in: component)
        for name in component.usedNames {
            guard let used = self[name], let inner = possibleActions(in: used, visited: &visited) else { return nil }
            actions.formUnion(inner)
        }
        return actions
    }
}
