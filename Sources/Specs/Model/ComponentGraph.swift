/// Which components use which, as far as that is written out.
struct ComponentGraph: Sendable {
    /// What uses each component itself, in the order of the library.
    private let users: [String: [String]]
    /// What each component does for those that it uses.
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

    /// - Parameter asked: which actions are asked for.
    func support(for name: String, asking asked: AskedActions) -> UserSupport {
        users(of: [name]).subtracting([name]).compactMap { offers[$0] }
            .reduce(into: UserSupport()) { $0.formUnion($1, asking: asked) }
    }

    /// The components of some names and all that use them, directly or through others.
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
    /// The components of some names, and all that use them, directly or not.
    package func users(of names: Set<String>) -> Set<String> {
        names.isEmpty ? [] : graph.users(of: names)
    }
}
