import Source

/// Two tokens of one path: an error, unless one of them is of a project that the other one's imports.
extension TokenReader {
    /// A token whose path is taken.
    mutating func settle(_ token: Token, _ rival: TokenSet.Member) {
        guard case .token(let index) = rival else {
            return tellTokenAndGroup(token.path, at: token.nameRange, first: nil)
        }
        let standing = tokens.tokens[index]
        if replaceableFiles.contains(standing.nameRange.file) {
            replace(standing, at: index, with: token)
        } else {
            let diagnostic = Diagnostic(
                .duplicateKey, "the token “\(token.path)” is defined twice", at: token.nameRange,
                notes: [.init("it is defined here first", at: standing.nameRange)])
            diagnostics.append(diagnostic)
            rivalries[token.path, default: []].append(diagnostic)
        }
    }

    /// A project's own token takes the place of an imported one, with its modes; what the import says of the token holds
    /// for the new one. So it keeps the type: whoever uses it over there counts on that.
    private mutating func replace(_ standing: Token, at index: Int, with token: Token) {
        var token = token
        let type = standing.ownType ?? standing.inheritedType
        if let type, let own = token.ownType ?? token.inheritedType, own != type {
            diagnostics.append(
                Diagnostic(
                    .wrongType, "“\(token.path)” is imported as \(type.rawValue), and \(own.rawValue) here",
                    at: token.nameRange, notes: [.init("it is imported from here", at: standing.nameRange)],
                    help: "what is replaced keeps its $type; give another token a name of its own"))
            return
        }
        if token.ownType == nil, token.inheritedType == nil { token.inheritedType = type }
        tokens.replace(at: index, with: token)
        replaced.insert(token.path)
    }
}
