import Source

/// A JSON Pointer or $ref that refers to nothing. Reported by the readers.
package struct InvalidPointer: Rule {
    package static let facts = RuleFacts(
        "invalid-pointer", group: .sources,
        summary: "a JSON Pointer or $ref refers to nothing",
        rationale: "The token has no value, and neither has any token that refers to it.",
        fixing: "Correct the pointer, or define the value that it refers to.",
        references: "DTCG 2025.10, Aliases; RFC 6901",
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#000000" }
                  line: { $ref: »"#/color/inc"« }
                ---
                component: Chip
                body:
                  text: Cafe
                  color: "{color.ink}"
                """)
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#000000", $modes: { dark: "#FFFFFF" } }
                  line: { $ref: "#/color/ink" }
                ---
                component: Chip
                body:
                  text: Cafe
                  color: "{color.line}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
