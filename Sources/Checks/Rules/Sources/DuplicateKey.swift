import Source

/// A name that is defined twice. Reported by the readers.
package struct DuplicateKey: Rule {
    package static let facts = RuleFacts(
        "duplicate-key", group: .sources,
        summary: "a key, id, token or component that is defined twice",
        rationale: """
            Only one of the two definitions is used, and nothing in the file says which one. A token that two files \
            define with the same value is a warning, because the values can still become different.
            """,
        fixing: "Remove one of the two, or rename it. The finding shows where the first one is.",
        references: "YAML 1.2, 3.2.1.1: keys are unique",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  radius: 8
                  »radius«: 12
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  radius: 8
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
