import Source
import Specs
import Values

/// Reports animations that still move under Reduce Motion.
package struct MissingReducedMotion: Rule {
    package static let facts = RuleFacts(
        "missing-reduced-motion", group: .motion, severity: .warning,
        summary: "an animation with movement that has no reduced form, or whose reduced form still moves",
        rationale: """
            Content that slides, rotates or scales makes some people dizzy or ill, and they turn on Reduce Motion. \
            Movement should then be replaced by a fade or left out.
            """,
        fixing: """
            Write `reduced: { changes: { opacity: [0, 1] }, curve: linear, duration: 0.2s }` on the animation of \
            content that appears, and `opacity: [1, 0]` on that of content that disappears. Write `reduced: none` if \
            the animation follows scrolling or is only decoration.
            """,
        limits: "Changes of opacity and color are not movement, and neither is a drag, which follows the finger.",
        references: "WCAG 2.2 SC 2.3.3; Human Interface Guidelines, Motion; Tokyo Friends: UI definition 5.5",
        settings: [
            .init("offset", "maximum movement or change of size in a reduced form, in points", default: "0"),
            .init("scale", "maximum change of scale in a reduced form, as a fraction", default: "0.02"),
            .init("rotation", "maximum rotation in a reduced form, in degrees", default: "0"),
        ],
        failing: [
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  »slideIn«: { trigger: appear, duration: 0.3s, changes: { offset.y: [64, 0] } }
                """),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  »unfold«: { trigger: appear, duration: 0.3s, changes: { height: [0, 64] } }
                """),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  pop:
                    trigger: appear
                    duration: 0.5s
                    changes: { scale: [1, 1.1, 1] }
                    reduced: { duration: 0.2s, curve: linear, changes: { »scale: [1, 1.05, 1]« } }
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  slideIn:
                    trigger: appear
                    duration: 0.3s
                    changes: { offset.y: [64, 0] }
                    reduced: { duration: 0.2s, curve: linear, changes: { opacity: [0, 1] } }
                  press:
                    trigger: press
                    duration: 0.3s
                    changes: { scale: [1, 0.95] }
                    reduced: { duration: 0.2s, curve: linear, changes: { scale: [1, 0.98] } }
                """),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  fadeIn: { trigger: appear, duration: 0.3s, changes: { opacity: [0, 1] } }
                  follow: { trigger: { drag: vertical, distance: 150 }, changes: { offset.y: [0, 150] } }
                """, note: "a fade is not movement, and a drag follows the finger"),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  wobble: { trigger: appear, duration: 0.3s, changes: { rotation: [-3, 3] }, reduced: none }
                """, note: "a decorative animation does not run under Reduce Motion"),
        ])

    private let allowed: [BoundMotion.Property: Double]
    /// The accepted rounding error of written decimals.
    private let rounding = 0.000_1

    package init(_ settings: inout RuleSettings) {
        let offset = settings.number("offset", default: 0)
        allowed = [
            .offsetX: offset, .offsetY: offset, .scale: settings.number("scale", default: 0.02),
            .rotation: settings.number("rotation", default: 0),
            // A node that grows moves its neighbors.
            .width: offset, .height: offset,
        ]
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.motions.count { !movements(of: $0.form).isEmpty }
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        mockups.motions.flatMap { motion, mockup -> [Finding] in
            let place = Finding.Place(component: mockup.component, state: mockup.state, node: motion.node ?? "body")
            guard motion.trigger != .drag, let first = movements(of: motion.form).first else { return [] }
            guard motion.reduced != nil else {
                return [
                    finding(
                        Self.message(motion, first), at: motion.range, in: place,
                        help: Self.help(motion, tokens: design.tokensByValue),
                        occurrences: [mockup.occurrence()])
                ]
            }
            // A reduced form without changes: has the changes of the full form.
            return (motion.reducedForm.map(movements) ?? []).map { movement in
                finding(
                    message(motion, moving: movement), at: movement.range, in: place,
                    help: Self.help(motion, tokens: design.tokensByValue),
                    occurrences: [mockup.occurrence(nil, measure(movement))])
            }
        }
    }

    private struct Movement {
        var property: BoundMotion.Property
        /// In points, degrees or a fraction of the size; infinite for a node that leaves the screen.
        var amount: Double
        var range: SourceRange
    }

    /// Returns the changes that move content further than the settings allow.
    private func movements(of form: BoundMotion.Form) -> [Movement] {
        (form.changes ?? []).compactMap { change in
            guard let limit = allowed[change.property] else { return nil }
            let numbers = change.values.map { if case .number(let number) = $0 { number } else { Double.infinity } }
            let amount = (numbers.max() ?? 0) - (numbers.min() ?? 0)
            // Infinity minus infinity is not a number: the node stays off-screen at both ends.
            guard amount.isNaN || amount > limit + rounding else { return nil }
            return Movement(property: change.property, amount: amount.isNaN ? .infinity : amount, range: change.range)
        }
    }

    private func measure(_ movement: Movement) -> Finding.Measure? {
        guard movement.amount.isFinite, let limit = allowed[movement.property], movement.property != .rotation else {
            return nil
        }
        return Finding.Measure(
            measured: movement.amount, required: limit, unit: movement.property == .scale ? .ratio : .points)
    }

    // MARK: Messages

    private static func message(_ motion: BoundMotion, _ movement: Movement) -> String {
        "“\(motion.name)” \(text(movement)) and has no form for Reduce Motion"
    }

    private func message(_ motion: BoundMotion, moving movement: Movement) -> String {
        let limit = allowed[movement.property] ?? 0
        let requirement =
            limit == 0 ? "no movement is allowed" : "at most \(Self.amount(limit, movement.property)) is allowed"
        return "“\(motion.name)” still \(Self.text(movement)) under Reduce Motion; \(requirement)"
    }

    private static func text(_ movement: Movement) -> String {
        let verb =
            switch movement.property {
            case .scale: "scales"
            case .rotation: "rotates"
            case .width, .height: "changes its size"
            default: "moves"
            }
        return movement.amount.isFinite
            ? "\(verb) by \(amount(movement.amount, movement.property))" : "\(verb) beyond the edge of the screen"
    }

    private static func amount(_ amount: Double, _ property: BoundMotion.Property) -> String {
        switch property {
        case .scale: "\(DecimalText.short(amount * 100))%"
        case .rotation: "\(DecimalText.short(amount))°"
        default: "\(DecimalText.short(amount)) pt"
        }
    }

    /// The fade must leave the content as visible as the movement does: content that disappears must not fade in.
    private static func help(_ motion: BoundMotion, tokens: TokensByValue) -> String {
        // A fade that is repeated would flash.
        guard motion.form.runs <= 1 else { return "write reduced: none" }
        let opacity: String? =
            switch motion.trigger {
            case .appear, nil: "[0, 1]"
            case .disappear: "[1, 0]"
            case .press: "[1, 0.5]"
            case .tap, .state: "[0.5, 1]"
            case .scroll, .drag: nil
            }
        guard let opacity else { return "write reduced: none" }
        let duration = tokens.duration(atLeast: shortest).text
        return "write reduced: { changes: { opacity: \(opacity) }, curve: linear, duration: \(duration) }, "
            + "or reduced: none"
    }

    /// The shortest fade that is still seen as one, in seconds.
    private static let shortest = 0.2
}
