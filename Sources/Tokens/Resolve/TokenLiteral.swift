package import Source
package import Values
import YAML

/// The place where the color of a token in an appearance is written: the end of its chain of aliases. One of the
/// aliases can lower the alpha.
///
/// Two literals are equal if an edit of one is an edit of the other. Several tokens can share a literal through an
/// anchor or an extended group.
package struct TokenLiteral: Hashable, Sendable {
    /// The token whose value is written there.
    package var path: TokenPath
    /// The value with its quotes or brackets.
    package var range: SourceRange
    private let form: Form
    /// The ranges that an edit changes.
    package let written: [SourceRange]

    private enum Form: Hashable, Sendable {
        case text
        case object(ColorObjectLiteral)
        case translucent(TranslucentLiteral)
    }

    /// - Returns: nil if the value is composed of other tokens, or is not a color.
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

    /// The color to write for another one. In OKLCH, it keeps the hue as it is written if that color passes too.
    package func color(for color: RGBA, passing: (RGBA) -> Bool) -> RGBA {
        if case .object(let object) = form { object.keepingHue(color, passing: passing) ?? color } else { color }
    }

    /// The edits that give the token another color, in the notation of the file.
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
    /// The literal that the color of a token in an appearance comes from; nil if it is composed of parts.
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
