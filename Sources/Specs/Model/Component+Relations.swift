import YAML

/// The relations of a component to others, as far as they are written literally.
extension Component {
    /// The names of the components that it uses.
    package var usedNames: Set<String> {
        var names: Set<String> = []
        forEachElement { element in
            if element.kind == .use { names.formUnion(element.content.choices) }
        }
        return names
    }

    /// Calls `body` with every value that it passes on: to the components it uses, to repeated nodes and, through
    /// properties and states, to its own nodes.
    func forEachPassedValue(_ body: (Node) -> Void) {
        forEachElement { element in
            for entry in element[.with]?.mapping ?? [] { body(entry.value) }
            if let items = element[.each] { body(items) }
        }
        for property in properties { body(property.defaultValue) }
        for setting in states.flatMap(\.settings) { body(setting.value) }
    }

    /// The actions that it sets on its own nodes or passes to the components it uses.
    package var writtenActions: Set<String> {
        var actions: Set<String> = []
        forEachElement { element in
            if let action = element[.action]?.string { actions.insert(action) }
            for entry in element[.with]?.mapping ?? [] {
                if let text = entry.value.string { actions.insert(text) }
            }
        }
        for property in properties {
            if let text = property.defaultValue.string { actions.insert(text) }
        }
        return actions
    }

    /// Returns the value of a behavior key in a state if it is a plain text: the state's own value, otherwise the
    /// component's.
    package func text(of key: Behavior, in state: String) -> String? {
        let parts = state.split(separator: "+").map(String.init)
        let own = states.filter { $0.name == state || parts.contains($0.name) }.compactMap { $0.text(of: key) }
        return own.last ?? behavior[key]?.string
    }

    /// Whether VoiceOver announces a state: `announce: true`, a text, or a value that depends on a condition.
    package func announces(in state: String) -> Bool {
        guard sets(.announce, in: state) else { return false }
        return text(of: .announce, in: state).map { !["false", "null", "~", ""].contains($0) } ?? true
    }

    /// Whether a behavior key is set for a state, or for the component as a whole.
    package func sets(_ key: Behavior, in state: String) -> Bool {
        let parts = state.split(separator: "+").map(String.init)
        return behavior[key] != nil
            || states.contains { ($0.name == state || parts.contains($0.name)) && $0.behavior[key] != nil }
    }

    /// Whether it logs analytics in addition to the events of its actions and gestures.
    var hasAnalytics: Bool {
        behavior[.analytics] != nil || states.contains { $0.behavior[.analytics] != nil }
    }
}

extension Node {
    /// All texts in the value.
    var texts: Set<String> {
        if let text = string { return [text] }
        var texts: Set<String> = []
        for item in sequence ?? [] { texts.formUnion(item.texts) }
        for entry in mapping ?? [] { texts.formUnion(entry.value.texts) }
        return texts
    }

    /// The texts that the value may have: the text itself, or the branches of a condition.
    var choices: [String] {
        if let text = string { return [text] }
        return (mapping ?? []).filter { $0.key == "then" || $0.key == "else" }.flatMap(\.value.choices)
    }
}
