import Source

/// The names of all tokens that can be referred to, for suggestions.
package struct TokenNames: Sendable {
    private let tokens: TokenSet
    /// Whether the nearest name is looked for, which takes a walk over all of them.
    package var offersSuggestions = true

    package init(_ tokens: TokenSet) {
        self.tokens = tokens
    }

    /// Whether a token that is not there may stand in what could not be read, so that nothing is told of it.
    func mayBeUnread(_ path: TokenPath) -> Bool { tokens.mayBeUnread(path) }

    package func isGroup(_ path: TokenPath) -> Bool {
        if case .group = tokens.member(at: path) { true } else { false }
    }

    /// The first token of a group, in the order of its file.
    package func firstToken(in group: TokenPath) -> TokenPath? {
        tokens.tokens.first { $0.path.text.hasPrefix(group.text + ".") }?.path
    }

    package func nearest(to path: TokenPath) -> TokenPath? {
        guard offersSuggestions else { return nil }
        return Suggestion.nearest(to: path.text, among: tokens.tokens.lazy.map(\.path.text)).map { TokenPath($0) }
    }

    /// The names among which one may be meant; none where suggestions are not wanted.
    var all: [String] { offersSuggestions ? tokens.tokens.map(\.path.text) : [] }

    /// The tokens that stand behind one, nearest first, as far as a message can show them.
    func aliases(of path: TokenPath) -> [Token] {
        var result: [Token] = []
        var current = tokens[path]
        while let step = current, result.count < 8 {
            result.append(step)
            current = step.value.tokenReference.flatMap { tokens[$0] }
        }
        return result
    }
}
