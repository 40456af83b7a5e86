import Source

/// A rule that does not exist. The runner tells it, which reads the settings.
package struct UnknownRule: Rule {
    package static let facts = RuleFacts(
        "unknown-rule", group: .manifest,
        summary: "the manifest or an acceptance criterion names a rule that does not exist",
        rationale: "The setting, waiver or criterion would do nothing, and nobody would learn of it.",
        references: "the uispec language, project manifest",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    rules:
                      »small-tap-targets«: { minimum: 40 }
                    """),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    waivers:
                      - rule: »low-contrast«
                        at: Chip
                        reason: The brand asks for it.
                    """),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    rules:
                      small-tap-target: { minimum: 40 }
                    """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
