import YAML

/// What a component has to do with others, as far as it is written out.
extension Component {
    /// The names of the components that it uses.
    package var usedNames: Set<String> {
        var names: Set<String> = []
        forEachElement { element in
            if element.kind == .use { names.formUnion(element.content.choices) }
        }
        return names
    }

    /// Calls `body` with every value that it hands on: to what it uses, to the nodes that it repeats, and, by its properties
    /// and states, to its own nodes.
    func forEachHandedValue(_ body: (Node) -> Void) {
        forEachElement { element in
            for entry in element[.with]?.mapping ?? [] { body(entry.value) }
            if let items = element[.each] { body(items) }
        }
        for property in properties { body(property.defaultValue) }
        for setting in states.flatMap(\.settings) { body(setting.value) }
    }

    /// The actions that it writes on its own nodes, or hands to the components that it uses.
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

    /// What a behavior key says in a state, where that is a plain word: the state's own word, else the component's.
    package func text(of key: Behavior, in state: String) -> String? {
        let parts = state.split(separator: "+").map(String.init)
        let own = states.filter { $0.name == state || parts.contains($0.name) }.compactMap { $0.text(of: key) }
        return own.last ?? behavior[key]?.string
    }

    /// Whether VoiceOver is told of a state, as far as that is written out: `announce: true`, words, or words that depend
    /// on something.
    package func announces(in state: String) -> Bool {
        guard says(.announce, in: state) else { return false }
        return text(of: .announce, in: state).map { !["false", "null", "~", ""].contains($0) } ?? true
    }

    /// Whether a behavior key is written for a state, or for the component as a whole.
    package func says(_ key: Behavior, in state: String) -> Bool {
        let parts = state.split(separator: "+").map(String.init)
        return behavior[key] != nil
            || states.contains { ($0.name == state || parts.contains($0.name)) && $0.behavior[key] != nil }
    }

    /// Whether anything of it is counted beyond the events of its actions and gestures.
    var hasAnalytics: Bool {
        behavior[.analytics] != nil || states.contains { $0.behavior[.analytics] != nil }
    }
}

extension Node {
    /// Every text that stands in it.
    var texts: Set<String> {
        if let text = string { return [text] }
        var texts: Set<String> = []
        for item in sequence ?? [] { texts.formUnion(item.texts) }
        for entry in mapping ?? [] { texts.formUnion(entry.value.texts) }
        return texts
    }

    /// What a text may be: itself, or what the branches of a condition give.
    var choices: [String] {
        if let text = string { return [text] }
        return (mapping ?? []).filter { $0.key == "then" || $0.key == "else" }.flatMap(\.value.choices)
    }
}
