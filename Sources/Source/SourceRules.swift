/// The rules of the group *sources*: what the readers report before any design is known.
extension RuleID {
    package static let syntaxError: RuleID = "syntax-error"
    package static let duplicateKey: RuleID = "duplicate-key"
    package static let unknownKey: RuleID = "unknown-key"
    package static let wrongType: RuleID = "wrong-type"
    package static let unresolvedReference: RuleID = "unresolved-reference"
    package static let referenceCycle: RuleID = "reference-cycle"
}

/// The rules of the group *tokens* that the readers report.
extension RuleID {
    package static let nonstandardToken: RuleID = "nonstandard-token"
}
