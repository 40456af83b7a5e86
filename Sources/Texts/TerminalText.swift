/// Text from files made safe for a terminal. Characters that move the cursor, change colors or reorder text are
/// escaped.
package enum TerminalText {
    /// Returns text with its line breaks, and all other characters that control a terminal escaped.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        return text.unicodeScalars.map(shown).joined()
    }

    /// Returns text on one line, with line breaks escaped, so that no part of a name can start a line of the output.
    package static func unbroken(_ text: String) -> String {
        escaped(text).replacing("\n", with: "\\u{A}")
    }

    /// Returns a path, which may contain line breaks, on one line.
    package static func path(_ path: String) -> String {
        escaped(path).replacing("\n", with: "\\u{A}").replacing("\t", with: "\\u{9}")
    }

    /// Returns text that may span several lines on one line.
    package static func line(_ text: String) -> String {
        escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// Returns a character, or an escape such as `\u{0}` if it must not reach the terminal.
    static func shown(_ scalar: Unicode.Scalar) -> String {
        isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }

    /// Whether a character controls its display: control characters, line separators, and those that embed, override or
    /// isolate a text direction.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
