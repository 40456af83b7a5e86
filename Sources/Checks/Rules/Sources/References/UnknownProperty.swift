import Source

/// A reference to a property that its component does not declare. Reported by the readers.
package struct UnknownProperty: Rule {
    package static let facts = RuleFacts(
        "unknown-property", group: .sources,
        summary: "a reference to an unknown property of a component",
        rationale: "The text or value is missing from every mock-up.",
        fixing: "Correct the name, or declare the property under `properties:`.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name, or if only the braces are \
            missing. Otherwise the nearest name is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                properties: { title: Cafe }
                body:
                  text: »$titel«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                properties: { title: Cafe }
                body:
                  text: $title
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
