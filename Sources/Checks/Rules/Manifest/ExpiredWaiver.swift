import Project
import Source

/// A waiver whose end date has passed. Reported while waivers are applied.
package struct ExpiredWaiver: Rule {
    package static let facts = RuleFacts(
        "expired-waiver", group: .manifest,
        summary: "a waiver whose end date has passed",
        rationale: "The finding was accepted up to a date. After that date, the finding counts again.",
        fixing: "Fix the finding and remove the waiver, or set a later date in `until:`.",
        limits: """
            `until:` is compared with the date of the computer that runs the check. The waiver is still valid on that \
            day.
            """,
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

    // MARK: Messages

    static func diagnostic(_ waiver: Waiver) -> Diagnostic {
        Diagnostic(
            facts.id,
            """
            the waiver of \(waiver.rule) at “\(waiver.place)” expired on \(waiver.until ?? ""); its reason is \
            “\(waiver.reason)”
            """,
            at: waiver.range,
            help: """
                fix the finding of \(waiver.rule) at “\(waiver.place)” and delete this waiver, or write a later date \
                in its until:
                """)
    }
}
