import Source

/// References that form a cycle. Reported by the binder, the token resolver and the project loader.
package struct ReferenceCycle: Rule {
    package static let facts = RuleFacts(
        "reference-cycle", group: .sources,
        summary: "tokens, components or projects that refer to each other in a cycle",
        rationale: "A cycle of references has no value, so nothing in it can be drawn or checked.",
        fixing: """
            Replace one of the references with a value, or move the shared part to a third token, component or \
            project. The finding lists every step of the cycle.
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
