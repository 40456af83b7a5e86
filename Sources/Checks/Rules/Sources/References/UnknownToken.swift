import Source

/// A reference to a token that does not exist. Reported by the readers.
package struct UnknownToken: Rule {
    package static let facts = RuleFacts(
        "unknown-token", group: .sources,
        summary: "a reference to an unknown token",
        rationale: "The value is unknown, so a default is drawn in its place, and the contrast there is not checked.",
        fixing: "Correct the path, or define the token.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "DTCG 2025.10, Aliases",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: »"{ios.color.lable}"«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: "{ios.color.label}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
