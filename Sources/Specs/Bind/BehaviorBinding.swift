import Source
import Tokens
import Values
import YAML

/// `gestures`, `motion`, `timing` and `timeout`, as far as they hold figures.
extension Binder {
    mutating func behavior(of component: Component, in scope: Scope) -> BoundBehavior {
        var behavior = BoundBehavior()
        let states = component.states.filter { scope.states.contains($0.name) }
        let all = [component.behavior] + states.map(\.behavior)
        behavior.gestures = all.compactMap { $0[.gestures] }.flatMap { gestures($0, in: scope) }
        behavior.motions = all.compactMap { $0[.motion] }.flatMap { motions($0, in: scope) }
        let timing = states.compactMap { $0.behavior[.timing] }.last ?? component.behavior[.timing]
        let timeout = states.compactMap { $0.behavior[.timeout] }.last ?? component.behavior[.timeout]
        if let timing { checkKeys(of: timing, ["dismissAfter"], named: "timing") }
        if let timeout { checkTimeout(timeout, of: component) }
        behavior.dismissAfter = timing?["dismissAfter"].flatMap { seconds($0, in: scope) }
        behavior.timeout = timeout?["after"].flatMap { seconds($0, in: scope) }
        return behavior
    }

    private mutating func checkKeys(of node: Node, _ known: [String], named name: String) {
        guard let entries = node.mapping else { return report(.wrongType("a map", found: node, of: name)) }
        for entry in entries where !known.contains(entry.key) { report(.unknownKey(entry, known: known, in: name)) }
    }

    /// `{ after: 3s, state: error }`, of a state that there is.
    private mutating func checkTimeout(_ node: Node, of component: Component) {
        checkKeys(of: node, ["after", "state"], named: "timeout")
        guard let state = node["state"], !component.stateNames.contains(state.string ?? "") else { return }
        report(
            Diagnostic(
                .unresolvedReference, "\(component.name) has no state “\(state.string ?? "")”", at: state.range,
                help: state.string.flatMap { Suggestion.hint(for: $0, among: component.stateNames) }))
    }

    private mutating func seconds(_ node: Node, in scope: Scope) -> Seconds? {
        guard case .duration(let duration)? = value(node, as: .duration, in: scope)?.value else { return nil }
        return duration
    }

    // MARK: Gestures

    private static let gestureKinds = ["swipe", "longPress", "drag", "pinch", "pull"]
    private static let gestureKeys = gestureKinds + ["threshold", "action", "alternative", "hint", "node"]

    private mutating func gestures(_ node: Node, in scope: Scope) -> [BoundBehavior.Gesture] {
        guard let items = node.sequence else {
            report(.wrongType("a list", found: node, of: "gestures"))
            return []
        }
        return items.compactMap { gesture($0, in: scope) }
    }

    private mutating func gesture(_ node: Node, in scope: Scope) -> BoundBehavior.Gesture? {
        let entries = node.mapping ?? []
        for entry in entries where !Self.gestureKeys.contains(entry.key) {
            report(.unknownKey(entry, known: Self.gestureKeys, in: "a gesture"))
        }
        guard let kind = entries.first(where: { Self.gestureKinds.contains($0.key) }) else {
            report(
                Diagnostic(
                    .wrongType, "a gesture says what it is", at: node.range,
                    help: "write \(Self.gestureKinds.joined(separator: ", "))"))
            return nil
        }
        var gesture = BoundBehavior.Gesture(kind: kind.key, range: kind.keyRange)
        if kind.key == "longPress" {
            gesture.duration = seconds(kind.value, in: scope)
        } else {
            gesture.direction = evaluate(kind.value, in: scope)?.string
        }
        gesture.threshold = node["threshold"].flatMap { length($0, in: scope)?.value }
        gesture.action = node["action"].flatMap { evaluate($0, in: scope)?.string }
        gesture.alternative = node["alternative"].flatMap { evaluate($0, in: scope)?.string }
        return gesture
    }

    // MARK: Motion

    private static let motionKeys = [
        "node", "trigger", "duration", "delay", "curve", "repeat", "changes", "reduced",
    ]

    private mutating func motions(_ node: Node, in scope: Scope) -> [BoundBehavior.Motion] {
        guard let entries = node.mapping else {
            report(.wrongType("a map from names to animations", found: node, of: "motion"))
            return []
        }
        return entries.map { motion($0, in: scope) }
    }

    private mutating func motion(_ entry: Node.Entry, in scope: Scope) -> BoundBehavior.Motion {
        for member in entry.value.mapping ?? [] where !Self.motionKeys.contains(member.key) {
            report(.unknownKey(member, known: Self.motionKeys, in: "an animation"))
        }
        if let curve = entry.value["curve"] { checkCurve(curve, in: scope) }
        if let reduced = entry.value["reduced"] {
            for member in reduced.mapping ?? [] where !Self.motionKeys.contains(member.key) {
                report(.unknownKey(member, known: Self.motionKeys, in: "an animation"))
            }
            if let curve = reduced["curve"] { checkCurve(curve, in: scope) }
            if let duration = reduced["duration"] { _ = seconds(duration, in: scope) }
        }
        return BoundBehavior.Motion(
            name: entry.key, trigger: entry.value["trigger"]?.string,
            duration: entry.value["duration"].flatMap { seconds($0, in: scope) },
            delay: entry.value["delay"].flatMap { seconds($0, in: scope) }, range: entry.keyRange)
    }

    /// A curve is a spring or a timing function.
    private mutating func checkCurve(_ node: Node, in scope: Scope) {
        if let path = node.reference.map({ TokenPath($0) }), tokens[path]?.type == .spring {
            noteUse(of: path)
        } else if node["response"] != nil {
            _ = value(node, as: .spring, in: scope)
        } else {
            _ = value(node, as: .cubicBezier, in: scope)
        }
    }
}
