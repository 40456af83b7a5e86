import Source
package import Values

/// A token with its value in every appearance.
package struct ResolvedToken: Sendable {
    package var path: TokenPath
    package var type: TokenType
    /// One value, or eight in the order of ``Appearance/all``.
    private var values: [TokenValue]
    /// The tokens that the base value came through, nearest first; empty for a literal.
    package var chain: [TokenPath]
    package var token: Token

    init(path: TokenPath, type: TokenType, values: [TokenValue], chain: [TokenPath], token: Token) {
        self.path = path
        self.type = type
        self.values = values.allSatisfy { $0 == values.first } ? Array(values.prefix(1)) : values
        self.chain = chain
        self.token = token
    }

    package subscript(appearance: Appearance) -> TokenValue {
        values.count == 1 ? values[0] : values[appearance.index]
    }

    /// Whether the appearance changes the value.
    package var varies: Bool { values.count > 1 }
}

/// All tokens of a project and of its platform, resolved.
package struct ResolvedTokens: Sendable {
    package let tokens: TokenSet
    /// In the order of ``TokenSet/tokens``; nil for a token that is broken.
    private let resolved: [ResolvedToken?]
    package let names: TokenNames

    init(tokens: TokenSet, resolved: [ResolvedToken?]) {
        self.tokens = tokens
        self.resolved = resolved
        names = TokenNames(tokens)
    }

    package subscript(path: TokenPath) -> ResolvedToken? {
        tokens.index(of: path).flatMap { resolved[$0] }
    }

    /// The tokens that are whole, in the order of their files.
    package var all: [ResolvedToken] { resolved.compactMap { $0 } }

    /// Finds a reference of a component; its diagnostics carry the place of the reference.
    package func lookUp(_ path: TokenPath, in appearance: Appearance) -> ValueReader.Found {
        guard let index = tokens.index(of: path) else { return .missing }
        return resolved[index].map { .value($0[appearance]) } ?? .broken
    }

    /// A reader of literals and references in an appearance.
    package func reader(in appearance: Appearance) -> ValueReader {
        ValueReader(appearance: appearance, names: names) { path, appearance, _ in lookUp(path, in: appearance) }
    }
}
