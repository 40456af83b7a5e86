import Source

/// A token in a form that the standard does not have. The token readers tell it.
package struct NonstandardToken: Rule {
    package static let facts = RuleFacts(
        "nonstandard-token", group: .tokens, severity: .warning,
        summary: "a token file departs from DTCG 2025.10 in a way that is understood all the same",
        rationale: """
            Files of drafts and of older tools hold forms that the standard dropped. They are read, but the next tool in
            the chain may read them otherwise, or not at all.
            """,
        references: "DTCG Design Tokens Format Module 2025.10",
        failing: [
            RuleExample(
                """
                space:
                  inner: { $type: dimension, $value: »"12px"« }
                """)
        ],
        passing: [
            RuleExample(
                """
                space:
                  inner: { $type: dimension, $value: { value: 12, unit: px } }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }
}
