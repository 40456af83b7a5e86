package import Source

/// Drops what comments silence, and remembers which of them did.
package struct SuppressionMatching {
    /// A comment: what it silences, and where.
    package struct Comment: Sendable {
        package var rule: RuleID
        /// The lines it silences, counted from 0.
        package var lines: ClosedRange<Int>
        package var range: SourceRange
        /// How the comment says what it is, where that is misspelled: then it silences nothing.
        package var misspelling: String?
        /// Whether it says why.
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
    /// The places of those that may silence something, so that not all are looked at for each finding.
    private let places: [Subject: [Int]]
    private let sources: SourceMap
    /// Files whose comments are for another project's check.
    private let importedFiles: Set<FileID>
    private var used: Set<Int> = []
    private var unread: Set<FileID> = []
    /// What was dropped.
    package private(set) var silenced: [Finding] = []

    package init(_ comments: [Comment], sources: SourceMap, importedFiles: Set<FileID>) {
        self.comments = comments
        places = Dictionary(grouping: comments.indices.filter { comments[$0].misspelling == nil }) {
            Subject(rule: comments[$0].rule, file: comments[$0].range.file)
        }
        self.sources = sources
        self.importedFiles = importedFiles
    }

    /// Whether no comment silences a finding. A file that could not be read is told whatever is silenced.
    package mutating func keeps(_ finding: Finding) -> Bool {
        guard let range = finding.diagnostic.range, let file = sources[range.file] else { return true }
        if finding.rule == .syntaxError { unread.insert(range.file) }
        let line = file.lines.line(at: range.start)
        let silencing = (places[Subject(rule: finding.rule, file: range.file)] ?? []).filter {
            silences(comments[$0], line: line, of: finding, in: file)
        }
        guard !silencing.isEmpty, finding.rule != .syntaxError else { return true }
        used.formUnion(silencing)
        silenced.append(finding)
        return false
    }

    /// A comment about comments silences the one below it, which stands before the line that both lead to.
    private func silences(_ comment: Comment, line: Int, of finding: Finding, in file: SourceFile) -> Bool {
        if finding.rule == UnusedSuppression.facts.id {
            return file.lines.line(at: comment.range.start) < line && line <= comment.lines.lowerBound
        }
        return comment.lines.contains(line)
    }

    /// Comments that mean to silence, and are misspelled.
    package var lost: [LostAcceptance] {
        comments.filter {
            !importedFiles.contains($0.range.file) && ($0.misspelling != nil || Registry.rule($0.rule) == nil)
        }.map { LostAcceptance(of: $0.rule, at: $0.range) }
    }

    /// The comments that silenced nothing, or did without saying why.
    ///
    /// - Parameter wasChecked: Whether a rule ran; a comment for one that did not says nothing of being unused.
    package func questionable(wasChecked: (RuleID) -> Bool) -> [Diagnostic] {
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
            guard wasChecked(comment.rule) || Registry.rule(comment.rule) == nil else { return nil }
            return UnusedSuppression.diagnostic(comment.rule, at: comment.range)
        }
    }
}
