import Source

/// A reference to an action that its component does not have. Reported by the readers.
package struct UnknownAction: Rule {
    package static let facts = RuleFacts(
        "unknown-action", group: .sources,
        summary: "a key that names an unknown action of a component",
        rationale: "A haptic for an action that does not exist is never played.",
        fixing: "Correct the name, or set `action:` of a control to this name.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                haptics: { »chose«: selection }
                body:
                  text: Cafe
                  action: choose
                  hitArea: 44
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                haptics: { choose: selection }
                body:
                  text: Cafe
                  action: choose
                  hitArea: 44
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
