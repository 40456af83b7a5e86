import Source

/// The names of all tokens that can be referred to, for suggestions.
package struct TokenNames: Sendable {
    private let tokens: TokenSet
    /// Whether the nearest name is looked for, which takes a walk over all of them.
    package var offersSuggestions = true

    package init(_ tokens: TokenSet) {
        self.tokens = tokens
    }

    package func isGroup(_ path: TokenPath) -> Bool {
        tokens.groups.contains(path)
    }

    /// The first token of a group, in the order of its file.
    package func firstToken(in group: TokenPath) -> TokenPath? {
        tokens.tokens.first { $0.path.text.hasPrefix(group.text + ".") }?.path
    }

    package func nearest(to path: TokenPath) -> TokenPath? {
        guard offersSuggestions else { return nil }
        return Suggestion.nearest(to: path.text, among: tokens.tokens.lazy.map(\.path.text)).map { TokenPath($0) }
    }
}
