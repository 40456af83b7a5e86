import Source

/// A token of another type than the value needs. Reported by the readers.
package struct MismatchedTokenType: Rule {
    package static let facts = RuleFacts(
        "mismatched-token-type", group: .sources,
        summary: "a token whose type differs from the type that the value needs",
        rationale: "A dimension cannot be drawn as a color. On a device, the generated code would not compile.",
        fixing: "Refer to a token of the needed type, or correct the token's `$type`.",
        references: "DTCG 2025.10, Type",
        failing: [
            RuleExample(
                """
                space: { $type: dimension, m: { $value: 8 } }
                ---
                component: Chip
                body:
                  text: Cafe
                  padding: "{space.m}"
                  color: »"{space.m}"«
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
                  color: "{ios.color.label}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
