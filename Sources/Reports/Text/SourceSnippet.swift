import Source

/// A line of source with a range of it underlined, as compilers show it.
struct SourceSnippet {
    let location: SourceLocation
    private let line: String

    init?(_ range: SourceRange?, in sources: SourceMap) {
        guard let range, let file = sources[range.file], let location = sources.location(of: range) else { return nil }
        self.location = location
        line = file.lineText(location.line - 1)
    }

    /// The place, the line, and the underlining with what stands behind it.
    func lines(annotation: String?, style: TerminalStyle) -> [String] {
        let number = String(location.line)
        let indent = String(repeating: " ", count: number.count)
        let marks = String(repeating: "^", count: length)
        let note = annotation.map { " " + $0 } ?? ""
        return [
            indent + style.blue("┌ ") + "\(location.path):\(location.line):\(location.column)",
            style.blue(number + "│") + " " + expanded(line[...]),
            indent + style.blue("│") + " " + padding + style.red(marks) + note,
        ].map { $0.trimmingEnd() }
    }

    /// How many columns of a terminal are underlined: to the end of the range, or of its first line.
    private var length: Int {
        let scalars = Array(line.unicodeScalars)
        let start = min(location.column - 1, scalars.count)
        let end = location.endLine == location.line ? min(location.endColumn - 1, scalars.count) : scalars.count
        guard end > start else { return 1 }
        return max(1, Self.width(scalars[start..<end]))
    }

    /// As many spaces as the text before the range is wide.
    private var padding: String {
        String(repeating: " ", count: Self.width(line.unicodeScalars.prefix(location.column - 1)))
    }

    /// Tabs take as many columns as the padding counts for them.
    private func expanded(_ text: Substring) -> String {
        text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
    }

    private static func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }
}

/// How many columns of a terminal a character takes.
enum TerminalWidth {
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar == "\t" { return 4 }
        if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D || scalar.value == 0xFE0F {
            return 0
        }
        // East Asian wide and fullwidth (UAX #11), as far as specs hold them.
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
