/// Tokens in the order in which their files define them, found by path.
package struct TokenSet: Sendable {
    package private(set) var tokens: [Token] = []
    private var indices: [TokenPath: Int] = [:]
    /// The paths of groups, so that a reference to one can be told from a reference to nothing.
    package private(set) var groups: Set<TokenPath> = []

    package init() {}

    package subscript(path: TokenPath) -> Token? {
        indices[path].map { tokens[$0] }
    }

    /// The place of a token in ``tokens``.
    package func index(of path: TokenPath) -> Int? {
        indices[path]
    }

    package var paths: [TokenPath] { tokens.map(\.path) }

    /// Adds a token; returns the token that already has its path, which then stays.
    package mutating func add(_ token: Token) -> Token? {
        if let existing = indices[token.path] { return tokens[existing] }
        indices[token.path] = tokens.count
        tokens.append(token)
        return nil
    }

    /// Puts a token in the place of the one with its path: a newer platform's value over the older one's.
    package mutating func replace(_ token: Token) {
        if let existing = indices[token.path] {
            tokens[existing] = token
        } else {
            _ = add(token)
        }
    }

    package mutating func addGroup(_ path: TokenPath) {
        groups.insert(path)
    }
}
