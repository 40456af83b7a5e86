import Layout
import Source
import Specs

/// Reports custom gestures without a hint for VoiceOver.
package struct MissingHint: Rule {
    package static let facts = RuleFacts(
        "missing-hint", group: .voice, severity: .warning,
        summary: "a custom gesture without a hint for VoiceOver",
        rationale: """
            Sighted users learn from an animation or a tutorial that a card can be swiped; VoiceOver users do not. \
            VoiceOver reads a hint after the label, and users who know the gesture can turn hints off.
            """,
        fixing: """
            Write `hint:` on the gesture, as in `hint: Swipe right to reply.` A `hint:` on the node with the gesture, \
            or on a node inside it, is accepted too.
            """,
        limits: "Standard gestures of iOS need no hint: pull to refresh, and a swipe down that closes a sheet.",
        references: "Human Interface Guidelines, VoiceOver; Tokyo Friends: UI definition 5.3",
        failing: [
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                gestures:
                  - { »swipe«: right, threshold: 80, action: answer, alternative: reply }
                """)
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
                  - { swipe: right, threshold: 80, action: answer, alternative: reply, hint: Swipe right to reply. }
                """),
            RuleExample(
                """
                component: Message
                body:
                  text: Are you free tomorrow?
                  action: reply
                  minHeight: 44
                  hint: Swipe right to reply.
                gestures:
                  - { swipe: right, threshold: 80, action: answer, alternative: reply }
                """, note: "the hint is on the node that is swiped"),
            RuleExample(
                """
                component: News
                body:
                  text: Three new messages
                gestures:
                  - { pull: down, action: refresh }
                """, note: "pull to refresh is a standard gesture of iOS"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.gestures.count
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        mockups.gestures.compactMap { gesture, mockup in
            guard gesture.hint?.value.isEmpty ?? true, !mockup.behavior.isStandard(gesture) else {
                return nil
            }
            let node = gesture.node ?? "body"
            let frames = mockups.flatMap { $0.frames(withID: node) }
            guard frames.contains(where: { !$0.isHiddenFromVoice }), !frames.contains(where: { Self.hasHint($0.frame) })
            else { return nil }
            return finding(
                Self.message(gesture, node: node), at: gesture.range,
                in: Finding.Place(component: mockup.component, state: mockup.state, node: node), help: Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// Whether a frame or a node that VoiceOver reads inside it has a hint.
    private static func hasHint(_ frame: Frame) -> Bool {
        if frame.node.voice.isHidden { return false }
        return frame.node.voice.hint.map { !$0.value.isEmpty } ?? false
            || (frame.children + frame.overlay).contains(where: hasHint)
    }

    // MARK: Messages

    private static func message(_ gesture: BoundBehavior.Gesture, node: String) -> String {
        let action = gesture.action.map { " for “\($0.value)”" } ?? ""
        let place = node == "body" ? "" : " on “\(node)”"
        return "\(gesture.title)\(action)\(place) has no hint for VoiceOver"
    }

    private static let help =
        "write hint: on this gesture to describe its effect, such as hint: Opens the reactions"
}
