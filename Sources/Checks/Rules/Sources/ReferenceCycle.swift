import Source

/// Names that lead back to themselves. The binder and the token resolver tell it.
package struct ReferenceCycle: Rule {
    package static let facts = RuleFacts(
        "reference-cycle", group: .sources,
        summary: "tokens, components or projects refer to each other in a circle",
        rationale: """
            There is no value at the end of such a chain. The whole circle is told, with each step.
            """,
        references: "DTCG 2025.10, Aliases",
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  a: { $value: »"{color.b}"« }
                  b: { $value: "{color.a}" }
                """),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """, manifest: "imports: [».«]\n"),
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  a: { $value: "{color.b}" }
                  b: { $value: "#000000" }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
