import YAML

/// Aliases of gradients that a file calls colors, as Tokens Studio does: `"type": "color", "value": "{ink.fade}"`. The
/// token with the gradient is read as one, which is reported there.
enum GradientAliases {
    static func applied(_ set: TokenSet) -> TokenSet {
        // A copy of a token takes longer than reading its type.
        let mayBeRetyped = set.tokens.indices.contains { index in
            set.tokens[index].ownType == .gradient && isRetyped(set.tokens[index])
        }
        guard mayBeRetyped else { return set }
        var result = set
        for (index, token) in set.tokens.enumerated() where (token.ownType ?? token.inheritedType) == .color {
            var current = token
            for _ in 0..<ResolvedToken.longestChain {
                guard let next = current.value.tokenReference.flatMap({ set[$0] }) else { break }
                current = next
            }
            if isRetyped(current) { result.update(token: index) { $0.ownType = .gradient } }
        }
        return result
    }

    private static func isRetyped(_ token: Token) -> Bool {
        token.ownType == .gradient && token.value.string.flatMap(CSSFunction.init)?.name.hasSuffix("-gradient") ?? false
    }
}
