package import Tokens

/// Makes names of CSS custom properties: `color.onAccent` becomes `--color-on-accent`.
package enum CSSName {
    /// The name with its two leading hyphens, escaped for a style sheet.
    package static func property(_ path: TokenPath) -> String {
        // The root token of a group has the name of the group.
        let segments = path.segments.filter { $0 != "$root" }
        let words = segments.flatMap { Self.words(of: String($0)) }
        let name = words.isEmpty ? "root" : words.joined(separator: "-")
        return "--" + name.unicodeScalars.map(escaped).joined()
    }

    /// Splits a name at spaces, slashes, hyphens and changes from lower to upper case. The words are in lower case.
    private static func words(of name: String) -> [String] {
        var words = [""]
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            if character.isWhitespace || character == "/" || character == "-" {
                words.append("")
                continue
            }
            if character.isUppercase, index > 0 {
                let before = characters[index - 1]
                let startsWord = before.isLowercase || before.isNumber
                // The last capital of an abbreviation starts the next word: `URLColor`.
                let endsAbbreviation =
                    before.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
                if startsWord || endsAbbreviation { words.append("") }
            }
            words[words.count - 1] += character.lowercased()
        }
        return words.filter { !$0.isEmpty }
    }

    /// Escapes a character that is not allowed in an identifier (CSS Syntax 3, section 4.3.7).
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0: "\u{FFFD}"
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: String(scalar)
        case 0x21..<0x7F: "\\" + String(scalar)
        default: isNameCodePoint(scalar) ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
        }
    }

    /// Whether a scalar is a “non-ASCII ident code point” of CSS Syntax 3.
    private static func isNameCodePoint(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
            0x2070...0x218F:
            true
        case 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFC: true
        default: scalar.value >= 0x1_0000
        }
    }
}
