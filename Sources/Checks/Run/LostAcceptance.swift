package import Source

/// A name that leads nowhere where a person accepts something: what that is cannot be told from what nobody accepted.
package struct LostAcceptance: Sendable, Hashable {
    /// The rule whose findings are accepted; nil where it is the rule that is misspelled.
    package var rule: RuleID?
    /// Where the name stands.
    package var range: SourceRange

    /// - Parameter rule: as it is written.
    init(of rule: RuleID, at range: SourceRange) {
        let names = Registry.ids.map(\.rawValue)
        let meant = Registry.rule(rule) == nil ? Suggestion.nearest(to: rule.rawValue, among: names) : rule.rawValue
        self.rule = meant.map { RuleID($0) }
        self.range = range
    }
}
