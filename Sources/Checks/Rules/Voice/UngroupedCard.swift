import Layout
import Source
import Specs

/// Reports cards whose parts VoiceOver reads one by one.
package struct UngroupedCard: Rule {
    package static let facts = RuleFacts(
        "ungrouped-card", group: .voice,
        summary: "a card whose parts VoiceOver reads one by one",
        rationale: """
            A card is one item, such as a person or a news article. If its parts are read separately, users swipe \
            through the name, the age and each interest, and cannot notice where the next card begins.
            """,
        fixing: """
            Write `children: combine` or a `label:` on the card. If the card contains controls, put its text into a \
            node with `children: combine` next to the controls.
            """,
        limits: """
            Only nodes with `role: card` are checked. iOS reads a container with an action as one button, which \
            `nested-control` checks.
            """,
        references: "Human Interface Guidelines, VoiceOver; Tokyo Friends: UI definition 5.3",
        failing: [
            RuleExample(
                """
                component: PersonCard
                body:
                  vstack:
                    - text: Taro Tanaka
                    - text: Student, 20 to 22
                  »role«: card
                """)
        ],
        passing: [
            RuleExample(
                """
                component: PersonCard
                body:
                  vstack:
                    - text: Taro Tanaka
                    - text: Student, 20 to 22
                  role: card
                  children: combine
                """),
            RuleExample(
                """
                component: PersonCard
                body:
                  vstack:
                    - vstack:
                        - text: Taro Tanaka
                        - text: Student, 20 to 22
                      children: combine
                    - { text: Say hello, action: greet, minHeight: 44 }
                  role: card
                  children: contain
                """, note: "the text is read as one element, the control as another"),
            RuleExample(
                """
                component: PersonRow
                body:
                  vstack:
                    - text: Taro Tanaka
                    - text: Student, 20 to 22
                  action: open_profile
                  minHeight: 44
                """, note: "iOS reads a button as one element"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { Self.isCard($0.frame) }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.frames.compactMap { placed in
            let node = placed.frame.node
            guard !placed.isCovered, !placed.isHiddenFromVoice, !node.isRedacted, Self.isCard(placed.frame),
                let range = node.interaction?.range, node.voice.label == nil, node.voice.children != .combine,
                node.voice.children != .ignore
            else { return nil }
            let parts = VoiceElement.inside(placed.frame).filter { !$0.isControl }
            guard parts.count > 1, !mockup.isReadWithinAnother(placed) else { return nil }
            return finding(
                Self.message(mockup.name(of: placed.frame), parts: parts.count), at: range,
                in: mockup.place(of: placed.frame), help: Self.help(hasControls: Self.hasControls(placed.frame)),
                occurrences: [
                    mockup.occurrence(
                        nil, Finding.Measure(measured: Double(parts.count), required: 1, unit: .count))
                ])
        }
    }

    private static func isCard(_ frame: Frame) -> Bool {
        // VoiceOver reads a control as one button.
        !frame.node.isControl && frame.node.role == "card"
    }

    private static func hasControls(_ frame: Frame) -> Bool {
        func isOrHasControl(_ inner: Frame) -> Bool {
            !inner.node.isHiddenFromVoice && (inner.node.isControl || hasControls(inner))
        }
        return frame.children.contains(where: isOrHasControl) || frame.overlay.contains(where: isOrHasControl)
    }

    // MARK: Messages

    private static func message(_ name: String, parts: Int) -> String {
        "VoiceOver reads the \(parts) parts of the card \(name) one by one"
    }

    private static func help(hasControls: Bool) -> String {
        hasControls
            ? "put the text into a node with children: combine next to the controls, or write label: on the card"
            : "write children: combine, or label: with the text to read"
    }
}
