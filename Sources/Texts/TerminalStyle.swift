/// Terminal colors, which can be turned off.
package struct TerminalStyle: Sendable {
    package var usesColor: Bool

    package init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    package static let plain = TerminalStyle(usesColor: false)

    /// Returns a heading for a part of the output.
    package func heading(_ text: String) -> String { bold(text) }

    package func bold(_ text: String) -> String { wrapped(text, "1") }
    package func dim(_ text: String) -> String { wrapped(text, "2") }
    package func red(_ text: String) -> String { wrapped(text, "1;31") }
    package func yellow(_ text: String) -> String { wrapped(text, "1;33") }
    package func blue(_ text: String) -> String { wrapped(text, "1;34") }
    package func green(_ text: String) -> String { wrapped(text, "32") }

    private func wrapped(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
