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
            Write `threshold: 80` on the swipe, or set the project's own value, as in \
            `rules: { off-spec-gesture-threshold: { threshold: 60 } }`.
            """,
        limits: """
            Only swipes are checked, except for a swipe down that closes a sheet, whose threshold iOS decides.
            """,
        references: "Tokyo Friends: UI definition 3.2.1, 7.2",
        settings: [
            .init("threshold", "distance that a finger moves before a swipe counts, in points", default: "80"),
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
                """),
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { »swipe«: right, action: answer, alternative: reply, hint: Swipe right to reply. }
                """),
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
                component: News
                body:
                  text: Three new messages
                gestures:
                  - { pull: down, action: refresh }
                """, note: "iOS decides the threshold of pull to refresh"),
        ])

    private let threshold: Double
    private let tolerance: Double

    package init(_ settings: inout RuleSettings) {
        threshold = settings.number("threshold", default: 80)
        tolerance = settings.number("tolerance", default: 0.5)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.gestures.count { $0.kind == "swipe" }
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        mockups.gestures.compactMap { gesture, mockup in
            guard gesture.kind == "swipe", !mockup.behavior.isStandard(gesture) else { return nil }
            let place = Finding.Place(
                component: mockup.component, state: mockup.state, node: gesture.node ?? "body")
            guard let written = gesture.threshold else {
                return finding(
                    message(missing: gesture), at: gesture.range, in: place, help: help,
                    occurrences: [mockup.occurrence()])
            }
            guard abs(written.value.value - threshold) > tolerance else { return nil }
            let measure = Finding.Measure(measured: written.value.value, required: threshold, unit: .points)
            return finding(
                message(gesture, written.value), at: written.range, in: place, help: help,
                occurrences: [mockup.occurrence(nil, measure)])
        }
    }

    // MARK: Messages

    private func message(missing gesture: BoundBehavior.Gesture) -> String {
        "\(gesture.title) has no threshold; \(DecimalText.short(threshold)) pt is required"
    }

    private func message(_ gesture: BoundBehavior.Gesture, _ written: Points) -> String {
        "\(gesture.title) has a threshold of \(written) pt; \(DecimalText.short(threshold)) pt is required"
    }

    private var help: String {
        "write threshold: \(DecimalText.short(threshold)), or change the rule's setting threshold: in the manifest"
    }
}
