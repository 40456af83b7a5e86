import YAML

/// The roles of a component's properties, inferred from the modifiers that use them.
extension Component {
    /// Returns, by property, the roles in which its whole value is used in modifiers, including those of components
    /// that it is passed to.
    ///
    /// - Parameter depth: The number of nested components to search.
    func propertyRoles(in library: SpecLibrary, depth: Int = 4) -> [String: [Literal.Role]] {
        var roles: [String: [Literal.Role]] = [:]
        let names = Set(properties.map(\.name))
        guard !names.isEmpty else { return roles }
        func note(_ role: Literal.Role, of node: Node) {
            for name in node.namedProperties where names.contains(name) && !(roles[name]?.contains(role) ?? false) {
                roles[name, default: []].append(role)
            }
        }
        forEachElement { element in
            for (modifier, value) in element.modifiers {
                if let role = modifier.role { note(role, of: value.node) }
            }
            guard depth > 0, element.kind == .use, let given = element[.with]?.mapping,
                let used = element.content.string.flatMap({ library[$0] })
            else { return }
            let inner = used.propertyRoles(in: library, depth: depth - 1)
            for entry in given {
                for role in inner[entry.key] ?? [] { note(role, of: entry.value) }
            }
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".")
            if steps.count == 2, let role = Modifier(key: String(steps[1]))?.role { note(role, of: setting.value) }
        }
        return roles
    }
}

extension Node {
    /// The properties whose whole values are used in this one: directly, in a branch of a condition, or at an edge.
    fileprivate var namedProperties: [String] {
        if let text = string { return text.hasPrefix("$") ? [String(text.dropFirst())] : [] }
        return (sequence ?? []).flatMap(\.namedProperties)
            + (mapping ?? []).filter { $0.key != "when" && $0.key != "unless" }.flatMap(\.value.namedProperties)
    }
}
