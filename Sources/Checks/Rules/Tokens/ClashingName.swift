import Source

/// Reports tokens that would get one name in a generated file. Pipeline finds them by assigning the names.
package struct ClashingName: Rule {
    package static let facts = RuleFacts(
        "clashing-name", group: .tokens, severity: .error,
        summary: "two tokens or groups that would have one name in a generated file",
        rationale: """
            `on-accent` and `onAccent` are two tokens, but one constant in Swift, one custom property in CSS, or one \
            symbol of an asset catalog. `uispec generate` does not write a file with such names; it writes the others.
            """,
        fixing: "Rename one of them, or write `rename:` or `exclude:` for the output.",
        limits: "Only the files under `generate:` are considered.",
        references: "generated symbols of Xcode; Swift identifiers",
        failing: [
            RuleExample(
                """
                size:
                  $type: number
                  a-b: { $value: 1 }
                  »aB«: { $value: 2 }
                """, note: "both are `aB` in Swift",
                manifest: """
                    output: Output
                    generate: { swift: { path: Tokens.swift, type: AppTokens } }
                    rules: { off-convention-name: off }

                    """),
            RuleExample(
                """
                color:
                  $type: color
                  on-accent: { $value: "#FFFFFF" }
                  »on_accent«: { $value: "#FAFAFA" }
                """, note: "Xcode makes one symbol of both",
                manifest: """
                    output: Output
                    generate: { xcassets: { path: Colors.xcassets } }
                    rules: { off-convention-name: off }

                    """),
        ],
        passing: [
            RuleExample(
                """
                size:
                  $type: number
                  1_5x: { $value: 1 }
                  15x: { $value: 2 }
                """, note: "`_1_5x` and `_15x` are two names",
                manifest: "output: Output\ngenerate: { swift: { path: Tokens.swift, type: AppTokens } }\n"),
            RuleExample(
                """
                size:
                  $type: number
                  a-b: { $value: 1 }
                  aB: { $value: 2 }
                """, note: "one of them has another name in Swift",
                manifest: """
                    output: Output
                    generate: { swift: { path: Tokens.swift, type: AppTokens, rename: { size.aB: size.wide } } }
                    rules: { off-convention-name: off }

                    """),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }
}
