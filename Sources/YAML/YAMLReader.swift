package import Source

/// Reads YAML 1.2 files into nodes.
///
/// libyaml stops at its first syntax error. This reader reports the error, keeps the values before it, and continues
/// with the next line that starts a key or document. One run therefore reports all errors of a file.
package enum YAMLReader {
    /// Returns the documents of a file, as far as they could be read, and all syntax errors.
    package static func read(_ file: SourceFile, id: FileID, limits: Limits = .standard) -> ParsedFile {
        var problems = ProblemList(file: id, limits: limits)
        guard
            let text = EncodingCheck(
                file, limits: limits, allowsDelete: false, substitute: UInt8(ascii: "_"), problems: &problems)
        else { return problems.parsedFile([]) }
        var lines = BlankLines(bytes: text.bytes)
        var colors = UnquotedColors(in: text.bytes, from: text.start)
        var attempts = 0
        while true {
            let reader = Self.read(lines.bytes, colors, from: text.start, limits: limits, problems: problems)
            // libyaml reads a tab on a blank line or before a comment as the start of a value.
            if let error = reader.firstError, lines.expandTabs(at: error) { continue }
            if colors.isEmpty { return reader.file }
            if !reader.otherText.isEmpty {
                attempts += 1
                colors.remove(reader.otherText)
                if attempts == maximumAttempts { colors = UnquotedColors() }
                continue
            }
            // If only reading the colors causes errors, they are comments after all.
            guard reader.firstError != nil else { return reader.file }
            let plain = Self.read(lines.bytes, UnquotedColors(), from: text.start, limits: limits, problems: problems)
            return plain.firstError == nil ? plain.file : reader.file
        }
    }

    /// The maximum number of times that a file is read because a supposed color was part of other text.
    private static let maximumAttempts = 3

    private struct Result {
        var file: ParsedFile
        var firstError: Int?
        /// The offsets of supposed colors that are part of other text.
        var otherText: Set<Int>
    }

    private static func read(
        _ source: [UInt8], _ colors: UnquotedColors, from first: Int, limits: Limits, problems: ProblemList
    ) -> Result {
        let bytes = colors.isEmpty ? source : colors.overwriting(source)
        var composer = YAMLComposer(bytes: bytes, colors: colors, limits: limits, problems: problems)
        var start = first
        var firstError: Int?
        reading: while true {
            let found: YAMLSyntaxError
            switch composer.readStretch(from: start) {
            case .finished:
                break reading
            case .tooDeep(let place):
                found = YAMLSyntaxError(
                    message: "at most \(limits.depth) levels of nesting are supported",
                    help: "use fewer levels of nesting", start: place, end: place + 1)
            case .stuck(let problem, let cursor):
                found = describe(problem, cursor: cursor, composer: composer)
            }
            if firstError == nil { firstError = found.start }
            composer.problems.addSyntaxError(
                found.message, at: composer.problems.range(found.start, found.end), help: found.help,
                notes: found.note.map { [$0] } ?? [])
            if found.isLineValid { composer.reopenLastDocument() }
            composer.interrupt(beyond: YAMLText.lineStart(bytes, at: found.start))
            guard !composer.problems.isFull, let next = resumption(after: found, from: start, composer: composer)
            else { break }
            start = next
        }
        composer.finishInterrupted()
        return Result(
            file: composer.problems.parsedFile(composer.documents), firstError: firstError,
            otherText: composer.otherText)
    }

    private static func describe(_ problem: YAMLProblem, cursor: MarkCursor, composer: YAMLComposer) -> YAMLSyntaxError
    {
        var cursor = cursor
        let place = cursor.offset(of: problem.index, in: composer.bytes)
        let contextPlace = cursor.offset(of: problem.contextIndex, in: composer.bytes)
        return YAMLSyntaxError(
            problem, place: place, contextPlace: contextPlace, flowStart: composer.flowStart,
            lastScalar: composer.lastScalar, bytes: composer.bytes, problems: composer.problems)
    }

    /// The start of the next top-level key or document after an error; nil if there is none.
    private static func resumption(after found: YAMLSyntaxError, from start: Int, composer: YAMLComposer) -> Int? {
        let bytes = composer.bytes
        var offset = YAMLText.lineStart(bytes, at: found.start)
        if !found.isLineValid || offset <= start { offset = nextLine(bytes, after: max(offset, start)) }
        while offset < bytes.count {
            let startsItem = composer.rootIsSequence && YAMLText.hasIndicator("-", bytes, at: offset)
            if startsItem || YAMLText.hasIndicator("---", bytes, at: offset) || YAMLText.hasKey(bytes, at: offset) {
                return offset
            }
            offset = nextLine(bytes, after: offset)
        }
        return nil
    }

    private static func nextLine(_ bytes: [UInt8], after offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, !YAMLText.isBreak(bytes[offset]) { offset += 1 }
        while offset < bytes.count, YAMLText.isBreak(bytes[offset]) { offset += 1 }
        return offset
    }
}
