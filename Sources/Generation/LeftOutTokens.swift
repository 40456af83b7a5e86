import Loading
import Source
import Tokens

/// The tokens and definitions that generated files leave out: those without a valid value, and second definitions.
struct LeftOutTokens {
    /// The number of names in a diagnostic.
    private static let mostNames = 20

    /// The tokens without a valid value, in the order of their files.
    private let paths: [TokenPath]
    /// The tokens of which only the first definition is used.
    private let repeated: [TokenPath]
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
        repeated = Set(set.repeated.filter { files.contains($0.key.file) }.values).sorted { $0.text < $1.text }
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
        // The first definition is used.
        case .duplicateKey: return definitions.contains(range.file)
        // The own tokens of a group that extends nothing can be generated.
        default: return places.contain(range) || bases.contains(range)
        }
    }

    /// Warnings that name the tokens.
    var diagnostics: [Diagnostic] {
        let help = "run uispec check for the errors; with --strict nothing is generated"
        var result: [Diagnostic] = []
        if !paths.isEmpty {
            let subject = paths.count == 1 ? "1 token has" : "\(paths.count) tokens have"
            let verb = paths.count == 1 ? "is" : "are"
            let message = "\(subject) no valid value and \(verb) left out: \(Self.named(paths))"
            result.append(Diagnostic(.leftOutToken, .warning, message, at: nil, help: help))
        }
        if !repeated.isEmpty {
            let subject = repeated.count == 1 ? "1 token is" : "\(repeated.count) tokens are"
            let message = "\(subject) defined twice, and the first definition is used: \(Self.named(repeated))"
            result.append(Diagnostic(.leftOutToken, .warning, message, at: nil, help: help))
        }
        return result
    }

    private static func named(_ paths: [TokenPath]) -> String {
        let names = paths.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
        return paths.count > mostNames ? names + " and \(paths.count - mostNames) more" : names
    }
}

extension RuleID {
    /// Tokens without a valid value and second definitions are not generated.
    fileprivate static let leftOutToken: RuleID = "left-out-token"
}
