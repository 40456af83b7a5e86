import Source

/// A reference to a state that its component does not have. Reported by the readers.
package struct UnknownState: Rule {
    package static let facts = RuleFacts(
        "unknown-state", group: .sources,
        summary: "a reference to an unknown state of a component",
        rationale: "The component is drawn in its first state instead, so the wrong state is checked.",
        fixing: "Correct the name, or add the state to the component's states.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                states: [plain, chosen]
                body:
                  text: { when: chosen, then: Cafe!, else: Cafe }
                ---
                component: Row
                body:
                  use: Chip
                  state: »choosen«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                states: [plain, chosen]
                body:
                  text: { when: chosen, then: Cafe!, else: Cafe }
                ---
                component: Row
                body:
                  use: Chip
                  state: chosen
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
