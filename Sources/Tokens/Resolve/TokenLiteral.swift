package import Source
package import Values
import YAML

/// Where the color of a token is written in an appearance: at the end of its chain of aliases.
package struct TokenLiteral: Hashable, Sendable {
    /// The token that is written there.
    package var path: TokenPath
    /// The value with its quotes.
    package var range: SourceRange
}

extension ResolvedTokens {
    /// The literal that a color token's value in an appearance comes from; nil where it is composed of parts.
    package func colorLiteral(of path: TokenPath, in appearance: Appearance) -> TokenLiteral? {
        var current = path
        for _ in 0...ResolvedToken.longestChain {
            guard let token = tokens[current] else { return nil }
            if let next = token.alias(in: appearance) {
                current = next
                continue
            }
            let value = token.value(in: appearance)
            return value.string == nil ? nil : TokenLiteral(path: current, range: value.range)
        }
        return nil
    }
}
