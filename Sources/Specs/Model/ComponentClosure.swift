import YAML

/// What a component is made of, and what it stands in.
extension SpecLibrary {
    /// The components that decide what a component shows and what is said of it: those that it uses and those that use
    /// it, directly or through others, and itself. Nil where that cannot be told, since the name of one is a property.
    package func relatives(of component: Component) -> [Component]? {
        var found = [component.name: component]
        var waiting = [component]
        while let next = waiting.popLast() {
            for name in next.usedNames {
                if name.utf8.contains(UInt8(ascii: "$")) { return nil }
                guard found[name] == nil, let used = self[name] else { continue }
                found[name] = used
                waiting.append(used)
            }
        }
        for user in users(of: component.name) { found[user.name] = user }
        return Array(found.values)
    }
}
