import Loading
import Texts

/// Writes results to standard output and messages to standard error.
package enum Console {
    /// Writes results to standard output. If that fails, the run has failed.
    package static func write(_ text: String) { write(Array(text.utf8)) }

    package static func write(_ bytes: [UInt8]) {
        do {
            try StandardStream.output.write(bytes)
        } catch {
            self.error(error.message)
            ExitStatus.couldNotRun.leave()
        }
    }

    /// Writes a line to standard error.
    package static func note(_ text: String) {
        raw(text + "\n")
    }

    /// Writes text to standard error without a line feed.
    package static func raw(_ text: String) {
        // A failure cannot be reported, since standard error is the place for reports.
        try? StandardStream.errors.write(text)
    }

    package static func warn(_ text: String) {
        let text = TerminalText.escaped(text)
        note(errorStyle.usesColor ? "\u{1B}[1;33mwarning\u{1B}[0m: \(text)" : "warning: \(text)")
    }

    package static func error(_ text: String) {
        let text = TerminalText.escaped(text)
        note(errorStyle.usesColor ? "\u{1B}[1;31merror\u{1B}[0m: \(text)" : "error: \(text)")
    }

    private static var errorStyle: TerminalStyle { ColorChoice.auto.style(of: 2) }
}
