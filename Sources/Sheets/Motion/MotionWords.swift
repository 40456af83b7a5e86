import Specs
import Tokens
import Values

/// A description of an animation.
struct MotionWords {
    var motion: BoundMotion
    var form: BoundMotion.Form

    /// `Spring`, `Ease-out`.
    var curveName: String {
        let name = curve
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static var drag: String { SheetWords["follows the finger"] }
    private static var scroll: String { SheetWords["follows the scrolled content"] }

    private var curve: String {
        if motion.trigger == .drag { return Self.drag }
        if motion.followsScroll { return Self.scroll }
        switch form.curve?.value {
        case .spring: return SheetWords["spring"]
        case .timing(let curve):
            let values = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.short($0) }
            return curve.name ?? "cubic-bezier(\(values.joined(separator: ", ")))"
        case nil: return "ease-in-out"
        }
    }

    /// `spring, response 0.3 s, damping fraction 0.6`; `ease-out 0.3 s`.
    var run: String {
        var words = [first]
        if let delay = form.delay?.value, delay.value > 0 { words.append(SheetWords["after %", seconds(delay)]) }
        switch form.repetition?.value {
        case .forever: words.append(SheetWords["repeats forever"])
        case .times(let times) where times > 1: words.append(SheetWords["% times", times])
        case .times, nil: break
        }
        return SheetWords.list(words)
    }

    private var first: String {
        switch form.curve?.value {
        case .spring(let spring):
            let words = SheetWords[
                "spring, response %, damping fraction %", seconds(spring.response),
                DecimalText.short(spring.dampingFraction)]
            // After the release, a spring takes over.
            return motion.trigger == .drag ? SheetWords["%, then %", dragged, words] : words
        case .timing, nil:
            if motion.trigger == .drag { return dragged }
            return form.duration.map { "\(curve) \(seconds($0.value))" } ?? curve
        }
    }

    private var dragged: String { motion.dragDistance.map { SheetWords["%, % points", curve, $0] } ?? curve }

    /// `scale 1 → 0.95 → 1`. A press returns to its start.
    var changes: String {
        SheetWords.list(
            (form.changes ?? []).map { change in
                var values = change.values.map(Self.word)
                if motion.trigger == .press, values.count == 2 { values.append(values[0]) }
                return Self.name(of: change.property) + " " + values.joined(separator: " → ")
            })
    }

    private static func name(of property: BoundMotion.Property) -> String {
        switch property {
        case .offsetX: "offset x"
        case .offsetY: "offset y"
        default: property.rawValue
        }
    }

    private static func word(_ value: BoundMotion.Value) -> String {
        switch value {
        case .number(let number): DecimalText.short(number, places: 3).replacing("-", with: "−")
        case .offscreen: SheetWords["offscreen"]
        case .color(let color): color[.light].hex
        }
    }

    /// The token of its curve or duration: `motion.press`.
    var token: String? { (form.curve?.token ?? form.duration?.token)?.text }

    private func seconds(_ time: Seconds) -> String { "\(DecimalText.short(time.value)) s" }
}
