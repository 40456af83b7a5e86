import Layout
import Source
import Specs

/// Reports mock-ups with more than one primary action.
package struct SeveralPrimaryActions: Rule {
    package static let facts = RuleFacts(
        "several-primary-actions", group: .targets, severity: .warning,
        summary: "more than one control with `prominence: primary` at a time",
        rationale: """
            A primary action is the one that most people want next. Two of them compete, and people stop to compare \
            them.
            """,
        fixing: "Remove `prominence: primary` from all but one, or show them in different states.",
        limits: """
            Controls that share an action, disabled controls and controls below a sheet or an alert do not count.
            """,
        references: "Human Interface Guidelines, Buttons: use a prominent style for the most likely action only",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: Trade
                body:
                  vstack:
                    - { text: Sell, action: sell, prominence: primary, minHeight: 50, width: fill }
                    - { text: Buy, action: »buy«, prominence: primary, minHeight: 50, width: fill }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Trade
                body:
                  vstack:
                    - { text: Sell, action: sell, minHeight: 50, width: fill }
                    - { text: Buy, action: buy, prominence: primary, minHeight: 50, width: fill }
                """),
            RuleExample(
                """
                component: Trade
                states: { buying: , selling: }
                body:
                  vstack:
                    - { text: Sell, action: sell, when: selling, prominence: primary, minHeight: 50, width: fill }
                    - { text: Buy, action: buy, when: buying, prominence: primary, minHeight: 50, width: fill }
                """, note: "each state has one"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int { Self.primary(in: mockup).count }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let controls = Self.primary(in: mockup)
        guard let first = controls.first, let action = first.frame.node.interaction?.action else { return [] }
        return controls.dropFirst().compactMap { placed in
            guard let own = placed.frame.node.interaction?.action, own.value != action.value else { return nil }
            return finding(
                Self.message(mockup.name(of: placed.frame), mockup.name(of: first.frame)), at: own.range,
                in: mockup.place(of: placed.frame), notes: [.init("the first one is here", at: action.range)],
                help: Self.help, occurrences: [mockup.occurrence()])
        }
    }

    private static func primary(in mockup: Mockup) -> [PlacedFrame] {
        mockup.controls.filter { placed in
            placed.frame.node.isPrimary && placed.frame.node.interaction?.action != nil && !placed.isDisabled
                && !placed.isCovered && !placed.isInvisible && !placed.isPartOfControl
        }
    }

    // MARK: Messages

    private static func message(_ name: String, _ first: String) -> String {
        "\(name) is a second primary action, beside \(first)"
    }

    private static let help = "remove prominence: primary from one of them, or show them in different states"
}
