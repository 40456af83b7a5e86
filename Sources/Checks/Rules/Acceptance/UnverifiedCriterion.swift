import Source
import Specs

/// An acceptance criterion that nothing verifies. The runner tells it, which knows what every rule found.
package struct UnverifiedCriterion: Rule {
    package static let facts = RuleFacts(
        "unverified-criterion", group: .acceptance,
        summary: "an acceptance criterion that no rule verifies and that is not marked manual",
        rationale: """
            A criterion that is listed looks as if somebody checked it. Where its rule is off, waived or misspelled, or
            where its scope names no component or nothing that the rule could look at, nobody did.
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
                """, note: "a scope that matches nothing"),
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
                """, note: "a rule that is off", manifest: "rules: { low-contrast-text: off }"),
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
                """, note: "what only a person can say"),
        ])

    package init(_ settings: inout RuleSettings) {}

    /// A criterion that nothing but this rule verifies is verified by nothing.
    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { false }

    // MARK: Messages

    static func unnamed(_ criterion: Criterion) -> Diagnostic {
        Diagnostic(
            facts.id, "no rule verifies the criterion \(criterion.id)", at: criterion.idRange,
            help: "name its rules in verifiedBy:, or manual where only a person can say")
    }

    static func unknownRule(_ name: Criterion.Verification) -> Diagnostic {
        Diagnostic(
            UnknownRule.facts.id, "there is no rule “\(name.name)”", at: name.range,
            help: Suggestion.hint(for: name.name, among: Registry.ids.map(\.rawValue) + [Criterion.manual]))
    }

    static func off(_ name: Criterion.Verification) -> Diagnostic {
        Diagnostic(facts.id, "the criterion names \(name.name), which the manifest turns off", at: name.range)
    }

    static func waived(_ name: Criterion.Verification, count: Int) -> Diagnostic {
        Diagnostic(
            facts.id, .warning,
            "the criterion names \(name.name), of which \(count) finding\(count == 1 ? " is" : "s are") waived in its scope",
            at: name.range, help: "narrow the scope, or add manual: a person then says whether the criterion is met")
    }

    static func idle(_ name: Criterion.Verification) -> Diagnostic {
        Diagnostic(
            facts.id, .warning, "the criterion names \(name.name), which has nothing to look at in its scope",
            at: name.range,
            help: "set what the rule needs, name another rule, or add manual: a person then says whether it is met")
    }

    static func emptyScope(_ scope: Criterion.Scope, among names: [String]) -> Diagnostic {
        Diagnostic(
            facts.id, "the scope “\(scope.pattern.text)” matches no component",
            at: scope.range,
            help: Suggestion.hint(for: scope.pattern.text, among: names) ?? "in patterns * does not cross a /")
    }
}
