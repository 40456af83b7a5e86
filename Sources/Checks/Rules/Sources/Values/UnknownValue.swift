import Source

/// A word that is not one of the words a key takes. Reported by the readers.
package struct UnknownValue: Rule {
    package static let facts = RuleFacts(
        "unknown-value", group: .sources,
        summary: "a value that its key does not accept",
        rationale: """
            An unknown word has no meaning, so the key would be ignored and the design would differ from the spec.
            """,
        fixing: "Write one of the values that the finding lists or suggests.",
        fixSafety: """
            Safe for a country code in place of a language code, and for misspelled roles, traits and their \
            synonyms. Other values have no automatic fix.
            """,
        references: "the uispec language; DTCG 2025.10, Types",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  weight: »heaviest«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  weight: bold
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
