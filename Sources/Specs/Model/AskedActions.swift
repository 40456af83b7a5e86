import YAML

/// The actions that a component asks those for that use it: what its haptics are of, and what does the same as its gestures.
struct AskedActions {
    private let texts: Set<String>
    /// Whether some come by properties, and may be any.
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

    /// Those of some actions that may be asked for, what is put together from properties among them.
    func filtered(_ actions: Set<String>) -> Set<String> {
        if isOpen { return actions }
        return texts.isEmpty ? [] : actions.filter { texts.contains($0) || $0.contains("${") }
    }
}
