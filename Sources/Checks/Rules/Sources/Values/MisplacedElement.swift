import Source

/// A node, a key or a reference in a place where it has no meaning. Reported by the readers.
package struct MisplacedElement: Rule {
    package static let facts = RuleFacts(
        "misplaced-element", group: .sources,
        summary: "a node, key or reference has no meaning in its place",
        rationale: "It would be ignored, and the design would lack what it describes.",
        fixing: "Move it to a place where it applies, or remove it; the help of the finding names the place.",
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  »slot: content«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - slot: content
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
