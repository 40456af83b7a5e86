import Source

/// A set, modifier or context that the resolver document does not define. Reported by the readers.
package struct UnknownModifier: Rule {
    package static let facts = RuleFacts(
        "unknown-modifier", group: .sources,
        summary: "a name is not a set, modifier or context of the DTCG resolver document",
        rationale: "The tokens that it selects are missing, or a default replaces them without a notice.",
        fixing: "Correct the name, or define it in the `.resolver.json` file.",
        references: "DTCG 2025.10, Resolver",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """, note: "no resolver document defines a modifier",
                manifest: """
                    inputs: { »theme«: dark }
                    """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
