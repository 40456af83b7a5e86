import Layout
import Source
import Specs

/// Reports actions that only a gesture triggers.
package struct GestureOnlyAction: Rule {
    package static let facts = RuleFacts(
        "gesture-only-action", group: .gestures,
        summary: "an action that only a swipe, drag, pinch or long press triggers",
        rationale: """
            A swipe needs a steady hand, a pinch needs two fingers, and a long press must be known. People who use \
            Switch Control, Voice Control or a stylus held in the mouth need a visible control to tap. An action that \
            only VoiceOver offers is not such a control.
            """,
        fixing: """
            Add a visible control with the same action, or write `alternative:` with the action of a visible control \
            that does the same.
            """,
        limits: """
            Standard gestures of iOS, such as a swipe down that closes a sheet, are not reported. The alternative may \
            also be on a screen that uses the component; whether it is visible there is not checked.
            """,
        references: "WCAG 2.2 SC 2.5.1, 2.5.7; Human Interface Guidelines, Gestures",
        failing: [
            RuleExample(
                """
                component: Photo
                body:
                  image: { placeholder: photo }
                  height: 200
                  label: The view from the tower
                gestures:
                  - { »longPress«: 0.5s, action: save_photo, hint: Touch and hold to save. }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Photo
                body:
                  vstack:
                    - { image: { placeholder: photo }, height: 200, label: The view from the tower }
                    - { text: Save, action: save_btn, minHeight: 44, minWidth: 44 }
                gestures:
                  - { longPress: 0.5s, action: save_photo, alternative: save_btn, hint: Touch and hold to save. }
                """),
            RuleExample(
                """
                component: Photo
                body:
                  image: { placeholder: photo }
                  height: 200
                  label: The view from the tower
                  action: open_photo
                gestures:
                  - { pinch: out, action: open_photo, hint: Spread two fingers to open. }
                """, note: "a control has the same action"),
            RuleExample(
                """
                component: Details
                body:
                  text: Three people come
                presentation: { as: sheet }
                gestures:
                  - { swipe: down, action: close }
                """, note: "a swipe down that closes a sheet is a standard gesture of iOS"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.gestures.count { $0.action != nil }
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        guard mockups.contains(where: { !$0.behavior.gestures.isEmpty }) else { return [] }
        let visible = Set(mockups.flatMap(\.actionsInReach))
        return mockups.gestures.compactMap { gesture, mockup in
            guard let action = gesture.action, !mockup.behavior.isStandard(gesture),
                !visible.contains(action.value)
            else { return nil }
            if let alternative = gesture.alternative {
                guard !visible.contains(alternative.value),
                    !Self.isWritten(alternative.value, around: mockup.component, in: design.library)
                else { return nil }
                return finding(
                    Self.message(gesture, action.value, alternative: alternative.value), at: alternative.range,
                    in: place(of: gesture, in: mockup),
                    help: Suggestion.hint(for: alternative.value, among: visible.sorted())
                        ?? Self.help(action.value),
                    occurrences: [mockup.occurrence()])
            }
            return finding(
                Self.message(gesture, action.value), at: gesture.range, in: place(of: gesture, in: mockup),
                help: Self.help(action.value), occurrences: [mockup.occurrence()])
        }
    }

    private func place(of gesture: BoundBehavior.Gesture, in mockup: Mockup) -> Finding.Place {
        Finding.Place(component: mockup.component, state: mockup.state, node: gesture.node ?? "body")
    }

    /// Whether a screen that uses the component has the action, as with buttons next to a deck of cards.
    private static func isWritten(_ action: String, around component: String, in library: SpecLibrary) -> Bool {
        library[component].map { library.support(for: $0).actions.contains(action) } ?? false
    }

    // MARK: Messages

    private static func message(_ gesture: BoundBehavior.Gesture, _ action: String) -> String {
        "the action “\(action)” is available only by \(gesture.title)"
    }

    private static func message(_ gesture: BoundBehavior.Gesture, _ action: String, alternative: String) -> String {
        "the action “\(action)” is available only by \(gesture.title): "
            + "no visible control has the alternative action “\(alternative)”"
    }

    /// The help names no other action of the component, because each has another effect.
    private static func help(_ action: String) -> String {
        "add a visible control with action: \(action), or write alternative: with the action of a control that has the "
            + "same effect"
    }
}

extension Mockup {
    /// The actions of the controls that can be tapped.
    var actionsInReach: [String] {
        controls.compactMap { placed in
            guard !placed.isCovered, !placed.isDisabled, !placed.isInvisible else { return nil }
            return placed.frame.node.interaction?.action?.value
        }
    }
}
