/// Text from files as a terminal may show it: what would move the cursor, change colors or turn the order of letters
/// around is written out.
enum TerminalText {
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        return text.unicodeScalars.map(shown).joined()
    }

    /// A path, which may hold line breaks, as one line.
    static func path(_ path: String) -> String {
        escaped(path).replacing("\n", with: "\\u{A}").replacing("\t", with: "\\u{9}")
    }

    /// Words that a file may hold over several lines, as one line.
    static func line(_ text: String) -> String {
        escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// A character, or `\u{0}` for one that must not reach the terminal.
    static func shown(_ scalar: Unicode.Scalar) -> String {
        isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }

    /// Whether a character controls what shows it: control characters, separators of lines, and those that embed,
    /// override or isolate a direction.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
