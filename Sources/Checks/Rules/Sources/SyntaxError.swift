import Source

/// A file that cannot be read. The readers tell it.
package struct SyntaxError: Rule {
    package static let facts = RuleFacts(
        "syntax-error", group: .sources,
        summary: "a file is not YAML or JSON",
        rationale: """
            What cannot be read cannot be checked. Reading goes on behind the mistake, so that one run tells all of them.
            """,
        references: "YAML 1.2, RFC 8259",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                summary: Selects one interest»:« cafes, saunas
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                summary: "Selects one interest: cafes, saunas"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
