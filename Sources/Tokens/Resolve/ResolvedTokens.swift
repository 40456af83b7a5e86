package import Source
package import Values

/// A token with its value in every appearance.
package struct ResolvedToken: Sendable {
    /// The values; a single one if the appearance does not change it.
    enum Values: Sendable {
        case one(TokenValue)
        /// The values by the parts of the appearance that matter.
        case several([TokenValue], mask: UInt8)
    }

    package let type: TokenType
    private let values: Values
    private let storage: ResolvedTokenStorage
    private let index: Int32
    /// The path in a generated file, if that is another one.
    private var newPath: TokenPath?

    init(type: TokenType, values: Values, index: Int, storage: ResolvedTokenStorage) {
        self.type = type
        self.values = values
        self.index = Int32(truncatingIfNeeded: index)
        self.storage = storage
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

    package var token: Token { storage.tokens[Int(index)] }
    package var path: TokenPath { newPath ?? storage.tokens[Int(index)].path }
    package var nameRange: SourceRange { storage.tokens[Int(index)].nameRange }
    package var description: String? { storage.tokens[Int(index)].description }
    package var deprecation: Deprecation? { storage.tokens[Int(index)].deprecation }

    /// Returns the token with another path. Its aliases still name other tokens by the paths of their files.
    package func renamed(to path: TokenPath) -> ResolvedToken {
        var token = self
        token.newPath = path
        return token
    }

    /// The token that the base value is an alias of; nil for a literal.
    package var target: TokenPath? {
        let target = storage.aliases[Int(index)]
        return target < 0 ? nil : storage.tokens[Int(target)].path
    }

    /// The token of the platform that this one is an alias of in all appearances, by way of other aliases or directly.
    package var platformColor: TokenPath? {
        var current = Int(index)
        for _ in 0..<Self.longestChain {
            let target = storage.aliases[current]
            guard target >= 0, storage.tokens[current].modes.isEmpty else { return nil }
            current = Int(target)
            if storage.tokens[current].path.isPlatform { return storage.tokens[current].path }
        }
        return nil
    }

    /// Whether another token has the same value in every appearance.
    package func hasSameValues(as other: ResolvedToken) -> Bool {
        if !varies, !other.varies { return self[.light] == other[.light] }
        return Appearance.all.allSatisfy { self[$0] == other[$0] }
    }

    /// The maximum number of tokens in a reported chain of aliases.
    package static let longestChain = 64

    /// The tokens that the base value was resolved through, nearest first; empty for a literal.
    package var chain: [TokenPath] {
        var chain: [TokenPath] = []
        var current = storage.aliases[Int(index)]
        while current >= 0, chain.count < Self.longestChain {
            chain.append(storage.tokens[Int(current)].path)
            current = storage.aliases[Int(current)]
        }
        return chain
    }
}

/// The data that all resolved tokens share.
final class ResolvedTokenStorage: Sendable {
    let tokens: [Token]
    /// By token, the index of the token that its base value is an alias of; -1 if it is not an alias.
    let aliases: [Int32]

    init(tokens: [Token], aliases: [Int32]) {
        self.tokens = tokens
        self.aliases = aliases
    }
}

/// All resolved tokens of a project and of its platform.
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

    /// Whether a token has no valid value.
    package var hasBroken: Bool { !tokens.broken.isEmpty || resolved.contains { $0 == nil } }

    /// Whether a token with this path exists but has no valid value.
    package func isBroken(_ path: TokenPath) -> Bool {
        tokens.index(of: path).map { resolved[$0] == nil } ?? (tokens.broken[path] != nil)
    }

    /// The tokens with valid values, in the order of their files.
    package var all: [ResolvedToken] { resolved.compactMap { $0 } }

    /// The tokens that the values of a token refer to, including its modes.
    package func named(by path: TokenPath) -> [TokenPath] {
        guard let index = tokens.index(of: path) else { return [] }
        var seen: Set<Int> = []
        return links.range(of: index).map(links.target).filter { seen.insert($0).inserted }.map {
            tokens.tokens[$0].path
        }
    }

    /// Returns the value for a reference in a component.
    package func lookUp(_ path: TokenPath, in appearance: Appearance) -> ValueReader.Found {
        guard let index = tokens.index(of: path) else { return tokens.broken[path] == nil ? .missing : .broken }
        if !tokens.tokens[index].exists(in: appearance) { return .absent(tokens.tokens[index]) }
        if let token = resolved[index] { return .value(token[appearance]) }
        return tokens.tokens[index].ignoredType == nil ? .broken : .ignored(tokens.tokens[index])
    }

    /// Returns a reader of literals and references in an appearance.
    package func reader(in appearance: Appearance) -> ValueReader {
        ValueReader(appearance: appearance, names: names) { path, appearance in lookUp(path, in: appearance) }
    }
}
