import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of gestures, motion, haptics, times, announcements and analytics, of a component and of its active states.
extension Binder {
    mutating func behavior(of component: Component, in scope: Scope) -> BoundBehavior {
        var behavior = BoundBehavior()
        let states = component.states(named: scope.states)
        let all = [component.behavior] + states.map(\.behavior)
        // A key with a single value is taken from the last state that sets it, otherwise from the component.
        let last = { (key: Behavior) in states.compactMap { $0.behavior[key] }.last ?? component.behavior[key] }
        behavior.gestures = all.compactMap { $0[.gestures] }.flatMap { gestures($0, in: scope) }
        behavior.motions = component.behavior[.motion].map { motions($0, state: nil, in: scope) } ?? []
        for state in states {
            behavior.motions += state.behavior[.motion].map { motions($0, state: state.name, in: scope) } ?? []
        }
        behavior.haptic = last(.haptic).flatMap { haptic($0, in: scope) }
        for node in all.compactMap({ $0[.haptics] }) {
            behavior.haptics.merge(haptics(node, in: scope)) { _, new in new }
        }
        if let timing = last(.timing) {
            checkKeys(of: timing, SpecForms.timing.names, named: "timing")
            behavior.dismissAfter = timing["dismissAfter"].flatMap { seconds($0, in: scope) }
        }
        behavior.timeout = last(.timeout).map { timeout($0, of: component, in: scope) }
        if let written = last(.announce) { readAnnouncement(written, into: &behavior, in: scope) }
        behavior.presentation = presentation(of: component, in: scope).map { Bound($0.style, range: $0.styleRange) }
        for node in all.compactMap({ $0[.analytics] }) { readAnalytics(node, into: &behavior, in: scope) }
        return behavior
    }

    private mutating func checkKeys(of node: Node, _ known: [String], named name: String) {
        guard let entries = node.mapping else { return report(.mismatchedType("a map", found: node, of: name)) }
        for entry in entries where !known.contains(entry.key) { report(.unknownKey(entry, known: known, in: name)) }
    }

    /// Binds `{ after: 3s, state: error }`; the state must exist.
    private mutating func timeout(
        _ node: Node, of component: Component, in scope: Scope
    ) -> BoundBehavior.Timeout {
        checkKeys(of: node, SpecForms.timeout.names, named: "timeout")
        var timeout = BoundBehavior.Timeout(range: node.range)
        timeout.after = node["after"].flatMap { seconds($0, in: scope) }
        guard let written = node["state"], let state = text(written, in: scope) else { return timeout }
        timeout.state = state
        if !component.hasState(named: state.value) {
            report(
                Diagnostic(
                    .unknownState, "“\(component.name)” has no state “\(state.value)”", at: state.range,
                    help: Suggestion.hint(for: state.value, among: component.stateNames),
                    fixes: Spelling.fixes(of: state.value, at: state.origin, among: component.stateNames)))
        }
        return timeout
    }

    /// Binds `announce: true` or the announced text; an empty text announces nothing.
    private mutating func readAnnouncement(_ node: Node, into behavior: inout BoundBehavior, in scope: Scope) {
        guard let plain = evaluate(node, in: scope) else { return }
        guard plain.bool == nil, plain.number == nil, !plain.isNull else {
            behavior.announces = flag(node, in: scope) ?? false
            return
        }
        guard let words = text(node, in: scope), !words.value.isEmpty else { return }
        (behavior.announces, behavior.announcement) = (true, words)
    }

    /// Binds a duration; a negative one is reported and becomes 0.
    mutating func seconds(_ node: Node, in scope: Scope) -> Bound<Seconds>? {
        guard let bound = value(node, as: .duration, in: scope), case .duration(let duration) = bound.value else {
            return nil
        }
        if duration < Seconds(0) { reportNegative("a duration", at: bound.range) }
        return Bound(max(duration, Seconds(0)), range: bound.range, token: bound.token)
    }

    // MARK: Haptics

    private mutating func haptic(_ node: Node, in scope: Scope) -> Bound<Haptic>? {
        guard let bound = value(node, as: .haptic, in: scope), case .haptic(let haptic) = bound.value else {
            return nil
        }
        return Bound(haptic, range: bound.range, token: bound.token)
    }

    private mutating func haptics(_ node: Node, in scope: Scope) -> [String: Bound<Haptic>] {
        guard let entries = node.mapping else {
            report(.mismatchedType("a map from appear, disappear or action ids to haptics", found: node, of: "haptics"))
            return [:]
        }
        var haptics: [String: Bound<Haptic>] = [:]
        for entry in entries {
            checkAction(of: entry, in: scope)
            haptics[entry.key] = haptic(entry.value, in: scope)
        }
        return haptics
    }

    // MARK: Analytics

    private static let analyticsKeys = SpecForms.analytics.names

    /// Binds `{ view: explore_view, events: { share: [communityId] } }`.
    private mutating func readAnalytics(_ node: Node, into behavior: inout BoundBehavior, in scope: Scope) {
        checkKeys(of: node, Self.analyticsKeys, named: "analytics")
        if let view = node["view"].flatMap({ text($0, in: scope) }) { behavior.views.append(view) }
        guard let events = node["events"] else { return }
        guard let entries = events.mapping else {
            return report(.mismatchedType("a map from event names to lists of fields", found: events, of: "events"))
        }
        behavior.events += entries.map { event($0, in: scope) }
    }

    private mutating func event(_ entry: Node.Entry, in scope: Scope) -> BoundBehavior.Event {
        var event = BoundBehavior.Event(name: Bound(entry.key, range: entry.keyRange))
        if let fields = entry.value.sequence {
            event.fields = fields.compactMap { text($0, in: scope) }
        } else if !entry.value.isNull {
            report(.mismatchedType("a list of fields", found: entry.value, of: entry.key))
        }
        return event
    }
}
