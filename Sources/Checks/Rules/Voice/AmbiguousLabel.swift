import Layout
import Source
import Specs

/// Reports controls with one label and different actions.
package struct AmbiguousLabel: Rule {
    package static let facts = RuleFacts(
        "ambiguous-label", group: .voice, severity: .warning,
        summary: "two controls that have the same label and different actions",
        rationale: """
            Users of VoiceOver and Voice Control know a control by its label. If two controls say “More”, VoiceOver \
            does not say what each one opens, and after “Tap More” the system has to ask which one is meant.
            """,
        fixing: "Write a `label:` that says what each control is about, such as `label: More about delivery`.",
        limits: """
            Only controls without other text beside them are compared: “Join” in each row of a list is understood \
            from the row. Capital letters and spaces do not matter.
            """,
        references: "WCAG 2.2 SC 2.4.4 Link Purpose (In Context), 3.2.4 Consistent Identification",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: Plan
                body:
                  hstack:
                    - { text: More, action: about_price, hitArea: 44 }
                    - { text: More, action: »about_terms«, hitArea: 44 }
                  spacing: 40
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Plan
                body:
                  hstack:
                    - { text: More, action: about_price, label: More about the price, hitArea: 44 }
                    - { text: More, action: about_terms, label: More about the terms, hitArea: 44 }
                  spacing: 40
                """),
            RuleExample(
                """
                component: Communities
                body:
                  vstack:
                    - hstack: [{ text: Cafes }, { text: Join, action: join_cafes, hitArea: 44 }]
                    - hstack: [{ text: Museums }, { text: Join, action: join_museums, hitArea: 44 }]
                  spacing: 40
                """, note: "the text of each row says what its button is about"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        Self.labeled(in: mockup).count
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        var first: [String: Labeled] = [:]
        return Self.labeled(in: mockup).compactMap { control in
            let key = String(control.label.lowercased().filter { !$0.isWhitespace })
            guard let earlier = first[key] else {
                first[key] = control
                return nil
            }
            guard earlier.action.value != control.action.value, !isToldApart(earlier.placed, control.placed, in: mockup)
            else { return nil }
            return finding(
                Self.message(control.label, earlier.action.value, control.action.value), at: control.action.range,
                in: mockup.place(of: control.placed.frame),
                notes: [.init("the other one has this action", at: earlier.action.range)], help: Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// A control that VoiceOver reads, with what it says and does.
    private struct Labeled {
        let placed: PlacedFrame
        let label: String
        let action: Bound<String>
    }

    private static func labeled(in mockup: Mockup) -> [Labeled] {
        mockup.controls.compactMap { placed in
            guard !placed.isCovered, !placed.isHiddenFromVoice, !placed.isPartOfControl, !placed.isInvisible,
                !placed.isDisabled, !placed.isDrawnBySystem, !placed.frame.node.isRedacted,
                let action = placed.frame.node.interaction?.action, let label = Spoken.label(of: placed.frame)
            else { return nil }
            return Labeled(placed: placed, label: label, action: action)
        }
    }

    /// Whether a text beside one of them, inside what only this one is a part of, says what it is about.
    private func isToldApart(_ first: PlacedFrame, _ second: PlacedFrame, in mockup: Mockup) -> Bool {
        let shared = zip(first.outer, second.outer).prefix { $0 == $1 }.count
        return [first, second].contains { control in
            guard shared < control.outer.count else { return false }
            let branch = control.outer[shared]
            return mockup.texts.contains { text in
                text.outer.contains(branch) && text.index != control.index && !text.outer.contains(control.index)
            }
        }
    }

    // MARK: Messages

    private static func message(_ label: String, _ first: String, _ second: String) -> String {
        "two controls have the label “\(label)” and different actions: “\(first)” and “\(second)”"
    }

    private static let help = "write a label: that says what each one is about"
}
