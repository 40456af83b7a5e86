import Source

/// A reported syntax error of a YAML file, and whether its line can be read again.
struct YAMLSyntaxError {
    var message: String
    var help: String
    /// The range in bytes of the file.
    var start: Int
    var end: Int
    var note: Diagnostic.Note?
    /// Whether the line of the error is valid when it is read from its start.
    var isLineValid = false
}

extension YAMLSyntaxError {
    /// Translates a problem of libyaml into a helpful message.
    ///
    /// - Parameters:
    ///   - place: the offset where libyaml stopped, in bytes.
    ///   - contextPlace: the offset where libyaml's current operation began, in bytes.
    ///   - flowStart: the start of the outermost collection in brackets that is not closed yet.
    init(
        _ problem: YAMLProblem, place: Int, contextPlace: Int, flowStart: Int?,
        lastScalar: (range: SourceRange, style: YAMLEvent.ScalarStyle)?, bytes: [UInt8], problems: ProblemList
    ) {
        let view = ProblemView(
            problem: problem, place: place, contextPlace: contextPlace, flowStart: flowStart, lastScalar: lastScalar,
            bytes: bytes, problems: problems)
        self =
            view.tooLong ?? view.unclosedQuote ?? view.tab ?? view.comment ?? view.bracket ?? view.indentation ?? view
            .scalar
            ?? view.other
    }
}
