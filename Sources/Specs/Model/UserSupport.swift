/// The behavior that components provide for a component that they use, directly or indirectly: everything that rules on
/// that component depend on.
package struct UserSupport: Sendable, Hashable {
    /// The actions that they set, and all values that they pass on as possible actions. For example, buttons may be
    /// outside the deck that is swiped.
    package private(set) var actions: Set<String> = []
    /// Whether one of them announces its loading state to VoiceOver.
    package private(set) var announcesLoading = false
    /// Whether one of them limits its loading time.
    package private(set) var endsLoading = false

    package init() {}

    /// Creates the support that one component provides.
    init(of user: Component) {
        user.forEachElement { element in
            if let action = element[.action] { actions.formUnion(action.texts) }
        }
        user.forEachPassedValue { actions.formUnion($0.texts) }
        let loading = user.stateNames.filter(Component.isLoading)
        announcesLoading = loading.contains { user.announces(in: $0) }
        endsLoading = loading.contains { user.sets(.timeout, in: $0) }
    }

    /// - Parameter references: The actions to keep; nil for all.
    mutating func formUnion(_ other: UserSupport, limitedTo references: ReferencedActions? = nil) {
        actions.formUnion(references?.filtered(other.actions) ?? other.actions)
        announcesLoading = announcesLoading || other.announcesLoading
        endsLoading = endsLoading || other.endsLoading
    }
}

extension SpecLibrary {
    /// Returns the support that a component receives from those that use it, limited to the actions it refers to.
    package func support(for component: Component) -> UserSupport {
        graph.support(for: component.name, limitedTo: ReferencedActions(of: component))
    }
}

extension Component {
    /// Whether a state is a loading state, by its name.
    package static func isLoading(_ state: String) -> Bool { state.split(separator: "+").contains("loading") }
}
