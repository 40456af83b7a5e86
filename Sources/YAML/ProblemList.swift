import Source

/// The errors of one file, up to the number of syntax errors that ``Limits`` allows.
struct ProblemList {
    let file: FileID
    let limits: Limits
    private(set) var diagnostics: [Diagnostic] = []
    private var syntaxErrors = 0

    init(file: FileID, limits: Limits) {
        self.file = file
        self.limits = limits
    }

    /// Whether no further syntax error is reported, so that a reader can stop.
    var isFull: Bool { syntaxErrors >= max(1, limits.syntaxErrors) }

    /// Adds a syntax error. The last one has a note that there may be more.
    mutating func addSyntaxError(
        _ message: String, at range: SourceRange, help: String, notes: [Diagnostic.Note] = []
    ) {
        guard !isFull else { return }
        syntaxErrors += 1
        var notes = notes
        if isFull, limits.syntaxErrors > 1 { notes.append(.init("there may be more syntax errors; fix these first")) }
        diagnostics.append(Diagnostic(.syntaxError, .error, message, at: range, notes: notes, help: help))
    }

    mutating func addDuplicateKey(_ key: String, at range: SourceRange, first: SourceRange) {
        diagnostics.append(
            Diagnostic(
                .duplicateKey, .error, "the key “\(key)” is set twice in this map", at: range,
                notes: [.init("it is first set here; this value is used", at: first)],
                help: "remove or rename one of the two"))
    }

    mutating func addUnknownTag(_ tag: String, at range: SourceRange) {
        diagnostics.append(
            Diagnostic(
                .ignoredTag, .error, "“\(tag)” is read as an unknown YAML tag, not as text", at: range,
                help: "delete “\(tag)”, or put quotes around text that starts with “!”"))
    }

    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: UInt32(clamping: start), end: UInt32(clamping: end))
    }

    /// Returns the documents with the errors in source order.
    func parsedFile(_ documents: [Node]) -> ParsedFile {
        ParsedFile(documents: documents, diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder))
    }
}
