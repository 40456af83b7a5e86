import Source

/// A waiver that waives nothing. The runner tells it.
package struct UnusedWaiver: Rule {
    package static let facts = RuleFacts(
        "unused-waiver", group: .manifest, severity: .warning,
        summary: "a waiver waives nothing",
        rationale: "What it excused is mended or gone. Left in place it would excuse the next mistake unseen.",
        references: "the uispec language, project manifest",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    waivers:
                      - rule: »small-tap-target«
                        at: Chip
                        reason: The list is redesigned in spring.
                    """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  action: choose
                """,
                manifest: """
                    waivers:
                      - rule: small-tap-target
                        at: Chip
                        reason: The list is redesigned in spring.
                    """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
