import Source
import Specs
import Tokens
import Values

/// Reports durations outside the project's scale, and animations that run too long.
package struct OffScaleDuration: Rule {
    package static let facts = RuleFacts(
        "off-scale-duration", group: .motion, severity: .warning,
        summary: "a duration that is not on the project's scale, or an animation of more than 5 s",
        rationale: """
            A few durations, used everywhere, make the motion of an app consistent. An animation that starts \
            automatically and lasts more than five seconds distracts from reading and needs a way to stop it.
            """,
        fixing: """
            Write a duration token of the project, or add a token for the duration. Limit the repetitions of a long \
            animation, or start it with a touch.
            """,
        limits: """
            Animations of loading states may run until the content arrives. Without duration tokens and without \
            `allowed:`, only the maximum is checked.
            """,
        references: "the project's own duration tokens; WCAG 2.2 SC 2.2.2",
        settings: [
            .init(
                "allowed", "durations on the scale, in seconds; if unset, those of the duration tokens",
                default: "none"),
            .init("maximum", "maximum time that an animation may run, in seconds", default: "5"),
        ],
        failing: [
            RuleExample(
                """
                motion:
                  quick: { $type: duration, $value: 0.2s }
                ---
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  in: { trigger: appear, duration: »0.25s«, changes: { opacity: [0, 1] } }
                  out: { trigger: disappear, duration: "{motion.quick}", changes: { opacity: [1, 0] } }
                """),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  glow: { trigger: appear, duration: 2s, repeat: »forever«, changes: { opacity: [1, 0.6, 1] } }
                """, severity: .error),
        ],
        passing: [
            RuleExample(
                """
                motion:
                  quick: { $type: duration, $value: 0.2s }
                ---
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  in: { trigger: appear, duration: "{motion.quick}", changes: { opacity: [0, 1] } }
                """),
            RuleExample(
                """
                component: Notice
                body:
                  text: Your profile is saved
                motion:
                  in: { trigger: appear, duration: 0.25s, changes: { opacity: [0, 1] } }
                """, note: "a project without duration tokens has no scale"),
            RuleExample(
                """
                component: Avatar
                states:
                  content:
                  loading:
                    motion:
                      shimmer: { trigger: appear, duration: 1.2s, repeat: forever, changes: { opacity: [1, 0.6, 1] } }
                body:
                  image: { placeholder: avatar }
                  width: 44
                  height: 44
                  label: Taro
                """, note: "an animation of a loading state may run until the content arrives"),
        ])

    private let allowed: [Double]?
    private let maximum: Double
    /// Half a millisecond.
    private let rounding = 0.000_5

    package init(_ settings: inout RuleSettings) {
        allowed = settings.listOfSeconds("allowed")
        maximum = settings.seconds("maximum", default: 5)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.motions.count { $0.duration != nil }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        subjects(in: mockup, of: design) > 0 && hasScale(in: design)
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        let motions = mockups.motions
        guard !motions.isEmpty else { return [] }
        let scale = scale(in: design)
        return motions.flatMap { motion, mockup -> [Finding] in
            let place = Finding.Place(component: mockup.component, state: mockup.state, node: motion.node ?? "body")
            if let long = tooLong(motion, in: mockups) {
                return [
                    finding(
                        message(motion, duration: long.seconds), at: long.range, in: place,
                        help: help(once: motion.form.time),
                        occurrences: [mockup.occurrence(nil, measure(long.seconds))], severity: .error)
                ]
            }
            return durations(of: motion).filter { isOff($0, scale) }.map { duration in
                let nearest = scale.min { abs($0 - duration.value.value) < abs($1 - duration.value.value) }
                let measure = nearest.map {
                    Finding.Measure(measured: duration.value.value, required: $0, unit: .seconds)
                }
                return finding(
                    Self.message(motion, duration.value, scale: scale), at: duration.range, in: place,
                    help: nearest.map(Self.help(nearest:)), occurrences: [mockup.occurrence(nil, measure)])
            }
        }
    }

    // MARK: The scale

    private func durations(of motion: BoundMotion) -> [Bound<Seconds>] {
        guard case .form(let reduced)? = motion.reduced else { return [motion.duration].compactMap { $0 } }
        return [motion.duration, reduced.duration].compactMap { $0 }
    }

    private func isOff(_ duration: Bound<Seconds>, _ scale: [Double]) -> Bool {
        guard !scale.isEmpty, duration.token == nil || allowed != nil else { return false }
        return !scale.contains { abs($0 - duration.value.value) <= rounding }
    }

    /// Whether there is a scale to compare durations with.
    private func hasScale(in design: Design) -> Bool { !scale(in: design).isEmpty }

    private func scale(in design: Design) -> [Double] {
        allowed?.sorted() ?? design.tokensByValue.durations
    }

    // MARK: Five seconds

    /// Returns how long an animation runs and where that is written, if it runs too long.
    private func tooLong(_ motion: BoundMotion, in mockups: [Mockup]) -> (seconds: Double, range: SourceRange)? {
        guard let time = motion.form.time, !belongsToLoading(motion, in: mockups) else { return nil }
        if time > maximum + rounding, let range = motion.duration?.range { return (time, range) }
        let total = time * motion.form.runs
        guard total > maximum + rounding, motion.startsAutomatically, let range = motion.form.repetition?.range else {
            return nil
        }
        return (total, range)
    }

    /// Whether the animation runs only in loading states.
    private func belongsToLoading(_ motion: BoundMotion, in mockups: [Mockup]) -> Bool {
        if let state = motion.state { return Component.isLoading(state) }
        guard let node = motion.node, mockups.contains(where: \.isLoading) else { return false }
        return mockups.allSatisfy { $0.isLoading || $0.frames(withID: node).isEmpty }
    }

    private func measure(_ seconds: Double) -> Finding.Measure? {
        seconds.isFinite ? Finding.Measure(measured: seconds, required: maximum, unit: .seconds) : nil
    }

    // MARK: Messages

    private static func message(_ motion: BoundMotion, _ duration: Seconds, scale: [Double]) -> String {
        let names = scale.map { "\(DecimalText.short($0, places: 3)) s" }.joined(separator: ", ")
        return
            "“\(motion.name)” lasts \(DecimalText.short(duration.value, places: 3)) s; "
            + "the project's durations are \(names)"
    }

    private func message(_ motion: BoundMotion, duration seconds: Double) -> String {
        let time = seconds.isFinite ? "for \(DecimalText.short(seconds)) s" : "forever"
        return "“\(motion.name)” runs \(time); at most \(DecimalText.short(maximum)) s is allowed"
    }

    private static func help(nearest: Double) -> String {
        "write the token for \(DecimalText.short(nearest, places: 3)) s, or add a token for this duration"
    }

    /// Suggests few runs, so that the animation is still short enough if another rule asks for longer ones.
    ///
    /// - Parameter once: the duration of one run.
    private func help(once: Double?) -> String {
        let most = (maximum / (once ?? .infinity)).rounded(.down)
        guard most >= 1 else { return "write a shorter duration:, or start it by a touch" }
        let more = most > 3 ? " or another number up to \(DecimalText.short(most))" : ""
        return "write repeat: \(DecimalText.short(min(most, 3)))\(more), or start it by a touch"
    }
}
