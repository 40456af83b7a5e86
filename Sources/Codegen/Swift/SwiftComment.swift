/// Documentation comments, wrapped at spaces.
enum SwiftComment {
    /// The lines of `///` for paragraphs of text; each keeps its own line breaks.
    static func documentation(_ paragraphs: [String], indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var result: [String] = []
        for paragraph in paragraphs {
            let lines = plainLines(of: paragraph)
            if lines.isEmpty { continue }
            if !result.isEmpty { result.append(margin + "///") }
            for line in lines {
                let wrapped = wrap(line, width: SwiftExpression.longestLine - indent - 4)
                result += wrapped.map { margin + ("/// " + $0).trimmingTrailingSpaces }
            }
        }
        return result
    }

    /// One line for a `//` comment.
    static func singleLine(_ text: String) -> String {
        plainLines(of: text).joined(separator: " ")
    }

    /// The lines without control and invisible characters, empty ones at the start and end left out.
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
