import Source
import Specs
import Values

/// Reports swipes without the project's threshold.
package struct OffSpecGestureThreshold: Rule {
    package static let facts = RuleFacts(
        "off-spec-gesture-threshold", group: .gestures,
        summary: "a swipe without a threshold, or with a threshold that differs from the project's",
        rationale: """
            If one card leaves after 60 pt and the next after 120 pt, users cannot learn the gesture and dismiss cards \
            by mistake. Without a specified threshold, each developer chooses a different one.
            """,
        fixing: """
            Write the project's threshold on the swipe. The manifest sets it, as in \
            `rules: { off-spec-gesture-threshold: { threshold: 60 } }`.
            """,
        limits: """
            Without `threshold:` in the manifest nothing is reported. Only swipes are checked, except for a swipe down \
            that closes a sheet, whose threshold iOS decides.
            """,
        references: "the project's own threshold",
        settings: [
            .init(
                "threshold",
                "distance that a finger moves before a swipe counts, in points; if unset, nothing is reported",
                default: "none"),
            .init("tolerance", "accepted difference from the threshold, in points", default: "0.5"),
        ],
        failing: [
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { swipe: right, threshold: »60«, action: answer, alternative: reply, hint: Swipe right to reply. }
                """, settings: "{ threshold: 80 }"),
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { »swipe«: right, action: answer, alternative: reply, hint: Swipe right to reply. }
                """, settings: "{ threshold: 80 }"),
        ],
        passing: [
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { swipe: right, threshold: 60, action: answer, alternative: reply, hint: Swipe right to reply. }
                """, settings: "{ threshold: 60 }"),
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { swipe: right, action: answer, alternative: reply, hint: Swipe right to reply. }
                """, note: "without a threshold in the manifest nothing is reported"),
            RuleExample(
                """
                component: News
                body:
                  text: Three new messages
                gestures:
                  - { pull: down, action: refresh }
                """, note: "iOS decides the threshold of pull to refresh", settings: "{ threshold: 80 }"),
        ])

    private let threshold: Double?
    private let tolerance: Double

    package init(_ settings: inout RuleSettings) {
        threshold = settings.optionalNumber("threshold")
        tolerance = settings.number("tolerance", default: 0.5)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.gestures.count { $0.kind == "swipe" }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        threshold != nil && subjects(in: mockup, of: design) > 0
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        guard let threshold else { return [] }
        return mockups.gestures.compactMap { gesture, mockup in
            guard gesture.kind == "swipe", !mockup.behavior.isStandard(gesture) else { return nil }
            let place = Finding.Place(
                component: mockup.component, state: mockup.state, node: gesture.node ?? "body")
            guard let written = gesture.threshold else {
                return finding(
                    Self.message(missing: gesture, threshold), at: gesture.range, in: place, help: Self.help(threshold),
                    occurrences: [mockup.occurrence()])
            }
            guard abs(written.value.value - threshold) > tolerance else { return nil }
            let measure = Finding.Measure(measured: written.value.value, required: threshold, unit: .points)
            return finding(
                Self.message(gesture, written.value, threshold), at: written.range, in: place,
                help: Self.help(threshold),
                occurrences: [mockup.occurrence(nil, measure)])
        }
    }

    // MARK: Messages

    private static func message(missing gesture: BoundBehavior.Gesture, _ threshold: Double) -> String {
        "\(gesture.title) has no threshold; \(DecimalText.short(threshold)) pt is required"
    }

    private static func message(_ gesture: BoundBehavior.Gesture, _ written: Points, _ threshold: Double) -> String {
        "\(gesture.title) has a threshold of \(written) pt; \(DecimalText.short(threshold)) pt is required"
    }

    private static func help(_ threshold: Double) -> String {
        "write threshold: \(DecimalText.short(threshold)), or change the rule's setting threshold: in the manifest"
    }
}
