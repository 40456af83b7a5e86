import Source
import Specs

/// A rule id that does not exist. Reported while the manifest, comments and criteria are evaluated.
package struct UnknownRule: Rule {
    package static let facts = RuleFacts(
        "unknown-rule", group: .manifest,
        summary: "an unknown rule in the manifest or in an acceptance criterion",
        rationale: "The setting, waiver or criterion would have no effect, and the mistake would go unnoticed.",
        fixing: """
            Correct the id. `uispec explain` lists all rules. The id of a family, such as `wrong-type`, refers to all \
            of its members.
            """,
        fixSafety: """
            Safe if the id is a single typing error away from one rule. Otherwise the nearest rule is only suggested.
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
                        reason: Required by the brand.
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

    // MARK: Messages

    /// An unknown id of the manifest.
    ///
    /// - Parameter others: The ids that the same map sets. A second setting of one of them would be a duplicate key.
    static func diagnostic(_ rule: RuleID, at range: SourceRange, beside others: Set<RuleID> = []) -> Diagnostic {
        if let nearest = Suggestion.nearest(to: rule.rawValue, among: names), others.contains(RuleID(nearest)) {
            return Diagnostic(
                facts.id, "unknown rule “\(rule)”", at: range, help: "remove it; “\(nearest)” is also set here")
        }
        return Diagnostic(
            facts.id, "unknown rule “\(rule)”", at: range, help: hint(for: rule.rawValue, or: ["profile"]),
            fixes: Spelling.fixes(of: rule.rawValue, at: range, among: names))
    }

    /// An unknown id of an acceptance criterion.
    static func diagnostic(_ name: Criterion.Verification) -> Diagnostic {
        Diagnostic(
            facts.id, "unknown rule “\(name.name)”", at: name.range, help: hint(for: name.name, or: [Criterion.manual]))
    }

    /// The suggestion for an unknown id.
    package static func hint(for name: String, or others: [String] = []) -> String? {
        if let hint = Suggestion.hint(for: name, among: names + others) { return hint }
        // A part of an id, such as “low-contrast” or “contrast”.
        let longer = names.filter { !name.isEmpty && $0.contains(name) }
        guard !longer.isEmpty, longer.count <= longestList else { return nil }
        return "use \(longer.count == 1 ? "" : "one of ")\(longer.joined(separator: ", "))"
    }

    private static var longestList: Int { 12 }
    private static var names: [String] { Registry.addressableIDs.map(\.rawValue) }
}
