import Source

/// A value of the wrong kind. The readers and the binder tell it.
package struct WrongType: Rule {
    package static let facts = RuleFacts(
        "wrong-type", group: .sources,
        summary: "a value is not of the kind that its key takes",
        rationale: """
            A length that is a word, or a color that is a number, cannot be drawn; what would be drawn instead is a guess.
            """,
        references: "the uispec language; DTCG 2025.10",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: »wide«
                """),
            RuleExample(
                """
                component: Chip
                body:
                  text: »!cafe« Cafe
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: 12
                """),
            RuleExample(
                """
                component: Chip
                body:
                  text: "!cafe Cafe"
                """),
        ])

    package init(_ settings: inout RuleSettings) {}
}
