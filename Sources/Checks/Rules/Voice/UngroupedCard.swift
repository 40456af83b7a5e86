import Layout
import Source
import Specs

/// A card that VoiceOver takes apart.
package struct UngroupedCard: Rule {
    package static let facts = RuleFacts(
        "ungrouped-card", group: .voice,
        summary: "VoiceOver reads the parts of a card one by one",
        rationale: """
            A card is one thing: a person, a piece of news. Read in parts, it takes a swipe for the name, one for the age and \
            one for each interest, and nothing says where the next card begins. A container with an action is a button, \
            which iOS reads in one go, unless it holds controls of its own.
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
                """, note: "what is read is one part; the controls stay on their own"),
            RuleExample(
                """
                component: PersonRow
                body:
                  vstack:
                    - text: Taro Tanaka
                    - text: Student, 20 to 22
                  action: open_profile
                  minHeight: 44
                """, note: "a button is read in one go"),
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
        let node = frame.node
        return node.isControl && frame.isContainer && hasControls(frame) || node.role == "card"
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
            ? "put what is read into a node with children: combine, beside the controls, or give the card a label:"
            : "write children: combine, or a label: that says it all"
    }
}

extension Frame {
    /// Whether the node is there to hold others; the parts of a standard control are its own.
    fileprivate var isContainer: Bool {
        switch node.content {
        case .stack, .zstack, .flow, .grid, .scroll, .fits: true
        default: false
        }
    }
}
