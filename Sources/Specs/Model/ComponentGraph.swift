/// Which components use which, as far as that is written out.
struct ComponentGraph: Sendable {
    /// What uses each component itself, in the order of the library.
    private let users: [String: [String]]

    init(_ components: [Component]) {
        var users: [String: [String]] = [:]
        for component in components {
            for name in component.usedNames { users[name, default: []].append(component.name) }
        }
        self.users = users
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
