import Project
import Source

/// A waiver that matches no finding. Reported while waivers are applied.
package struct UnusedWaiver: Rule {
    package static let facts = RuleFacts(
        "unused-waiver", group: .manifest, severity: .warning,
        summary: "a waiver that matches no finding",
        rationale: """
            The finding was fixed, or its component or node was renamed. A leftover waiver would hide the next mistake \
            there.
            """,
        fixing: "Remove the waiver, or correct its `at:`, `token:` or `in:` so that it matches a finding.",
        limits: """
            Not checked for rules left out with `--only` or `--skip`, after a syntax error, or if the waiver's own \
            contexts are invalid.
            """,
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

    // MARK: Messages

    static func diagnostic(_ waiver: Waiver) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "the waiver of \(waiver.rule) at “\(waiver.place)” matches no finding",
            at: waiver.range, help: "remove the waiver")
    }

    /// - Parameter reason: The part of the waiver that does not exist: `unknown component “Chp”`.
    static func diagnostic(
        _ waiver: Waiver, at range: SourceRange, because reason: String, help: String?
    ) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "the waiver of \(waiver.rule) matches no finding: \(reason)", at: range,
            help: help)
    }

    /// - Parameter context: A context that is not checked.
    static func diagnostic(_ waiver: Waiver, in context: NamedContext, help: String?) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity,
            """
            the waiver of \(waiver.rule) at \(waiver.place) has no effect in \(context.axis.rawValue) \(context.text), \
            which is not checked
            """,
            at: context.range, help: help)
    }
}
