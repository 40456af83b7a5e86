package import Source
package import Values
import YAML

/// Where the color of a token is written in an appearance: at the end of its chain of aliases, of which one may make it
/// more transparent.
///
/// Two are the same where a change of one is a change of the other: through an anchor, or through a group that extends
/// another one, several tokens may have one value.
package struct TokenLiteral: Hashable, Sendable {
    /// The token that is written there.
    package var path: TokenPath
    /// The value with its quotes or brackets.
    package var range: SourceRange
    private let form: Form
    /// Where a change of it is written.
    package let written: [SourceRange]

    private enum Form: Hashable, Sendable {
        case text
        case object(ColorObjectLiteral)
        case translucent(TranslucentLiteral)
    }

    /// - Returns: nil where the value is composed of other tokens, or is no color.
    fileprivate init?(_ path: TokenPath, _ value: Node) {
        if value.string != nil {
            form = .text
        } else if let object = ColorObjectLiteral(value) {
            form = .object(object)
        } else if let translucent = TranslucentLiteral(value) {
            form = .translucent(translucent)
        } else {
            return nil
        }
        self.path = path
        range = value.range
        written =
            switch form {
            case .text: [value.range]
            case .object(let object): object.ranges
            case .translucent(let translucent): translucent.ranges
            }
    }

    package static func == (left: TokenLiteral, right: TokenLiteral) -> Bool { left.written == right.written }

    package func hash(into hasher: inout Hasher) { hasher.combine(written) }

    /// The color that is written for another one: in OKLCH one that keeps the hue as it is written, where that passes too.
    package func color(for color: RGBA, passing: (RGBA) -> Bool) -> RGBA {
        if case .object(let object) = form { object.keepingHue(color, passing: passing) ?? color } else { color }
    }

    /// What has to change in the file so that the token has another color, in the form in which it is written.
    ///
    /// - Parameter color: in sRGB.
    package func edits(to color: RGBA) -> [Fix.Edit] {
        switch form {
        case .text: [.init(range: range, replacement: "\"\(color.hexWithAlpha)\"")]
        case .object(let object): object.edits(to: color)
        case .translucent(let translucent): translucent.edits(to: color)
        }
    }
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
            if let base = value["color"]?.reference {
                current = TokenPath(base)
                continue
            }
            return TokenLiteral(current, value)
        }
        return nil
    }
}
