import Source

/// A waiver whose day has passed. The runner tells it.
package struct ExpiredWaiver: Rule {
    package static let facts = RuleFacts(
        "expired-waiver", group: .manifest,
        summary: "a waiver's last day has passed",
        rationale: "A finding was accepted for a while. The while is over: mend it, or decide again.",
        references: "the uispec language, project manifest",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  action: choose
                """,
                manifest: """
                    waivers:
                      - rule: »small-tap-target«
                        at: Chip
                        reason: The list is redesigned in spring.
                        until: 2020-03-31
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
                        until: 2999-03-31
                    """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
