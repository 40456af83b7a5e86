import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of `gestures`.
extension Binder {
    private static let gestureKinds = SpecForms.gesture.alternatives
    private static let gestureKeys = SpecForms.gesture.names

    mutating func gestures(_ node: Node, in scope: Scope) -> [BoundBehavior.Gesture] {
        guard let items = node.sequence else {
            report(.mismatchedType("a list", found: node, of: "gestures"))
            return []
        }
        let gestures = items.compactMap { gesture($0, in: scope) }
        for (index, gesture) in gestures.enumerated() {
            if let earlier = gestures[..<index].first(where: { $0.conflicts(with: gesture) }) {
                reportConflict(of: gesture, with: earlier)
            }
        }
        return gestures
    }

    private mutating func gesture(_ node: Node, in scope: Scope) -> BoundBehavior.Gesture? {
        let entries = node.mapping ?? []
        let unknown = entries.filter { !Self.gestureKeys.contains($0.key) }
        for entry in unknown { report(.unknownKey(entry, known: Self.gestureKeys, in: "a gesture")) }
        let kinds = entries.filter { Self.gestureKinds.contains($0.key) }
        guard let kind = kinds.first else {
            report(
                Diagnostic(
                    .missingKey, "a gesture needs a kind", at: node.range,
                    help: "write one of the keys \(Self.gestureKinds.joined(separator: ", "))"))
            return nil
        }
        for extra in kinds.dropFirst() {
            report(
                Diagnostic(
                    .conflictingKeys, "this gesture has two kinds, “\(kind.key)” and “\(extra.key)”",
                    at: extra.keyRange, notes: [.init("the first kind is here", at: kind.keyRange)],
                    help: "split it into two gestures"))
        }
        // An unknown key may be a misspelled `action`, so only the unknown key is reported.
        if node["action"] == nil, unknown.isEmpty {
            report(
                Diagnostic(
                    .missingKey, "this gesture needs a key “action”", at: kind.keyRange,
                    help: "add action:, such as action: open_menu"))
        }
        var gesture = BoundBehavior.Gesture(kind: kind.key, range: kind.keyRange)
        switch kind.key {
        case "longPress": gesture.duration = seconds(kind.value, in: scope)?.value
        case "swipe":
            gesture.direction = choice(kind.value, of: "swipe", among: SwipeDirection.self, in: scope)?.rawValue
        default: gesture.direction = evaluate(kind.value, in: scope).flatMap { $0.isNull ? nil : $0.string }
        }
        gesture.node = node["node"].flatMap { text($0, in: scope)?.value }
        checkNode(node["node"], in: scope)
        gesture.threshold = node["threshold"].flatMap { length($0, in: scope) }
        gesture.action = node["action"].flatMap { text($0, in: scope) }
        gesture.alternative = node["alternative"].flatMap { text($0, in: scope) }
        gesture.hint = node["hint"].flatMap { text($0, in: scope) }
        return gesture
    }

    private mutating func reportConflict(of gesture: BoundBehavior.Gesture, with earlier: BoundBehavior.Gesture) {
        guard let action = gesture.action, let other = earlier.action else { return }
        report(
            Diagnostic(
                .duplicateKey,
                "this gesture triggers “\(action.value)”, but the same gesture already triggers “\(other.value)”",
                at: gesture.range, notes: [.init("the first gesture is here", at: earlier.range)],
                help: "remove one of them, or give one a different direction, threshold or node"))
    }
}

extension BoundBehavior.Gesture {
    /// Whether both gestures are triggered by the same movement but have different actions.
    fileprivate func conflicts(with other: Self) -> Bool {
        guard let action, let otherAction = other.action, action.value != otherAction.value else { return false }
        return kind == other.kind && direction == other.direction && (node ?? "body") == (other.node ?? "body")
            && threshold?.value == other.threshold?.value && duration == other.duration
    }
}

/// A physical direction, which is the same in right-to-left layouts.
enum SwipeDirection: String, CaseIterable {
    case left
    case right
    case up
    case down
}
