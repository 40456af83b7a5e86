extension SpecLibrary {
    /// Returns the ids of a component's nodes and those of the components that it uses; nil if one of
    /// these is unknown or was not read completely.
    ///
    /// - Parameter visited: Receives the visited components.
    package func ids(in component: Component, visited: inout Set<String>) -> Set<String>? {
        guard visited.insert(component.name).inserted else { return [] }
        guard component.isComplete else { return nil }
        var ids: Set<String> = []
        component.forEachElement { if let id = $0.id { ids.insert(id) } }
        for name in component.usedNames {
            guard let used = self[name], let inner = self.ids(in: used, visited: &visited) else { return nil }
            ids.formUnion(inner)
        }
        return ids
    }

    /// Returns the possible actions of a component and those of the components that it uses, because an action may come
    /// from a property or a list; nil if one of these is unknown or was not read completely.
    ///
    /// - Parameter visited: Receives the visited components.
    package func possibleActions(in component: Component, visited: inout Set<String>) -> PossibleActions? {
        guard visited.insert(component.name).inserted else { return PossibleActions() }
        guard component.isComplete else { return nil }
        var actions = PossibleActions(in: component)
        for name in component.usedNames {
            guard let used = self[name], let inner = possibleActions(in: used, visited: &visited) else { return nil }
            actions.formUnion(inner)
        }
        return actions
    }
}
