package import Source

/// A waiver or suppression that names something unknown. Which findings it was written for cannot be determined.
package struct UnresolvedAcceptance: Sendable, Hashable {
    /// The rule or family whose findings it accepts; nil if the rule itself is unknown.
    package var rule: RuleID?
    /// The range of the unknown name.
    package var range: SourceRange

    /// - Parameter rule: The id as it is written.
    init(of rule: RuleID, at range: SourceRange) {
        let nearest = Suggestion.nearest(to: rule.rawValue, among: Registry.addressableIDs.map(\.rawValue))
        self.rule = Registry.isUnknown(rule) ? nearest.map { RuleID($0) } : rule
        self.range = range
    }

    /// Whether it may accept findings of a rule.
    package func mayCover(_ rule: RuleID) -> Bool { self.rule?.covers(rule) ?? true }
}
