import Loading
import Source
import Tokens

/// The tokens that generated files leave out because they have no valid value.
struct LeftOutTokens {
    /// The number of names in a diagnostic.
    private static let mostNames = 20

    /// In the order of their files.
    private let paths: [TokenPath]
    private let places: TokenPlaces
    private let files: Set<FileID>
    /// The files that define tokens and not only resolve them.
    private let definitions: Set<FileID>
    /// Where groups name the group that they extend.
    private let bases: Set<SourceRange>

    init(_ project: LoadedProject) {
        let (tokens, set) = (project.tokens, project.tokens.tokens)
        let files = project.tokenFiles.subtracting(project.importedFiles)
        self.files = files
        definitions = files.filter { !ResolverDocument.isNamed(project.sources[$0]?.path ?? "") }
        let unread = set.broken.filter { files.contains($0.value.file) }.sorted {
            ($0.value.file, $0.value.start) < ($1.value.file, $1.value.start)
        }.map(\.key)
        paths =
            set.tokens.filter {
                files.contains($0.nameRange.file) && !$0.isIgnored && tokens.isBroken($0.path)
            }.map(\.path) + unread
        places = TokenPlaces(set)
        bases = Set(set.groups.compactMap { $0.base?.range })
    }

    /// Whether a diagnostic is about a single token, or about a key that is not read, so that all others can be
    /// generated.
    func isAboutToken(_ diagnostic: Diagnostic) -> Bool {
        guard let range = diagnostic.range, files.contains(range.file) else { return false }
        switch diagnostic.rule {
        case .unknownKey where definitions.contains(range.file): return true
        // After a mistake in the notation, the rest of the file is unknown; an invalid name is only that.
        case .syntaxError: return places.hasUnreadable(at: range)
        case .duplicateKey: return false
        // The own tokens of a group that extends nothing can be generated.
        default: return places.contain(range) || bases.contains(range)
        }
    }

    /// A warning that names the tokens; nil if there are none.
    var diagnostic: Diagnostic? {
        guard !paths.isEmpty else { return nil }
        var names = paths.prefix(Self.mostNames).map { "“\($0)”" }.joined(separator: ", ")
        if paths.count > Self.mostNames { names += " and \(paths.count - Self.mostNames) more" }
        let subject = paths.count == 1 ? "1 token has" : "\(paths.count) tokens have"
        let verb = paths.count == 1 ? "is" : "are"
        return Diagnostic(
            .leftOutToken, .warning, "\(subject) no valid value and \(verb) left out: \(names)", at: nil,
            help: "run uispec check for the errors; with --strict nothing is generated")
    }
}

extension RuleID {
    /// Tokens without a valid value are not generated.
    fileprivate static let leftOutToken: RuleID = "left-out-token"
}
