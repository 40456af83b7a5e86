import Source

/// A key that nothing reads. The readers tell it.
package struct UnknownKey: Rule {
    package static let facts = RuleFacts(
        "unknown-key", group: .sources,
        summary: "a key that the language does not have",
        rationale: """
            A misspelled key would be ignored, and the design would silently lack what it says.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »paddding«: 12
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: 12
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
