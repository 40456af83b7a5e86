/// The uses between components, as far as they are written literally.
struct ComponentGraph: Sendable {
    /// By component, the components that use it directly, in the order of the library.
    private let users: [String: [String]]
    /// By component, the support that it offers to the components it uses.
    private let offers: [String: UserSupport]

    init(_ components: [Component]) {
        var users: [String: [String]] = [:]
        var offers: [String: UserSupport] = [:]
        for component in components {
            offers[component.name, default: UserSupport()].formUnion(UserSupport(of: component))
            for name in component.usedNames { users[name, default: []].append(component.name) }
        }
        self.users = users
        self.offers = offers
    }

    /// - Parameter references: The actions that the component refers to.
    func support(for name: String, limitedTo references: ReferencedActions) -> UserSupport {
        users(of: [name]).subtracting([name]).compactMap { offers[$0] }
            .reduce(into: UserSupport()) { $0.formUnion($1, limitedTo: references) }
    }

    /// Returns the given components and all that use them, directly or indirectly.
    func users(of names: Set<String>) -> Set<String> {
        var found = names
        var waiting = Array(names)
        while let name = waiting.popLast() {
            for user in users[name] ?? [] where found.insert(user).inserted { waiting.append(user) }
        }
        return found
    }
}

extension SpecLibrary {
    /// Returns the given components and all that use them, directly or indirectly.
    package func users(of names: Set<String>) -> Set<String> {
        names.isEmpty ? [] : graph.users(of: names)
    }
}
