import Source
import Specs
import Values

/// Something that flashes so fast that it can cause a seizure.
package struct FlashingContent: Rule {
    package static let facts = RuleFacts(
        "flashing-content", group: .motion,
        summary: "something flashes more than three times a second",
        rationale: """
            Light that changes back and forth more than three times within a second can cause seizures, within moments and in \
            people who did not know that they are prone to them. Reduce Motion is no excuse: most of them never set it.
            """,
        references: "WCAG 2.2 SC 2.3.1",
        settings: [
            .init("maximum", "how many flashes there may be in a second", default: "3"),
            .init("change", "by how much opacity changes in a flash", default: "0.1"),
        ],
        failing: [
            RuleExample(
                """
                component: Alarm
                body:
                  text: Somebody rings
                motion:
                  blink: { trigger: appear, duration: 0.2s, repeat: 10, changes: { »opacity: [1, 0, 1]« } }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Alarm
                body:
                  text: Somebody rings
                motion:
                  blink: { trigger: appear, duration: 1s, repeat: 3, changes: { opacity: [1, 0, 1] } }
                """),
            RuleExample(
                """
                component: Alarm
                body:
                  text: Somebody rings
                motion:
                  fade: { trigger: appear, duration: 0.1s, changes: { opacity: [0, 1] } }
                  shimmer: { trigger: tap, duration: 0.2s, repeat: 10, changes: { opacity: [1, 0.95, 1] } }
                """, note: "one change is no flash, and neither is a faint one"),
        ])

    private let maximum: Double
    private let least: Double

    package init(_ settings: inout RuleSettings) {
        maximum = settings.number("maximum", default: 3)
        least = settings.number("change", default: 0.1)
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
                        help: Self.help,
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

    /// The most flashes within a second.
    private func rate(of change: BoundMotion.Change, in form: BoundMotion.Form) -> Double {
        guard Self.isLight(change), let time = form.time, time > 0 else { return 0 }
        let light = change.values.map(Self.light)
        // Two rounds show what happens at the seam: a value that is not the first one jumps back to it.
        let once = flashes(light)
        let perRound = form.runs > 1 ? flashes(light + light) - once : once
        let all = once + perRound * (form.runs - 1)
        return min(all, time * form.runs > 1 ? max(once, perRound) / time : all)
    }

    /// How light something is, 0…1: of opacity the part that is shown, of a color its luminance in light appearance.
    private static func light(_ value: BoundMotion.Value) -> Double {
        switch value {
        case .number(let number): number
        case .color(let color): Contrast.luminance(color[.light])
        case .offscreen: 0
        }
    }

    /// A flash is a pair of changes that go opposite ways, each large enough.
    private func flashes(_ light: [Double]) -> Double {
        var turns = 0
        var direction = 0.0
        guard var extreme = light.first else { return 0 }
        for value in light.dropFirst() {
            let step = value - extreme
            if abs(step) >= least, step.sign != (direction < 0 ? .minus : .plus) || direction == 0 {
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
        "“\(motion.name)” flashes \(DecimalText.short(rate, places: 1)) times a second; at most "
            + "\(DecimalText.short(maximum)) is safe"
    }

    private static let help = "make it slower, or change it once"
}
