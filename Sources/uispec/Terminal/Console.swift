import Pipeline
import Reports

/// Where results and notes go.
enum Console {
    /// Results, on standard output. A run whose results reach nobody has not judged.
    static func write(_ text: String) {
        do {
            try StandardStream.output.write(text)
        } catch {
            complain(error.message)
            ExitStatus.couldNotJudge.leave()
        }
    }

    /// Progress and notes, on standard error.
    static func note(_ text: String) {
        raw(text + "\n")
    }

    /// Text as it is, on standard error.
    static func raw(_ text: String) {
        // What cannot be written there cannot be complained of either.
        try? StandardStream.errors.write(text)
    }

    static func warn(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;33mwarning\u{1B}[0m: \(text)" : "warning: \(text)")
    }

    static func complain(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;31merror\u{1B}[0m: \(text)" : "error: \(text)")
    }

    private static var errorStyle: TerminalStyle { ColorChoice.auto.style(of: 2) }
}
