import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of `motion`: animations by name.
extension Binder {
    private static let formKeys = SpecForms.reducedMotion.names
    private static let motionKeys = SpecForms.motion.names

    /// - Parameter state: The state that declares the animations; nil for those of the component.
    mutating func motions(_ node: Node, state: String?, in scope: Scope) -> [BoundMotion] {
        guard let entries = node.mapping else {
            report(.mismatchedType("a map from names to animations", found: node, of: "motion"))
            return []
        }
        return within(BindingLimits.animations, entries, "animations", at: \.keyRange).map { entry in
            var motion = motion(entry, in: scope)
            motion.state = state
            return motion
        }
    }

    private mutating func motion(_ entry: Node.Entry, in scope: Scope) -> BoundMotion {
        var motion = BoundMotion(name: entry.key, range: entry.keyRange)
        guard let members = entry.value.mapping ?? (entry.value.isNull ? [] : nil) else {
            report(.mismatchedType("a map", found: entry.value, of: entry.key))
            return motion
        }
        let unknown = members.filter { !Self.motionKeys.contains($0.key) }
        for member in unknown { report(.unknownKey(member, known: Self.motionKeys, in: "an animation")) }
        // An unknown key may be a misspelled `changes`, so only the unknown key is reported.
        if entry.value["changes"] == nil, unknown.isEmpty {
            report(
                Diagnostic(
                    .missingKey, "the animation “\(entry.key)” needs a key “changes”", at: entry.keyRange,
                    help: "write changes: { scale: [1, 0.95] }, from the first value to the last"))
        }
        motion.summary = entry.value["summary"].flatMap { text($0, in: scope)?.value }
        motion.node = entry.value["node"].flatMap { text($0, in: scope)?.value }
        checkNode(entry.value["node"], in: scope)
        if let trigger = entry.value["trigger"] { readTrigger(trigger, into: &motion, in: scope) }
        motion.form = form(entry.value, in: scope)
        motion.reduced = entry.value["reduced"].flatMap { reduced($0, in: scope) }
        return motion
    }

    /// Binds a word, or `{ drag: vertical, distance: 150 }`.
    private mutating func readTrigger(_ node: Node, into motion: inout BoundMotion, in scope: Scope) {
        guard let entries = node.mapping, node["drag"] != nil else {
            motion.trigger = choice(node, of: "trigger", among: BoundMotion.Trigger.self, in: scope)
            return
        }
        for entry in entries where !SpecForms.trigger.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.trigger.names, in: "a trigger"))
        }
        motion.trigger = .drag
        motion.dragDistance = node["distance"].flatMap { length($0, in: scope)?.value }
    }

    /// Binds the form under Reduce Motion: a map, or `none`.
    private mutating func reduced(_ node: Node, in scope: Scope) -> BoundMotion.Reduced? {
        if node.string == "none" { return BoundMotion.Reduced.none }
        guard let members = node.mapping else {
            report(.mismatchedType("a map or none", found: node, of: "reduced"))
            return nil
        }
        for member in members where !Self.formKeys.contains(member.key) {
            report(.unknownKey(member, known: Self.formKeys, in: "a reduced animation"))
        }
        return .form(form(node, in: scope))
    }

    private mutating func form(_ node: Node, in scope: Scope) -> BoundMotion.Form {
        var form = BoundMotion.Form()
        form.duration = node["duration"].flatMap { seconds($0, in: scope) }
        form.delay = node["delay"].flatMap { seconds($0, in: scope) }
        form.curve = node["curve"].flatMap { curve($0, in: scope) }
        form.repetition = node["repeat"].flatMap { repetition($0, in: scope) }
        form.changes = node["changes"].flatMap { changes($0, in: scope) }
        return form
    }

    /// Binds a spring or a timing function.
    private mutating func curve(_ node: Node, in scope: Scope) -> Bound<BoundMotion.Curve>? {
        let isSpring =
            node["response"] != nil || node.reference.map { tokens[TokenPath($0)]?.type == .spring } ?? false
        guard let bound = value(node, as: isSpring ? .spring : .cubicBezier, in: scope) else { return nil }
        switch bound.value {
        case .spring(let spring): return Bound(.spring(spring), range: bound.range, token: bound.token)
        case .cubicBezier(let curve): return Bound(.timing(curve), range: bound.range, token: bound.token)
        default: return nil
        }
    }

    /// Binds the number of repetitions: a whole number of at least 1, or `forever`.
    private mutating func repetition(_ node: Node, in scope: Scope) -> Bound<BoundMotion.Repetition>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        if plain.string == "forever" { return Bound(.forever, range: plain.range) }
        if let times = plain.number.flatMap(Int.init(exactly:)), times >= 1 {
            return Bound(.times(times), range: plain.range)
        }
        report(.mismatchedType("a whole number of at least 1, or forever", found: plain, of: "repeat"))
        return nil
    }

    // MARK: Changes

    private mutating func changes(_ node: Node, in scope: Scope) -> [BoundMotion.Change]? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        guard let entries = plain.mapping else {
            report(.mismatchedType("a map such as { scale: [1, 0.95] }", found: plain, of: "changes"))
            return nil
        }
        return entries.compactMap { change($0, in: scope) }
    }

    private mutating func change(_ entry: Node.Entry, in scope: Scope) -> BoundMotion.Change? {
        guard let property = BoundMotion.Property(rawValue: entry.key) else {
            report(.unknownKey(entry, known: SpecForms.changes.names, in: "changes"))
            return nil
        }
        guard let items = entry.value.sequence, items.count > 1 else {
            let count = entry.value.sequence?.count
            let found = count.map { $0 == 0 ? "an empty list" : "a list of one value" } ?? entry.value.kindName
            report(
                Diagnostic(
                    .mismatchedType,
                    "“\(entry.key)” takes a list of at least two values, from the first to the last, not \(found)",
                    at: entry.value.range))
            return nil
        }
        let values = items.compactMap { motionValue($0, of: property, in: scope) }
        guard values.count == items.count else { return nil }
        return BoundMotion.Change(
            property: property, values: values,
            range: SourceRange(
                file: entry.keyRange.file, start: entry.keyRange.start,
                end: max(entry.value.range.end, entry.keyRange.end)))
    }

    private mutating func motionValue(
        _ node: Node, of property: BoundMotion.Property, in scope: Scope
    ) -> BoundMotion.Value? {
        switch property {
        case .offsetX, .offsetY:
            if node.string == "offscreen" { return .offscreen }
            return length(node, in: scope).map { .number($0.value.value) }
        case .blur, .width, .height, .radius:
            return length(node, in: scope).map {
                .number(clamped($0.value.value, 0...BindingLimits.length.value, property.rawValue, at: $0.range))
            }
        case .opacity: return number(node, in: scope).map { .number(clamped($0, 0...1, "opacity", at: node.range)) }
        case .saturation:
            return number(node, in: scope).map {
                .number(clamped($0, 0...BindingLimits.number, "saturation", at: node.range))
            }
        case .scale, .rotation: return number(node, in: scope).map { .number($0) }
        case .color, .background, .fill: return color(node, in: scope).map { .color($0.value) }
        }
    }
}
