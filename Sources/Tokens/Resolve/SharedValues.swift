import Source
import Values
import YAML

/// The tokens that read the same text of a file. An edit of that text changes all of them.
package struct SharedValues: Sendable {
    private let tokens: ResolvedTokens
    /// By range of a scalar, the tokens whose values contain it.
    private var readers: [SourceRange: [TokenPath]] = [:]
    /// The tokens that other tokens use as a part of a color.
    private var taken: Set<TokenPath> = []

    package init(_ tokens: ResolvedTokens) {
        self.tokens = tokens
        for token in tokens.tokens.tokens {
            var words: Set<SourceRange> = []
            for value in [token.value] + token.modes.map(\.value) { value.collectWords(into: &words) }
            for word in words { readers[word, default: []].append(token.path) }
        }
        for token in tokens.all where token.type == .color {
            guard Appearance.all.contains(where: { tokens.colorLiteral(of: token.path, in: $0) == nil }) else {
                continue
            }
            for name in tokens.named(by: token.path) {
                taken.insert(name)
                taken.formUnion(Appearance.all.compactMap { tokens.colorLiteral(of: name, in: $0)?.path })
            }
        }
    }

    /// Whether an edit of a literal changes more than colors of its own: a part of another color, of a gradient or of a
    /// shadow.
    package func hasPart(of literal: TokenLiteral) -> Bool {
        literal.written.contains { word in
            (readers[word] ?? []).contains { reader in
                taken.contains(reader) || takesPart(reader, of: literal, at: word)
            }
        }
    }

    private func takesPart(_ reader: TokenPath, of literal: TokenLiteral, at word: SourceRange) -> Bool {
        guard let token = tokens.tokens[reader] else { return false }
        return Appearance.all.contains { appearance in
            var words: Set<SourceRange> = []
            token.value(in: appearance).collectWords(into: &words)
            return words.contains(word) && tokens.colorLiteral(of: reader, in: appearance) != literal
        }
    }
}

extension Node {
    /// Collects the ranges of all scalars of a value.
    fileprivate func collectWords(into words: inout Set<SourceRange>) {
        switch content {
        case .scalar: words.insert(range)
        case .sequence(let items): for item in items { item.collectWords(into: &words) }
        case .mapping(let entries): for entry in entries { entry.value.collectWords(into: &words) }
        }
    }
}
