import Pipeline
import Reports

/// Where results and notes go.
enum Console {
    /// Results, on standard output.
    static func write(_ text: String) {
        put(text, on: 1)
    }

    /// Progress and notes, on standard error.
    static func note(_ text: String) {
        raw(text + "\n")
    }

    /// Text as it is, on standard error.
    static func raw(_ text: String) {
        put(text, on: 2)
    }

    static func warn(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;33mwarning\u{1B}[0m: \(text)" : "warning: \(text)")
    }

    static func complain(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;31merror\u{1B}[0m: \(text)" : "error: \(text)")
    }

    /// What cannot be written there cannot be complained of either.
    private static func put(_ text: String, on descriptor: Int32) {
        _ = OpenFile.append(Array(text.utf8), to: descriptor)
    }

    private static var errorStyle: TerminalStyle { ColorChoice.auto.style(of: 2) }
}
