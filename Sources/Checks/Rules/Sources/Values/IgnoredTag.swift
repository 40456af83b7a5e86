import Source

/// A YAML tag that has no meaning in uispec. Reported by the readers.
package struct IgnoredTag: Rule {
    package static let facts = RuleFacts(
        "ignored-tag", group: .sources,
        summary: "a word that YAML reads as an unknown tag and leaves out, such as `!cafe`",
        rationale: """
            Text that starts with an exclamation mark is a tag in YAML, and the first word disappears from the design.
            """,
        fixing: "Put the text in quotes, or delete the tag.",
        limits: "The tags of the YAML core schema, such as `!!str` and `!!int`, are applied and not reported.",
        references: "YAML 1.2, 6.8.2 and 10.3",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: »!cafe« Cafe
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: "!cafe Cafe"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
