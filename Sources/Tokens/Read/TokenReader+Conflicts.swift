import Source

/// Two tokens with one path: the first is used. That is an error, unless the first is imported or both are the same.
extension TokenReader {
    /// Handles a token whose path is already taken.
    mutating func resolveConflict(of token: Token, with rival: TokenSet.Member) {
        guard case .token(let index) = rival else {
            return reportTokenAndGroup(token.path, at: token.nameRange, first: nil)
        }
        let existing = tokens.tokens[index]
        if replaceableFiles.contains(existing.nameRange.file) {
            replace(existing, at: index, with: token)
        } else {
            let isSame = token.hasDefinition(of: existing)
            let diagnostic = Diagnostic(
                .duplicateKey, isSame ? .warning : .error,
                "the token “\(token.path)” is defined twice\(isSame ? " with the same value" : "")",
                at: token.nameRange, notes: [.init("it is first defined here", at: existing.nameRange)],
                help: Self.helpForDuplicate(token, existing))
            diagnostics.append(diagnostic)
            if !isSame { tokens.repeated[token.nameRange] = token.path }
            conflicts[token.path, default: []].append(diagnostic)
        }
    }

    private static func helpForDuplicate(_ token: Token, _ existing: Token) -> String {
        if token.path.isPlatform {
            return "the group ios has tokens of the system too; give this token a name that none of them has"
        }
        if token.nameRange.file == existing.nameRange.file { return "rename one of the two tokens, or delete it" }
        return "rename one of the two tokens, or delete it; if the files are for two modes or brands, list one of them "
            + "under tokens:, or combine them in a *.resolver.json"
    }

    /// Replaces an imported token and its modes with the project's own. The imported type is kept, because the imported
    /// components rely on it.
    private mutating func replace(_ imported: Token, at index: Int, with token: Token) {
        var token = token
        let type = imported.ownType ?? imported.inheritedType
        if let type, let own = token.ownType ?? token.inheritedType, own != type {
            diagnostics.append(
                Diagnostic(
                    .mismatchedTokenType,
                    "“\(token.path)” is \(own.described) here but \(type.described) in the imported project",
                    at: token.nameRange, notes: [.init("the imported token is here", at: imported.nameRange)],
                    help: "use the $type of the imported token, or give this token another name"))
            return
        }
        if token.ownType == nil, token.inheritedType == nil { token.inheritedType = type }
        tokens.replace(at: index, with: token)
        replaced.insert(token.path)
    }
}
