/// What the components that use one do in its place, directly or through others: all that is ever asked of them when the
/// one is judged.
package struct UserSupport: Sendable, Hashable {
    /// The actions that they write, and whatever they hand on that may become one: buttons may stand beside the deck that is
    /// swiped.
    package private(set) var actions: Set<String> = []
    /// Whether one of them tells VoiceOver that it loads.
    package private(set) var announcesLoading = false
    /// Whether one of them gives up loading after a time.
    package private(set) var endsLoading = false

    package init() {}

    /// What one of them does.
    init(of user: Component) {
        user.forEachElement { element in
            if let action = element[.action] { actions.formUnion(action.texts) }
        }
        user.forEachHandedValue { actions.formUnion($0.texts) }
        let loading = user.stateNames.filter(Component.isLoading)
        announcesLoading = loading.contains { user.announces(in: $0) }
        endsLoading = loading.contains { user.says(.timeout, in: $0) }
    }

    /// - Parameter asked: which of the actions are asked for; nil for all.
    mutating func formUnion(_ other: UserSupport, asking asked: AskedActions? = nil) {
        actions.formUnion(asked?.filtered(other.actions) ?? other.actions)
        announcesLoading = announcesLoading || other.announcesLoading
        endsLoading = endsLoading || other.endsLoading
    }
}

extension SpecLibrary {
    /// What those that use a component do in its place, as far as it asks for it.
    package func support(for component: Component) -> UserSupport {
        graph.support(for: component.name, asking: AskedActions(of: component))
    }
}

extension Component {
    /// Whether a state, by its name, waits for content.
    package static func isLoading(_ state: String) -> Bool { state.split(separator: "+").contains("loading") }
}
