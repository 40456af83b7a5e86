import Source

/// A comment that silences nothing, or does not say why. The runner tells it.
package struct UnusedSuppression: Rule {
    package static let facts = RuleFacts(
        "unused-suppression", group: .manifest, severity: .warning,
        summary: "a comment that silences a rule silences nothing, or does not say why",
        rationale: """
            What it silenced is mended or has moved, or its rule is misspelled. Left in place it would silence the next
            mistake on that line unseen. Without a reason nobody can tell whether it still holds.
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
                """, note: "a rule that does not exist"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-line small-tap-target – drawn smaller on purpose«
                  action: choose
                  hitArea: 44
                """, note: "a comment that does not exist"),
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  »# uispec:disable-next-line small-tap-target«
                  action: choose
                """, note: "no reason: it silences, and is told"),
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
                """, note: "before a node it is for all of the node"),
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
                """, note: "in a text it is no comment"),
        ])

    package init(_ settings: inout RuleSettings) {}

    // MARK: Messages

    /// - Parameter misspelling: what stands in the place of `uispec:disable-next-line`.
    static func diagnostic(misspelling: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "“\(misspelling)” silences nothing", at: range,
            help: "write # uispec:disable-next-line <rule> – <reason>")
    }

    /// - Parameter rule: what the comment silences.
    static func diagnostic(withoutReason rule: RuleID, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity, "the comment silences \(rule) and does not say why", at: range,
            help: "write # uispec:disable-next-line \(rule) – <reason>")
    }

    /// - Parameter rule: what the comment names; empty where it names nothing.
    static func diagnostic(_ rule: RuleID, at range: SourceRange) -> Diagnostic {
        if rule.rawValue.isEmpty {
            return Diagnostic(
                facts.id, facts.severity, "the comment names no rule, so it silences nothing", at: range,
                help: "write # uispec:disable-next-line <rule> – <reason>")
        }
        if Registry.rule(rule) == nil {
            return Diagnostic(
                facts.id, facts.severity, "there is no rule “\(rule)” to silence", at: range,
                help: Suggestion.hint(for: rule.rawValue, among: Registry.ids.map(\.rawValue)))
        }
        return Diagnostic(
            facts.id, facts.severity, "the comment silences \(rule), which finds nothing there", at: range,
            help: "remove it")
    }
}
