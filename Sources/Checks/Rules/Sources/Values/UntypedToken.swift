import Source

/// A token whose type cannot be determined. Reported by the readers.
package struct UntypedToken: Rule {
    package static let facts = RuleFacts(
        "untyped-token", group: .sources,
        summary: "a token without a type",
        rationale: "Without a type the value cannot be read: 4 may be a number, a font weight or a length.",
        fixing: "Write `$type` on the token or on a group around it.",
        references: "DTCG 2025.10, Type",
        failing: [
            RuleExample(
                """
                space:
                  »m«: { $value: 8 }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: "{space.m}"
                """)
        ],
        passing: [
            RuleExample(
                """
                space:
                  $type: dimension
                  m: { $value: 8 }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: "{space.m}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
