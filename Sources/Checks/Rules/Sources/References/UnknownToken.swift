import Source

/// A reference to a token that does not exist or is ignored. Reported by the readers.
package struct UnknownToken: Rule {
    package static let facts = RuleFacts(
        "unknown-token", group: .sources,
        summary: "a reference to a token that is unknown or has no value",
        rationale: "The value is unknown, so a default is drawn in its place, and the contrast there is not checked.",
        fixing: """
            Correct the path, or define the token. If the token is ignored because of its type, give it the type that \
            the finding names.
            """,
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
