import Source

/// A key that is not part of the language. Reported by the readers.
package struct UnknownKey: Rule {
    package static let facts = RuleFacts(
        "unknown-key", group: .sources,
        summary: "a key that is not part of the language",
        rationale: "A misspelled key would be ignored, and the design would differ from the spec without an error.",
        fixing: "Correct the spelling, or remove the key. `Docs/language.md` lists all keys.",
        fixSafety: """
            Safe if the key is a single typing error away from exactly one known key. Otherwise the nearest key is \
            only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »paddding«: 12
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: 12
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
