import Source

/// A document that has the wrong form as a whole. Reported by the readers.
package struct InvalidDocument: Rule {
    package static let facts = RuleFacts(
        "invalid-document", group: .sources,
        summary: "a document of a YAML or JSON file with the wrong form, such as a list instead of a map",
        rationale: """
            An empty manifest, or a list instead of a map of tokens, cannot be read, and the whole document has no \
            effect.
            """,
        fixing: """
            Write the form that the finding names, or delete the document. In a file with several documents, each \
            begins after a line of `---`.
            """,
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
