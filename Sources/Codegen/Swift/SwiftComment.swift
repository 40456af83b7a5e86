/// Documentation comments, wrapped at spaces.
enum SwiftComment {
    /// Appends a paragraph as lines with `///`. Line breaks in the paragraph are kept.
    ///
    /// - Parameter isFirst: whether this is the first paragraph, which needs no empty line before it.
    static func append(_ paragraph: [UInt8], isFirst: Bool, indent: Int, to source: inout [UInt8]) {
        let width = SwiftLayout.longestLine - indent - 4
        if isOneLine(paragraph, width: width) {
            if !isFirst { appendEmptyLine(indent: indent, to: &source) }
            source.appendSpaces(indent)
            source.append("/// ")
            source.append(contentsOf: paragraph)
            source.append(UInt8(ascii: "\n"))
            return
        }
        let lines = plainLines(of: String(decoding: paragraph, as: UTF8.self))
        if lines.isEmpty { return }
        if !isFirst { appendEmptyLine(indent: indent, to: &source) }
        for line in lines {
            for text in wrap(line, width: width) { appendLine(text, indent: indent, to: &source) }
        }
    }

    /// Returns the text as one line for a `//` comment.
    static func singleLine(_ text: String) -> String {
        plainLines(of: text).joined(separator: " ")
    }

    /// Whether the text is printable ASCII that fits on one line, the most common case.
    private static func isOneLine(_ text: [UInt8], width: Int) -> Bool {
        guard let first = text.first, let last = text.last, text.count <= width else { return false }
        let space = UInt8(ascii: " ")
        // Checking every byte is faster than stopping at the first that does not fit.
        let others = text.reduce(0) { $0 &+ (0x20...0x7E ~= $1 ? 0 : 1) }
        return others == 0 && first != space && last != space
    }

    private static func appendEmptyLine(indent: Int, to source: inout [UInt8]) {
        source.appendSpaces(indent)
        source.append("///\n")
    }

    private static func appendLine(_ text: String, indent: Int, to source: inout [UInt8]) {
        source.appendSpaces(indent)
        source.append(("/// " + text).trimmingTrailingSpaces)
        source.append(UInt8(ascii: "\n"))
    }

    /// The lines without control characters, invisible characters, and empty lines at the start and end.
    private static func plainLines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            var scalars = String.UnicodeScalarView()
            for scalar in line.unicodeScalars
            where !scalar.isInvisible || scalar.value == 0x200D || scalar.value == 0xFE0F {
                scalars.append(scalar)
            }
            return String(scalars).trimmingTrailingSpaces
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    private static func wrap(_ line: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            if !current.isEmpty, current.count + 1 + word.count > width {
                lines.append(current)
                current = String(word)
            } else {
                current = current.isEmpty && lines.isEmpty ? String(word) : current + " " + word
            }
        }
        return lines + [current]
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var result = Substring(self)
        while let last = result.last, last.isWhitespace { result.removeLast() }
        return String(result)
    }
}
