import Source

/// A reference to a node id that does not exist. Reported by the readers.
package struct UnknownNode: Rule {
    package static let facts = RuleFacts(
        "unknown-node", group: .sources,
        summary: "a reference to an unknown node of a component",
        rationale: "An entry of `order:` or `expect:` for a node that does not exist has no effect.",
        fixing: "Correct the id, or give a node this id.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { id: title, text: Cafe }
                    - { id: detail, text: Open until six }
                  order: [title, »details«]
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Card
                body:
                  vstack:
                    - { id: title, text: Cafe }
                    - { id: detail, text: Open until six }
                  order: [title, detail]
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
