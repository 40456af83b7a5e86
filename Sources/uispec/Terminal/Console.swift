import Foundation
import Reports

/// Where results and notes go.
enum Console {
    /// Results, on standard output.
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Progress and notes, on standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Text as it is, on standard error.
    static func raw(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func warn(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;33mwarning\u{1B}[0m: \(text)" : "warning: \(text)")
    }

    static func complain(_ text: String) {
        note(errorStyle.usesColor ? "\u{1B}[1;31merror\u{1B}[0m: \(text)" : "error: \(text)")
    }

    private static var errorStyle: TerminalStyle { ColorChoice.auto.style(of: 2) }
}
