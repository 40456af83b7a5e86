/// The id of a rule, as in waivers and suppressions: `low-contrast-text`.
package struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    package init(stringLiteral value: String) {
        rawValue = value
    }

    package var description: String { rawValue }

    package static func < (left: RuleID, right: RuleID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The severity of a finding. Errors make `check` exit with 1, warnings only with `--strict`.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note
    case warning
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A problem in a file: its description, its location, and how to fix it.
package struct Diagnostic: Sendable, Hashable {
    /// Another place that explains the problem, such as the first definition of a name.
    package struct Note: Sendable, Hashable {
        package var message: String
        package var range: SourceRange?

        package init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    package var rule: RuleID
    package var severity: Severity
    package var message: String
    /// The primary location; nil if the problem is a missing file.
    package var range: SourceRange?
    /// A short text after the underline, such as `#FFFFFF on #007AFF`.
    package var annotation: String?
    package var notes: [Note]
    package var help: String?
    package var fixes: [Fix]

    package init(
        _ rule: RuleID, _ severity: Severity, _ message: String, at range: SourceRange?,
        annotation: String? = nil, notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.annotation = annotation
        self.notes = notes
        self.help = help
        self.fixes = fixes
    }

    /// Creates an error.
    package init(
        _ rule: RuleID, _ message: String, at range: SourceRange?,
        annotation: String? = nil, notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
        self.init(rule, .error, message, at: range, annotation: annotation, notes: notes, help: help, fixes: fixes)
    }
}

/// An automatic fix: replacements of source ranges, applied all or none.
package struct Fix: Sendable, Hashable {
    package struct Edit: Sendable, Hashable {
        package var range: SourceRange
        package var replacement: String

        package init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    package var title: String
    package var edits: [Edit]
    package var applicability: Applicability

    package init(title: String, edits: [Edit], applicability: Applicability) {
        self.title = title
        self.edits = edits
        self.applicability = applicability
    }

    /// Who may apply a fix.
    package enum Applicability: String, Sendable, CaseIterable {
        /// `check --fix`, because it changes the design only as the finding requires.
        case safe
        /// `check --fix --unsafe-fixes`, because it may change what the author intended.
        case unsafe
        /// Only a person, because it changes values that are used outside the checked project or derived from it.
        case displayOnly = "display-only"
    }
}

extension Diagnostic {
    /// The order of reported findings: file, place, rule, message.
    package static func inSourceOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.range, right.range) {
        case (nil, nil): break
        case (nil, _?): return true
        case (_?, nil): return false
        case (let first?, let second?):
            if first.file != second.file { return first.file < second.file }
            if first.start != second.start { return first.start < second.start }
        }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}
