import Source

/// A suppression comment that matches no finding or gives no reason. Reported after all other findings.
package struct UnusedSuppression: Rule {
    package static let facts = RuleFacts(
        "unused-suppression", group: .manifest, severity: .warning,
        summary: "a suppression comment that matches no finding or gives no reason",
        rationale: """
            The finding was fixed or moved, or the rule is misspelled. A leftover comment would hide the next mistake \
            on that line. Without a reason, reviewers cannot decide whether the comment is still needed.
            """,
        fixing: """
            Remove the comment, correct its rule, or add a reason: `# uispec:disable-next-line RULE – reason`.
            """,
        limits: """
            Not checked for rules left out with `--only` or `--skip`, or in files with a syntax error. JSON has no \
            comments.
            """,
        references: "the uispec language, project manifest",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-next-line small-tap-target – drawn smaller on purpose«
                  action: choose
                  hitArea: 44
                """),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-next-line small-tap-traget – drawn smaller on purpose«
                  action: choose
                  hitArea: 44
                """, note: "the rule is unknown"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-line small-tap-target – drawn smaller on purpose«
                  action: choose
                  hitArea: 44
                """, note: "the directive is misspelled"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-next-line small-tap-target«
                  action: choose
                """, note: "the comment suppresses the finding, but gives no reason"),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  vstack:
                    # uispec:disable-next-line small-tap-target – the row around it is the target
                    - text: Cafe
                      action: choose
                """, note: "above a node, the comment applies to the whole node"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  # uispec:disable-next-line small-tap-target – the row around it is the target
                  action: choose
                """),
            RuleExample(
                """
                component: Help
                body:
                  text: "Write # uispec:disable-next-line small-tap-target above the line"
                """, note: "inside text, it is not a comment"),
        ])

    package init(_ settings: inout RuleSettings) {}

    // MARK: Messages

    /// - Parameter misspelling: The text written in place of `uispec:disable-next-line`.
    static func diagnostic(misspelling: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "“\(misspelling)” is not a suppression directive", at: range,
            help: "write # uispec:disable-next-line <rule> – <reason>")
    }

    /// - Parameter rule: The rule that the comment suppresses.
    static func diagnostic(withoutReason rule: RuleID, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "the suppression of \(rule) gives no reason", at: range,
            help: "write # uispec:disable-next-line \(rule) – <reason>")
    }

    /// - Parameter rule: The id in the comment; empty if there is none.
    static func diagnostic(_ rule: RuleID, at range: SourceRange) -> Diagnostic {
        if rule.rawValue.isEmpty {
            return Diagnostic(
                facts.id, facts.severity, "the suppression comment names no rule", at: range,
                help: "write # uispec:disable-next-line <rule> – <reason>")
        }
        if Registry.isUnknown(rule) {
            return Diagnostic(
                facts.id, facts.severity, "the suppression comment names the unknown rule “\(rule)”", at: range,
                help: UnknownRule.hint(for: rule.rawValue))
        }
        return Diagnostic(
            facts.id, facts.severity, "the suppression of \(rule) matches no finding", at: range,
            help: "remove the comment")
    }
}
