import Source
import Specs

/// An acceptance criterion that no rule verifies. Reported by ``AcceptanceEvaluation``, after all other findings.
package struct UnverifiedCriterion: Rule {
    package static let facts = RuleFacts(
        "unverified-criterion", group: .acceptance,
        summary: "an acceptance criterion that no rule verifies and that is not marked `manual`",
        rationale: """
            Readers assume that a listed criterion is checked. It is not checked if its rule is off, waived or \
            misspelled, if its scope matches no component, or if its rule has nothing to check there.
            """,
        fixing: """
            Name a rule that runs in `verifiedBy:`, correct `scope:`, or write `verifiedBy: [manual]` if a person has \
            to decide.
            """,
        limits: """
            A rule verifies a criterion only in the checked contexts of the manifest. Notes never fail a criterion. A \
            waived rule, or one that has nothing to check, is a warning.
            """,
        references: "the uispec language, acceptance criteria",
        failing: [
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                ---
                acceptance: First version
                criteria:
                  - id: »AC-1«
                    text: Cards look as they are drawn.
                """),
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                ---
                acceptance: First version
                criteria:
                  - id: AC-1
                    text: Every card has one of the radii of the scale.
                    verifiedBy: off-scale-radius
                    scope: [»"*Crad"«]
                """, note: "the scope matches nothing"),
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                ---
                acceptance: First version
                criteria:
                  - id: AC-1
                    text: Every text can be read.
                    verifiedBy: [»low-contrast-text«]
                """, note: "the rule is off", manifest: "rules: { low-contrast-text: off }"),
        ],
        passing: [
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                  padding: 16
                  radius: 8
                ---
                acceptance: First version
                criteria:
                  - id: AC-1
                    text: Every text can be read.
                    verifiedBy: [low-contrast-text]
                  - id: AC-2
                    text: Every card has one of the radii of the scale.
                    verifiedBy: [off-scale-radius]
                    scope: ["*Card"]
                """, manifest: "rules: { off-scale-radius: { allowed: [8, 12] } }"),
            RuleExample(
                """
                component: Card
                body:
                  text: Cafe
                ---
                acceptance: First version
                criteria:
                  - id: AC-1
                    text: Scrolling is smooth on the oldest phone.
                    verifiedBy: [manual]
                """, note: "only a person can evaluate the criterion"),
        ])

    package init(_ settings: inout RuleSettings) {}

    /// This rule cannot verify a criterion itself.
    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { false }

    // MARK: Messages

    static func unnamed(_ criterion: Criterion) -> Diagnostic {
        Diagnostic(
            facts.id, "the criterion \(criterion.id) names no rule", at: criterion.idRange,
            help: "write verifiedBy: with its rules, or verifiedBy: [manual] if a person has to decide")
    }

    /// - Parameter rule: The named rule, or the member of a named family that is off.
    static func off(_ name: Criterion.Verification, _ rule: RuleID) -> Diagnostic {
        Diagnostic(
            facts.id,
            rule.rawValue == name.name
                ? "the criterion names \(rule), which is off in the manifest"
                : "the criterion names \(name.name), whose rule \(rule) is off in the manifest",
            at: name.range, help: "turn the rule on, name another rule, or add manual so that a person decides")
    }

    static func waived(_ name: Criterion.Verification, count: Int) -> Diagnostic {
        Diagnostic(
            facts.id, .warning,
            """
            the criterion names \(name.name), but \(count) of its findings in scope \(count == 1 ? "is" : "are") \
            waived
            """,
            at: name.range, help: "narrow the scope, or add manual so that a person decides")
    }

    static func nothingToCheck(_ name: Criterion.Verification) -> Diagnostic {
        Diagnostic(
            facts.id, .warning, "the criterion names \(name.name), which has nothing to check in its scope",
            at: name.range,
            help: "set up the rule in the manifest, name another rule, or add manual so that a person decides")
    }

    static func emptyScope(_ scope: Criterion.Scope, among names: [String]) -> Diagnostic {
        Diagnostic(
            facts.id, "the scope “\(scope.pattern.text)” matches no component",
            at: scope.range,
            help: Suggestion.hint(for: scope.pattern.text, among: names) ?? "a * in a pattern does not match a /")
    }
}
