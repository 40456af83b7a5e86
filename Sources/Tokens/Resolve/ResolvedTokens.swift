package import Source
package import Values

/// A token with its value in every appearance.
package struct ResolvedToken: Sendable {
    /// One value where no appearance changes it.
    enum Values: Sendable {
        case one(TokenValue)
        /// By the parts of the appearance that matter.
        case several([TokenValue], mask: UInt8)
    }

    package let type: TokenType
    private let values: Values
    private let table: TokenTable
    private let index: Int32

    init(type: TokenType, values: Values, index: Int, table: TokenTable) {
        self.type = type
        self.values = values
        self.index = Int32(truncatingIfNeeded: index)
        self.table = table
    }

    package subscript(appearance: Appearance) -> TokenValue {
        switch values {
        case .one(let value): value
        case .several(let values, let mask): values[AppearanceAxes.place(of: appearance, mask: mask)]
        }
    }

    /// Whether the appearance changes the value.
    package var varies: Bool {
        if case .several = values { true } else { false }
    }

    package var token: Token { table.tokens[Int(index)] }
    package var path: TokenPath { table.tokens[Int(index)].path }
    package var nameRange: SourceRange { table.tokens[Int(index)].nameRange }
    package var description: String? { table.tokens[Int(index)].description }
    package var deprecation: Deprecation? { table.tokens[Int(index)].deprecation }

    /// How many tokens of a chain of aliases are told.
    package static let longestChain = 64

    /// The tokens that the base value came through, nearest first; empty for a literal.
    package var chain: [TokenPath] {
        var chain: [TokenPath] = []
        var current = table.aliases[Int(index)]
        while current >= 0, chain.count < Self.longestChain {
            chain.append(table.tokens[Int(current)].path)
            current = table.aliases[Int(current)]
        }
        return chain
    }
}

/// What resolved tokens share.
final class TokenTable: Sendable {
    let tokens: [Token]
    /// By token, the one that its base value is an alias of; -1 where it is none.
    let aliases: [Int32]

    init(tokens: [Token], aliases: [Int32]) {
        self.tokens = tokens
        self.aliases = aliases
    }
}

/// All tokens of a project and of its platform, resolved.
package struct ResolvedTokens: Sendable {
    package let tokens: TokenSet
    /// In the order of ``TokenSet/tokens``; nil for a token that is broken.
    private let resolved: [ResolvedToken?]
    package let names: TokenNames
    let links: TokenLinks

    init(tokens: TokenSet, resolved: [ResolvedToken?], links: TokenLinks) {
        self.links = links
        self.tokens = tokens
        self.resolved = resolved
        names = TokenNames(tokens)
    }

    package subscript(path: TokenPath) -> ResolvedToken? {
        tokens.index(of: path).flatMap { resolved[$0] }
    }

    /// Whether some token has no value, since what is written for it is none.
    package var hasBroken: Bool { !tokens.broken.isEmpty || resolved.contains { $0 == nil } }

    /// Whether there is a token of a name, without a value.
    package func isBroken(_ path: TokenPath) -> Bool {
        tokens.index(of: path).map { resolved[$0] == nil } ?? tokens.broken.contains(path)
    }

    /// The tokens that are whole, in the order of their files.
    package var all: [ResolvedToken] { resolved.compactMap { $0 } }

    /// The tokens that the values of a token name, those of its modes too.
    package func named(by path: TokenPath) -> [TokenPath] {
        guard let index = tokens.index(of: path) else { return [] }
        var seen: Set<Int> = []
        return links.range(of: index).map(links.target).filter { seen.insert($0).inserted }.map {
            tokens.tokens[$0].path
        }
    }

    /// Finds a reference of a component; its diagnostics carry the place of the reference.
    package func lookUp(_ path: TokenPath, in appearance: Appearance) -> ValueReader.Found {
        guard let index = tokens.index(of: path) else { return tokens.broken.contains(path) ? .broken : .missing }
        return resolved[index].map { .value($0[appearance]) } ?? .broken
    }

    /// A reader of literals and references in an appearance.
    package func reader(in appearance: Appearance) -> ValueReader {
        ValueReader(appearance: appearance, names: names) { path, appearance in lookUp(path, in: appearance) }
    }
}
