import Source

/// A JSON Pointer or $ref that refers to nothing. Reported by the readers.
package struct InvalidPointer: Rule {
    package static let facts = RuleFacts(
        "invalid-pointer", group: .sources,
        summary: "a JSON Pointer or `$ref` that refers to nothing",
        rationale: "The token has no value, and neither has any token that refers to it.",
        fixing: "Correct the pointer, or define the value that it refers to.",
        references: "DTCG 2025.10, Aliases; RFC 6901",
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.9 } }
                alpha:
                  $type: number
                  ink: { $ref: »"#/color/ink/$value/alfa"« }
                ---
                component: Chip
                body:
                  text: Cafe
                  color: "{color.ink}"
                  opacity: "{alpha.ink}"
                """)
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.9 } }
                alpha:
                  $type: number
                  ink: { $ref: "#/color/ink/$value/alpha" }
                ---
                component: Chip
                body:
                  text: Cafe
                  color: "{color.ink}"
                  opacity: "{alpha.ink}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
