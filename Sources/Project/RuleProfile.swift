package import Source

/// A choice of rules and severities, `profile:` under `rules:`. Settings of single rules take precedence.
package struct RuleProfile: Sendable {
    package enum Name: String, Sendable, Hashable, CaseIterable {
        /// Defects are errors; advice and style are warnings.
        case recommended
        /// Advice and style are errors too.
        case strict
        /// Only rules that follow from a success criterion of WCAG 2.2, and tap targets from 24 pt.
        case wcagAA = "wcag-aa"
    }

    package var name: Name
    /// The place of the name in the manifest; nil if none is written.
    package var range: SourceRange?

    package init(_ name: Name = .recommended, range: SourceRange? = nil) {
        self.name = name
        self.range = range
    }
}
