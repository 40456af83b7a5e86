import YAML

/// The action ids that a component refers to without defining them: keys of `haptics`, and alternatives of gestures.
/// Components that use it may define them.
struct ReferencedActions {
    private let texts: Set<String>
    /// Whether some ids come from properties and may be any action.
    private let isOpen: Bool

    init(of component: Component) {
        var texts: Set<String> = []
        for behavior in [component.behavior] + component.states.map(\.behavior) {
            texts.formUnion(behavior[.haptics]?.mapping?.map(\.key) ?? [])
            texts.formUnion(behavior[.gestures]?.texts ?? [])
        }
        self.texts = texts
        isOpen = texts.contains { $0.contains("$") }
    }

    /// Returns the actions that may be referred to, including those composed from properties.
    func filtered(_ actions: Set<String>) -> Set<String> {
        if isOpen { return actions }
        return texts.isEmpty ? [] : actions.filter { texts.contains($0) || $0.contains("${") }
    }
}
