package import Source

/// What findings of one cause share in all states and contexts: the rule and the place in the file.
package struct FindingKey: Hashable, Sendable {
    package let rule: RuleID
    package let range: SourceRange?

    package init(_ finding: Finding) {
        rule = finding.rule
        range = finding.diagnostic.range
    }
}
