import Source

/// The names of all tokens, for suggestions.
package struct TokenNames: Sendable {
    private let tokens: TokenSet
    /// Whether suggestions are computed, which requires a search through all tokens.
    package var offersSuggestions = true

    package init(_ tokens: TokenSet) {
        self.tokens = tokens
    }

    /// Whether an unknown token may be in an unreadable part of a file, so that it is not reported.
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

    /// Returns the token of a type whose name is nearest; nil if no name is near.
    func nearest(to path: TokenPath, of type: TokenType) -> TokenPath? {
        guard offersSuggestions else { return nil }
        let fitting = tokens.tokens.lazy.filter { ($0.ownType ?? $0.inheritedType) == type }
        return Suggestion.nearest(to: path.text, among: fitting.map(\.path.text)).map { TokenPath($0) }
    }

    /// The names to suggest from; empty if suggestions are off.
    var all: [String] { offersSuggestions ? tokens.tokens.map(\.path.text) : [] }

    /// The chain of aliases that starts at a token, nearest first, up to the number that a message shows.
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
