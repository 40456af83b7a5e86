import Source

/// A use or a presentation of an unknown component or screen. Reported by the readers.
package struct UnknownComponent: Rule {
    package static let facts = RuleFacts(
        "unknown-component", group: .sources,
        summary: "a use or presentation of an unknown component or screen",
        rationale: "The node is missing from every mock-up, so the rest of the component is checked without it.",
        fixing: "Correct the name, or define or import the component.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                ---
                component: Row
                body:
                  use: »Chpi«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                ---
                component: Row
                body:
                  use: Chip
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
