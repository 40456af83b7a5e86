/// Which components use which, as far as that is written out.
struct ComponentGraph: Sendable {
    /// What each component uses itself.
    private let parts: [String: Set<String>]
    /// What uses each component itself, in the order of the library.
    private let users: [String: [String]]

    init(_ components: [Component]) {
        var parts: [String: Set<String>] = [:]
        var users: [String: [String]] = [:]
        for component in components {
            let names = component.usedNames
            parts[component.name, default: []].formUnion(names)
            for name in names { users[name, default: []].append(component.name) }
        }
        self.parts = parts
        self.users = users
    }

    /// The components of some names and all that they use, directly or through others.
    func parts(of names: Set<String>) -> Set<String> { reached(from: names) { parts[$0] ?? [] } }

    /// The components of some names and all that use them, directly or through others.
    func users(of names: Set<String>) -> Set<String> { reached(from: names) { users[$0] ?? [] } }

    private func reached(from names: Set<String>, by step: (String) -> some Sequence<String>) -> Set<String> {
        var found = names
        var waiting = Array(names)
        while let name = waiting.popLast() {
            for next in step(name) where found.insert(next).inserted { waiting.append(next) }
        }
        return found
    }
}

extension SpecLibrary {
    /// The components that a component is made of, and itself, in the order of the library. Nil where that cannot be told,
    /// since the name of one is a property.
    package func parts(of component: Component) -> [Component]? {
        let names = graph.parts(of: [component.name])
        if names.contains(where: { $0.utf8.contains(UInt8(ascii: "$")) }) { return nil }
        return components.filter { names.contains($0.name) }
    }

    /// The components of some names, and all that use them, directly or not.
    package func users(of names: Set<String>) -> Set<String> {
        names.isEmpty ? [] : graph.users(of: names)
    }
}
