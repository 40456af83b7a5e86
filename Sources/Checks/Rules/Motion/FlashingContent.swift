import Source
import Specs
import Values

/// Reports content that flashes fast enough to cause seizures.
package struct FlashingContent: Rule {
    package static let facts = RuleFacts(
        "flashing-content", group: .motion,
        summary: "content that flashes more than three times per second",
        rationale: """
            Light that flashes more than three times per second can cause seizures within moments, even in people who \
            do not know that they are at risk. A reduced form does not protect them, because most of them never turn \
            on Reduce Motion.
            """,
        fixing: """
            Write a longer `duration:` until there are at most three flashes per second, or write only two values in \
            `changes:`, as in `opacity: [0, 1]`.
            """,
        limits: """
            Opacity and each color are checked separately, colors by their luminance in light appearance. The size of \
            the flashing area is not considered.
            """,
        references: "WCAG 2.2 SC 2.3.1",
        settings: [
            .init("maximum", "maximum number of flashes per second", default: "3"),
            .init("change", "smallest change of opacity or luminance that counts", default: "0.1"),
        ],
        failing: [
            RuleExample(
                """
                component: Alarm
                body:
                  text: Incoming call
                motion:
                  blink: { trigger: appear, duration: 0.2s, repeat: 10, changes: { »opacity: [1, 0, 1]« } }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Alarm
                body:
                  text: Incoming call
                motion:
                  blink: { trigger: appear, duration: 1s, repeat: 3, changes: { opacity: [1, 0, 1] } }
                """),
            RuleExample(
                """
                component: Alarm
                body:
                  text: Incoming call
                motion:
                  fade: { trigger: appear, duration: 0.1s, changes: { opacity: [0, 1] } }
                  shimmer: { trigger: tap, duration: 0.2s, repeat: 10, changes: { opacity: [1, 0.95, 1] } }
                """, note: "neither a single change nor a slight change is a flash"),
        ])

    private let maximum: Double
    private let minimumChange: Double

    package init(_ settings: inout RuleSettings) {
        maximum = settings.number("maximum", default: 3)
        minimumChange = settings.number("change", default: 0.1)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.motions.count { motion in motion.form.changes?.contains(where: Self.isLight) ?? false }
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        mockups.motions.flatMap { motion, mockup in
            [motion.form, motion.reducedForm].compactMap { $0 }.flatMap { form in
                (form.changes ?? []).compactMap { change -> Finding? in
                    let rate = rate(of: change, in: form)
                    guard rate > maximum else { return nil }
                    return finding(
                        message(motion, rate: rate), at: change.range,
                        in: Finding.Place(
                            component: mockup.component, state: mockup.state, node: motion.node ?? "body"),
                        help: help(change, in: form, tokens: design.tokensByValue),
                        occurrences: [
                            mockup.occurrence(
                                nil, Finding.Measure(measured: rate, required: maximum, unit: .count))
                        ])
                }
            }
        }
    }

    private static func isLight(_ change: BoundMotion.Change) -> Bool {
        switch change.property {
        case .opacity, .color, .background, .fill: true
        default: false
        }
    }

    /// Returns the largest number of flashes within a second.
    private func rate(of change: BoundMotion.Change, in form: BoundMotion.Form) -> Double {
        guard let time = form.time, time > 0 else { return 0 }
        let (once, perRound) = rounds(of: change, in: form)
        let all = once + perRound * (form.runs - 1)
        return min(all, time * form.runs > 1 ? max(once, perRound) / time : all)
    }

    /// Returns the number of flashes of the first run and of each further one.
    private func rounds(of change: BoundMotion.Change, in form: BoundMotion.Form) -> (once: Double, perRound: Double) {
        guard Self.isLight(change) else { return (0, 0) }
        let light = change.values.map(Self.light)
        let once = flashes(light)
        // Two rounds include the jump from the last value back to the first.
        return (once, form.runs > 1 ? flashes(light + light) - once : once)
    }

    /// The lightness of a value, 0…1: the opacity itself, or the luminance of a color in light appearance.
    private static func light(_ value: BoundMotion.Value) -> Double {
        switch value {
        case .number(let number): number
        case .color(let color): Contrast.luminance(color[.light])
        case .offscreen: 0
        }
    }

    /// Counts the flashes: pairs of opposite changes that are both large enough.
    private func flashes(_ light: [Double]) -> Double {
        var turns = 0
        var direction = 0.0
        guard var extreme = light.first else { return 0 }
        for value in light.dropFirst() {
            let step = value - extreme
            if abs(step) >= minimumChange, step.sign != (direction < 0 ? .minus : .plus) || direction == 0 {
                turns += 1
                direction = step
                extreme = value
            } else if direction != 0, (value - extreme) * direction > 0 {
                extreme = value
            }
        }
        return Double(turns / 2)
    }

    // MARK: Messages

    private func message(_ motion: BoundMotion, rate: Double) -> String {
        "“\(motion.name)” flashes \(DecimalText.short(rate, places: 1)) times per second; "
            + "the maximum is \(DecimalText.short(maximum))"
    }

    private func help(
        _ change: BoundMotion.Change, in form: BoundMotion.Form, tokens: TokensByValue
    ) -> String {
        let (once, perRound) = rounds(of: change, in: form)
        let seconds = (max(once, perRound) / maximum * 100).rounded(.up) / 100
        let (text, duration) = tokens.duration(atLeast: seconds)
        let longer = "write duration: \(text) or longer"
        guard form.runs > 1 else { return longer + ", or only two values in changes:, such as opacity: [0, 1]" }
        guard form.runs.isFinite, let time = form.time else { return longer }
        let runs = (time * form.runs / duration).rounded(.down)
        return runs >= 1 ? longer + ", and repeat: \(DecimalText.short(runs)), which takes the same time" : longer
    }
}
