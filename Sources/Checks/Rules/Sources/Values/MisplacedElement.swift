import Source

/// A node, a key or a reference in a place where it has no meaning. Reported by the readers.
package struct MisplacedElement: Rule {
    package static let facts = RuleFacts(
        "misplaced-element", group: .sources,
        summary: "a node, key or reference that has no meaning where it is written",
        rationale: "It would be ignored, and the design would lack the part that it describes.",
        fixing: "Move it to a place where it applies, or remove it; the help of the finding says where it belongs.",
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
