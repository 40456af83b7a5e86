package import Source

/// The rule and the place in the file of a finding, which are the same in all states and contexts.
package struct FindingKey: Hashable, Sendable {
    package let rule: RuleID
    package let range: SourceRange?

    package init(_ finding: Finding) {
        rule = finding.rule
        range = finding.diagnostic.range
    }
}
