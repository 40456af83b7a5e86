import Source

/// A syntax error of a YAML file as it is told, and where reading may go on.
struct YAMLSyntaxError {
    var message: String
    var help: String
    /// In bytes of the file.
    var start: Int
    var end: Int
    var note: Diagnostic.Note?
    /// Whether the line of the error is itself sound, once read from its start.
    var lineIsSound = false
}

extension YAMLSyntaxError {
    /// Puts libyaml's problem into words that help.
    ///
    /// - Parameters:
    ///   - place: Where libyaml stopped, in bytes.
    ///   - contextPlace: Where what it was reading began, in bytes.
    init(
        _ problem: YAMLProblem, place: Int, contextPlace: Int,
        lastScalar: (range: SourceRange, style: YAMLEvent.ScalarStyle)?, bytes: [UInt8], problems: ProblemList
    ) {
        let view = ProblemView(
            problem: problem, place: place, contextPlace: contextPlace, lastScalar: lastScalar, bytes: bytes,
            problems: problems)
        self =
            view.tooLong ?? view.unclosedQuote ?? view.tab ?? view.bracket ?? view.indentation ?? view.scalar
            ?? view.other
    }
}
