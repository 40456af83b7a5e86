/// A group of rules with an id of its own, which refers to all of them wherever a rule id can be written.
///
/// `wrong-type` and `unresolved-reference` were single rules in 0.1.0. Their members can be looked up and suppressed
/// separately, and the old ids still address all of them.
package struct RuleFamily: Sendable, Hashable {
    package var id: RuleID
    /// The problem that the members have in common, in one line.
    package var summary: String
    /// In the order of the documentation.
    package var members: [RuleID]

    package static let all: [RuleFamily] = [wrongType, unresolvedReference]

    package static let wrongType = RuleFamily(
        id: .wrongType, summary: "values that cannot be used where they are written",
        members: [
            .mismatchedType, .unknownValue, .outOfRangeValue, .missingKey, .conflictingKeys, .misplacedElement,
            .ignoredTag, .exceededLimit, .invalidDocument, .mismatchedTokenType, .untypedToken,
            .appearanceDependentLayout, .unreadableImage, .unreadableFont,
        ])

    package static let unresolvedReference = RuleFamily(
        id: .unresolvedReference, summary: "names that refer to something that does not exist",
        members: [
            .unknownToken, .unknownComponent, .unknownState, .unknownProperty, .unknownNode, .unknownAction,
            .unknownAnimation, .unknownItem, .invalidStateTarget, .unknownModifier, .invalidPointer, .missingFile,
        ])

    /// The family of a rule; nil for most rules.
    package static func containing(_ rule: RuleID) -> RuleFamily? {
        all.first { $0.members.contains(rule) }
    }
}

extension RuleID {
    /// Whether this id addresses a rule: it is the rule's own id or the id of its family.
    package func covers(_ rule: RuleID) -> Bool {
        self == rule || self == RuleFamily.containing(rule)?.id
    }
}

extension Set<RuleID> {
    /// Whether one of these ids addresses a rule.
    package func cover(_ rule: RuleID) -> Bool {
        contains(rule) || RuleFamily.containing(rule).map { contains($0.id) } ?? false
    }
}
