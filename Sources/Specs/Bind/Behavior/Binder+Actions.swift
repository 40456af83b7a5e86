import Source
import YAML

/// Checks of the action ids that `haptics` refers to.
extension Binder {
    /// Reports a key of `haptics` that is neither `appear`, `disappear` nor an action of the component, of a component
    /// it uses or of one that uses it.
    mutating func checkAction(of entry: Node.Entry, in scope: Scope) {
        guard !Self.moments.contains(entry.key), let component = library[scope.component],
            let actions = actions(in: component), !actions.contains(entry.key)
        else { return }
        let names = component.writtenActions.intersection(actions.texts).union(Self.moments).sorted()
        report(
            Diagnostic(
                .unknownAction, "“\(component.name)” has no action “\(entry.key)”", at: entry.keyRange,
                help: Suggestion.hint(for: entry.key, among: names),
                fixes: Spelling.fixes(of: entry.key, at: entry.keyRange, among: names)))
    }

    private static var moments: Set<String> { ["appear", "disappear"] }

    /// The possible actions of a component; nil if a component that it uses is unknown.
    private mutating func actions(in component: Component) -> PossibleActions? {
        if let cached = actionCache[component.name] {
            noteUse(of: cached.visited)
            return cached.actions
        }
        var visited: Set<String> = []
        var actions = library.possibleActions(in: component, visited: &visited)
        actions?.formUnion(passed: library.support(for: component).actions)
        noteUse(of: visited)
        actionCache[component.name] = (actions, visited)
        return actions
    }
}
