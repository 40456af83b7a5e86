import Source

/// A name that nothing has. The binder and the token resolver tell it.
package struct UnresolvedReference: Rule {
    package static let facts = RuleFacts(
        "unresolved-reference", group: .sources,
        summary: "a token, property, state, node or component that does not exist is named",
        rationale: """
            The name was misspelled, or what it named is gone. The nearest name that exists is suggested.
            """,
        references: "the uispec language; DTCG 2025.10",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: »"{ios.color.lable}"«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  color: "{ios.color.label}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
