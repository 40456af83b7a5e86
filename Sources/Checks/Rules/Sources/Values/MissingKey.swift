import Source

/// A map without a key that it needs. Reported by the readers.
package struct MissingKey: Rule {
    package static let facts = RuleFacts(
        "missing-key", group: .sources,
        summary: "a map without a required key",
        rationale: "A border without a color, or a gesture without an action, is incomplete and cannot be drawn.",
        fixing: "Add the key that the finding names; its help shows an example.",
        references: "the uispec language; DTCG 2025.10, Types",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  border: »{ width: 2 }«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  border: { width: 2, color: "{ios.color.separator}" }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
