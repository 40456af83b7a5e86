import Source

/// The facts of findings that the token readers report about forms outside the standard.
package struct NonstandardToken: Rule {
    package static let facts = RuleFacts(
        "nonstandard-token", group: .tokens, severity: .warning,
        summary: "a token in a form that uispec reads but DTCG 2025.10 does not allow",
        rationale: """
            Files from drafts of the standard and from older tools contain forms that the standard has dropped. uispec \
            reads them, but the next tool may read them differently or reject them.
            """,
        fixing: """
            Write the form of the standard that the finding names, such as `{ value: 12, unit: px }` in place of \
            `"12px"`.
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
