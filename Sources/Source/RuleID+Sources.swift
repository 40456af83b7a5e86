/// The rules of the group *sources*, which the readers report before the design is resolved.
extension RuleID {
    package static let syntaxError: RuleID = "syntax-error"
    package static let duplicateKey: RuleID = "duplicate-key"
    package static let unknownKey: RuleID = "unknown-key"
    package static let referenceCycle: RuleID = "reference-cycle"

    /// The family of every rule about a value that cannot be used where it is written.
    package static let wrongType: RuleID = "wrong-type"
    /// The family of every rule about a name that refers to nothing.
    package static let unresolvedReference: RuleID = "unresolved-reference"
}

/// The members of `wrong-type`.
extension RuleID {
    /// A value with another YAML type than its key takes: a list in place of a map.
    package static let mismatchedType: RuleID = "mismatched-type"
    /// A word that is not one of the words a key takes: `align: middle`.
    package static let unknownValue: RuleID = "unknown-value"
    /// A number outside the range that a key takes: a negative length, an opacity of 2.
    package static let outOfRangeValue: RuleID = "out-of-range-value"
    /// A map without a key that it needs: a border without a color.
    package static let missingKey: RuleID = "missing-key"
    /// Two keys or values that exclude each other: a gesture of two kinds, a minimum above its maximum.
    package static let conflictingKeys: RuleID = "conflicting-keys"
    /// A node, a key or a reference in a place where it has no meaning: a slot outside a container.
    package static let misplacedElement: RuleID = "misplaced-element"
    /// An unknown YAML tag, which is ignored: `!cafe`.
    package static let ignoredTag: RuleID = "ignored-tag"
    /// A structure beyond a documented limit: nesting, nodes, contexts, text length.
    package static let exceededLimit: RuleID = "exceeded-limit"
    /// A document that has the wrong form as a whole: an empty manifest, a list as a token file.
    package static let invalidDocument: RuleID = "invalid-document"
    /// A token of another type than the value needs: a dimension as a color.
    package static let mismatchedTokenType: RuleID = "mismatched-token-type"
    /// A token whose type cannot be determined.
    package static let untypedToken: RuleID = "untyped-token"
    /// A layout value that varies by appearance.
    package static let appearanceDependentLayout: RuleID = "appearance-dependent-layout"
    /// An image file that cannot be decoded.
    package static let unreadableImage: RuleID = "unreadable-image"
    /// A font file in which no text can be drawn.
    package static let unreadableFont: RuleID = "unreadable-font"
}

/// The members of `unresolved-reference`.
extension RuleID {
    package static let unknownToken: RuleID = "unknown-token"
    /// A component or a screen.
    package static let unknownComponent: RuleID = "unknown-component"
    package static let unknownState: RuleID = "unknown-state"
    package static let unknownProperty: RuleID = "unknown-property"
    package static let unknownNode: RuleID = "unknown-node"
    package static let unknownAction: RuleID = "unknown-action"
    package static let unknownAnimation: RuleID = "unknown-animation"
    /// An entry that a control's own list does not have: `selected: Tea` without an item “Tea”.
    package static let unknownItem: RuleID = "unknown-item"
    /// A key of a state's `set:` that is neither a property nor a modifier of a node.
    package static let invalidStateTarget: RuleID = "invalid-state-target"
    /// A set, a modifier or a context that the DTCG resolver document does not define.
    package static let unknownModifier: RuleID = "unknown-modifier"
    /// A JSON Pointer or `$ref` that refers to nothing.
    package static let invalidPointer: RuleID = "invalid-pointer"
    /// A file, a folder or a project that does not exist.
    package static let missingFile: RuleID = "missing-file"
}

/// The rules of the group *tokens* that the readers report.
extension RuleID {
    package static let nonstandardToken: RuleID = "nonstandard-token"
    /// A value depends on the appearance, but a generated file supports one value only.
    package static let varyingValue: RuleID = "varying-value"
}
