package import Source

/// What a target made: the text of one file, and what could not be put into it.
package struct GeneratedSource: Sendable {
    package var text: String
    package var diagnostics: [Diagnostic]

    package init(text: String, diagnostics: [Diagnostic]) {
        self.text = text
        self.diagnostics = diagnostics
    }
}

extension RuleID {
    /// Two tokens, or a token and a group, would get the same name in the generated source.
    package static let clashingName: RuleID = "clashing-name"
    /// A value depends on the appearance where the target can hold only one.
    package static let varyingValue: RuleID = "varying-value"
    /// The manifest asks for a type name that would not compile.
    package static let unusableName: RuleID = "unusable-name"
}
