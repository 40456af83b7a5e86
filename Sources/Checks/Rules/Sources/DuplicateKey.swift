import Source

/// A name that says two things. The readers tell it.
package struct DuplicateKey: Rule {
    package static let facts = RuleFacts(
        "duplicate-key", group: .sources,
        summary: "a key, an id, a token or a component is defined twice",
        rationale: """
            Of two values one wins, and which one is nobody's decision.
            """,
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
