import Source

/// A file that cannot be parsed. Reported by the readers.
package struct SyntaxError: Rule {
    package static let facts = RuleFacts(
        "syntax-error", group: .sources,
        summary: "a file that is not valid YAML or JSON",
        rationale: """
            A file that cannot be parsed cannot be checked. Reading continues after the error, so that one run reports \
            all of them.
            """,
        fixing: "Correct the syntax; the help of the finding describes the usual cause.",
        limits: "Syntax errors cannot be suppressed, waived, added to a baseline or turned off.",
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
