import Source

/// A value with another YAML type than its key takes. Reported by the readers.
package struct MismatchedType: Rule {
    package static let facts = RuleFacts(
        "mismatched-type", group: .sources,
        summary: "a value whose type differs from the type that its key accepts",
        rationale: """
            A list instead of a map, or text instead of a number, cannot be drawn. Any replacement would be a guess.
            """,
        fixing: "Write a value of the type that the finding names. `Docs/language.md` lists the types of every key.",
        fixSafety: """
            Unsafe: for `yes`, `no`, `on`, `off` and quoted booleans, `true` or `false` is suggested. Other values \
            have no automatic fix.
            """,
        references: "the uispec language; DTCG 2025.10, Types",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: »wide«
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
