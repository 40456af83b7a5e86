import Source

/// A set, modifier or context that the resolver document does not define. Reported by the readers.
package struct UnknownModifier: Rule {
    package static let facts = RuleFacts(
        "unknown-modifier", group: .sources,
        summary: "a set, modifier or context that the DTCG resolver document does not define",
        rationale: "The tokens that it selects are missing, or a default replaces them without an error.",
        fixing: """
            Correct the name, or define it in the resolver document, a file such as `themes.resolver.json` that is \
            listed under `tokens:`. A modifier of a resolver document selects token files, for example by theme or \
            brand.
            """,
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
