import Source
import Specs
import Values

/// A swipe that counts too early, too late, or nobody knows when.
package struct OffSpecGestureThreshold: Rule {
    package static let facts = RuleFacts(
        "off-spec-gesture-threshold", group: .gestures,
        summary: "a swipe has no threshold, or another one than the project's",
        rationale: """
            Where one card leaves after 60 points and the next after 120, the hand learns neither: people skip somebody whom \
            they meant to keep. What no document says, each developer decides for himself.
            """,
        references: "Tokyo Friends: UI definition 3.2.1, 7.2",
        settings: [
            .init("threshold", "how far a finger moves before a swipe counts, in points", default: "80"),
            .init("tolerance", "how far off a threshold may be, in points", default: "0.5"),
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
                """, note: "iOS's own gestures have thresholds of their own"),
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
        "\(gesture.title) has no threshold; the project's is \(DecimalText.short(threshold)) pt"
    }

    private func message(_ gesture: BoundBehavior.Gesture, _ written: Points) -> String {
        "\(gesture.title) counts from \(written) pt; the project's threshold is \(DecimalText.short(threshold)) pt"
    }

    private var help: String { "write threshold: \(DecimalText.short(threshold))" }
}
