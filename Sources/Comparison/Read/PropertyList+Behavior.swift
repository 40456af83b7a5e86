import Platform
import Specs
import Tokens
import Values

/// The behavior of a mock-up, which no picture shows.
extension PropertyList {
    mutating func add(_ behavior: BoundBehavior) {
        for motion in behavior.motions { add(motion) }
        for gesture in behavior.gestures {
            let parts = [
                gesture.kind, gesture.direction, gesture.node, gesture.action?.value, gesture.alternative?.value,
                gesture.threshold.map { "\($0.value) pt" }, gesture.duration.map(Self.words),
            ]
            let words = parts.compactMap(\.self).joined(separator: " ")
            add("gestures", .text(words), .silent, [gesture.threshold?.token, gesture.action?.token])
        }
        if let haptic = behavior.haptic { add("haptic", .text(haptic.value.rawValue), .silent, [haptic.token]) }
        for (trigger, haptic) in behavior.haptics.sorted(by: { $0.key < $1.key }) {
            add("haptics", .text("\(trigger) \(haptic.value.rawValue)"), .silent, [haptic.token])
        }
        if let time = behavior.dismissAfter { add("timing", .text(Self.words(time.value)), .silent, [time.token]) }
        if let timeout = behavior.timeout {
            let words = [timeout.after.map { Self.words($0.value) }, timeout.state?.value].compactMap(\.self)
            add("timeout", .text(words.joined(separator: " ")), .silent, [timeout.after?.token])
        }
        add("announce", behavior.announces, .silent)
        add("announcement", behavior.announcement, .silent)
        for view in behavior.views { add("analytics", "view \(view.value)", .silent) }
        for event in behavior.events {
            let fields = event.fields.map(\.value).joined(separator: ", ")
            add("analytics", .text(fields.isEmpty ? event.name.value : "\(event.name.value): \(fields)"), .silent)
        }
    }

    private mutating func add(_ motion: BoundMotion) {
        var words = [motion.name] + [motion.trigger?.rawValue, motion.node].compactMap(\.self)
        words += Self.words(motion.form)
        var forms = [motion.form]
        switch motion.reduced {
        case .form(let form):
            words += ["reduced:"] + Self.words(form)
            forms.append(form)
        case BoundMotion.Reduced.none?: words.append("reduced: none")
        case nil: break
        }
        let tokens = forms.flatMap { [$0.duration?.token, $0.delay?.token, $0.curve?.token] }
        add("motion", .text(words.joined(separator: " ")), .silent, tokens)
    }

    private static func words(_ form: BoundMotion.Form) -> [String] {
        var words: [String] = []
        if let duration = form.duration { words.append(Self.words(duration.value)) }
        if let delay = form.delay { words.append("after \(Self.words(delay.value))") }
        switch form.curve?.value {
        case .spring(let spring):
            words.append("spring \(Self.words(spring.response)) \(DecimalText.short(spring.dampingFraction))")
        case .timing(let curve):
            let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.short($0) }
            words.append("curve \(points.joined(separator: " "))")
        case nil: break
        }
        switch form.repetition?.value {
        case .times(let count): words.append("\(count) times")
        case .forever: words.append("forever")
        case nil: break
        }
        for change in form.changes ?? [] {
            let values = change.values.map(Self.words).joined(separator: " to ")
            words.append("\(change.property.rawValue) \(values)")
        }
        return words
    }

    private static func words(_ value: BoundMotion.Value) -> String {
        switch value {
        case .number(let number): DecimalText.short(number, places: 4)
        case .offscreen: "offscreen"
        case .color(let color): words(color)
        }
    }

    private static func words(_ seconds: Seconds) -> String { "\(DecimalText.short(seconds.value, places: 3)) s" }
}
