import Source

/// Two keys or values that exclude each other. Reported by the readers.
package struct ConflictingKeys: Rule {
    package static let facts = RuleFacts(
        "conflicting-keys", group: .sources,
        summary: "two keys or values that exclude each other",
        rationale: "Only one of the two can apply, and the spec does not say which.",
        fixing: "Remove one of the two, or change the values so that both can apply.",
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  minHeight: 60
                  maxHeight: »40«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  minHeight: 40
                  maxHeight: 60
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
