import Source

/// A layout value that varies by appearance. Reported by the readers.
package struct AppearanceDependentLayout: Rule {
    package static let facts = RuleFacts(
        "appearance-dependent-layout", group: .sources,
        summary: "a layout value that depends on a token whose value varies by appearance",
        rationale: """
            A screen would change its layout when the user turns on Dark Mode. uispec lays out a state once for all \
            appearances.
            """,
        fixing: """
            For lengths and fonts, use a token with one value for all appearances. Only colors may vary by appearance.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                space:
                  $type: dimension
                  m: { $value: 8, $modes: { dark: 12 } }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: »"{space.m}"«
                """)
        ],
        passing: [
            RuleExample(
                """
                space:
                  $type: dimension
                  m: { $value: 8 }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: "{space.m}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
