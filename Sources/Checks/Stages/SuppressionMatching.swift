package import Source

/// Drops the findings that comments suppress, and records which comments are used.
package struct SuppressionMatching {
    /// A suppression comment for one rule or family.
    package struct Comment: Sendable {
        package var rule: RuleID
        /// The lines that it applies to, from 0.
        package var lines: ClosedRange<Int>
        package var range: SourceRange
        /// The misspelled directive as it is written; such a comment suppresses nothing.
        package var misspelling: String?
        /// Whether it gives a reason.
        package var hasReason: Bool

        package init(
            rule: RuleID, lines: ClosedRange<Int>, range: SourceRange, misspelling: String? = nil,
            hasReason: Bool = true
        ) {
            self.rule = rule
            self.lines = lines
            self.range = range
            self.misspelling = misspelling
            self.hasReason = hasReason
        }
    }

    /// A rule in a file.
    private struct Subject: Hashable {
        var rule: RuleID
        var file: FileID
    }

    private let comments: [Comment]
    /// The indices of the comments that may suppress findings of a rule in a file.
    private let indices: [Subject: [Int]]
    private let sources: SourceMap
    /// Files of other projects; their comments apply to the check of those projects.
    private let importedFiles: Set<FileID>
    private var used: Set<Int> = []
    private var unread: Set<FileID> = []
    /// The dropped findings.
    package private(set) var suppressed: [Finding] = []

    package init(_ comments: [Comment], sources: SourceMap, importedFiles: Set<FileID>) {
        self.comments = comments
        indices = comments.indices.reduce(into: [:]) { indices, index in
            let comment = comments[index]
            guard comment.misspelling == nil else { return }
            for rule in Registry.rules(addressedBy: comment.rule) {
                indices[Subject(rule: rule, file: comment.range.file), default: []].append(index)
            }
        }
        self.sources = sources
        self.importedFiles = importedFiles
    }

    /// Whether no comment suppresses a finding. A syntax error cannot be suppressed.
    package mutating func keeps(_ finding: Finding) -> Bool {
        guard let range = finding.diagnostic.range, let file = sources[range.file] else { return true }
        if finding.rule == .syntaxError { unread.insert(range.file) }
        let line = file.lines.line(at: range.start)
        let matching = (indices[Subject(rule: finding.rule, file: range.file)] ?? []).filter {
            suppresses(comments[$0], line: line, of: finding, in: file)
        }
        guard !matching.isEmpty, finding.rule != .syntaxError else { return true }
        used.formUnion(matching)
        suppressed.append(finding)
        return false
    }

    /// A comment for `unused-suppression` applies to the comments between it and the line that they all apply to.
    private func suppresses(_ comment: Comment, line: Int, of finding: Finding, in file: SourceFile) -> Bool {
        if finding.rule == UnusedSuppression.facts.id {
            return file.lines.line(at: comment.range.start) < line && line <= comment.lines.lowerBound
        }
        return comment.lines.contains(line)
    }

    /// The comments with a misspelled directive or an unknown rule.
    package var unresolved: [UnresolvedAcceptance] {
        comments.filter {
            !importedFiles.contains($0.range.file) && ($0.misspelling != nil || Registry.isUnknown($0.rule))
        }.map { UnresolvedAcceptance(of: $0.rule, at: $0.range) }
    }

    /// The diagnostics about comments that suppress nothing or give no reason.
    ///
    /// - Parameter wasChecked: Whether the rules that an id addresses ran; otherwise its comments are never unused.
    package func diagnostics(wasChecked: (RuleID) -> Bool) -> [Diagnostic] {
        comments.indices.compactMap { index in
            let comment = comments[index]
            guard !importedFiles.contains(comment.range.file), !unread.contains(comment.range.file),
                comment.rule != UnusedSuppression.facts.id
            else { return nil }
            if used.contains(index) {
                return comment.hasReason
                    ? nil : UnusedSuppression.diagnostic(withoutReason: comment.rule, at: comment.range)
            }
            if let misspelling = comment.misspelling {
                return UnusedSuppression.diagnostic(misspelling: misspelling, at: comment.range)
            }
            guard wasChecked(comment.rule) else { return nil }
            return UnusedSuppression.diagnostic(comment.rule, at: comment.range)
        }
    }
}
