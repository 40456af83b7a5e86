import Source

/// A document that has the wrong form as a whole. Reported by the readers.
package struct InvalidDocument: Rule {
    package static let facts = RuleFacts(
        "invalid-document", group: .sources,
        summary: "a document does not have the form that its place needs",
        rationale: """
            An empty manifest, or a list in place of a map of tokens, cannot be read, so the whole file has no \
            effect.
            """,
        fixing: "Give the document the form that the finding names, or remove the file from the manifest.",
        references: "the uispec language; DTCG 2025.10, Format",
        failing: [
            RuleExample(
                """
                »- color
                - space«
                ---
                component: Chip
                body:
                  text: Cafe
                """)
        ],
        passing: [
            RuleExample(
                """
                space: { $type: dimension, m: { $value: 8 } }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: "{space.m}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
