package import Source
import YAML

extension Component {
    /// A key of a use that sets something else than its name suggests.
    package struct MistakenUse: Sendable {
        package enum Kind: Sendable, Equatable {
            /// The modifier has the name of a property of the used component, and does not set it.
            case modifier(String, component: String)
            /// A state of the used component sets the property to this value, and other parts of the component too.
            case property(String, state: String, component: String)
        }

        package var kind: Kind
        package var range: SourceRange
        /// Whether a state sets the modifier.
        package var isInState = false
    }

    /// The keys of its uses, and of the states of its uses, that set something else than their names suggest.
    package func mistakenUses(in library: SpecLibrary) -> [MistakenUse] {
        var uses: [MistakenUse] = []
        var used: [String: [Element]] = [:]
        forEachElement { element in
            guard element.kind == .use else { return }
            if let id = element.id { used[id, default: []].append(element) }
            let components = element.content.choices.compactMap { library[$0] }
            uses += element.mistakenModifiers(of: components) + element.mistakenProperties(of: components)
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".").map(String.init)
            guard steps.count == 2, !properties.contains(where: { $0.name == steps[0] }),
                let elements = used[steps[0]], let modifier = Modifier(key: steps[1]), modifier.readsLikeAProperty,
                !elements.contains(where: { $0[modifier] != nil }),
                let component = elements.flatMap(\.content.choices).lazy.compactMap({ library[$0] })
                    .first(where: { $0.hasProperty(named: steps[1]) })
            else { continue }
            uses.append(
                MistakenUse(
                    kind: .modifier(steps[1], component: component.name), range: setting.targetRange, isInState: true))
        }
        return uses.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    fileprivate func hasProperty(named name: String) -> Bool { properties.contains { $0.name == name } }
}

extension Element {
    /// The modifiers of a use with the name of a property that the use does not set.
    fileprivate func mistakenModifiers(of components: [Component]) -> [Component.MistakenUse] {
        modifiers.compactMap { modifier, value in
            guard modifier.readsLikeAProperty, kind.takes(modifier, isOverlaid: !overlay.isEmpty),
                self[.with]?[modifier.key] == nil,
                let component = components.first(where: { $0.hasProperty(named: modifier.key) })
            else { return nil }
            return Component.MistakenUse(
                kind: .modifier(modifier.key, component: component.name), range: value.keyRange)
        }
    }

    /// The properties of a use without a state that look like a state of the used component.
    fileprivate func mistakenProperties(of components: [Component]) -> [Component.MistakenUse] {
        guard self[.state] == nil, let given = self[.with]?.mapping else { return [] }
        return given.compactMap { entry in
            for component in components {
                let states = component.states.filter { $0.parts.count == 1 && $0.name != component.defaultState }
                for state in states where state.setsMore(than: entry.key, to: entry.value, of: component) {
                    return Component.MistakenUse(
                        kind: .property(entry.key, state: state.name, component: component.name), range: entry.keyRange)
                }
            }
            return nil
        }
    }
}

extension State {
    /// Whether the state sets the property to this value, or to one that it may have, and changes something that no
    /// property can: a body, the behavior or a modifier of a node.
    fileprivate func setsMore(than property: String, to value: Node, of component: Component) -> Bool {
        guard let set = settings.last(where: { $0.target == property })?.value,
            component.properties.first(where: { $0.name == property }).map({ WrittenValue($0.defaultValue) })
                != WrittenValue(set)
        else { return false }
        // A state that sets several properties is a sample, in which each may have any value.
        let isOnly = settings.allSatisfy { setting in
            setting.target == property || !component.properties.contains { $0.name == setting.target }
        }
        guard name == property || (isOnly && set.bool != nil), value.mayEqual(set) else { return false }
        return body != nil || !behavior.isEmpty
            || settings.contains { setting in
                let head = setting.target.prefix { $0 != "." }
                return !component.properties.contains { $0.name == head }
            }
    }
}

extension Node {
    /// Whether it is written like another value, or depends on a property or a condition.
    fileprivate func mayEqual(_ other: Node) -> Bool {
        if let text = string, text.hasPrefix("$"), !text.hasPrefix("$$") { return true }
        if let entries = mapping, entries.contains(where: { $0.key == "then" }) {
            return entries.contains { ($0.key == "then" || $0.key == "else") && $0.value.mayEqual(other) }
        }
        return WrittenValue(self) == WrittenValue(other)
    }
}

extension Modifier {
    /// Whether its name is one that properties of components have too, and its value is read, heard or shown.
    fileprivate var readsLikeAProperty: Bool {
        switch self {
        case .label, .hint, .value, .traits, .action, .role, .disabled, .placeholder, .color, .tint, .font: true
        default: false
        }
    }
}
