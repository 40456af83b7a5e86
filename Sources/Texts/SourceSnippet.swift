package import Source

/// A line of source with an underlined range, as compilers show it. Of a long line, only the part around the range is
/// shown.
package struct SourceSnippet {
    /// The maximum width of a line that is shown in full.
    private static let maximumColumns = 140
    /// The number of columns of a longer line before the start of the range, and from it on.
    private static let columnsBefore = 40
    private static let columnsAfter = 100
    /// The mark where a line is cut.
    private static let cut: [Unicode.Scalar] = ["…"]

    package let location: SourceLocation
    /// The shown parts of the line: before the range, in it, and after it.
    private let before: [Unicode.Scalar]
    private let marked: [Unicode.Scalar]
    private let after: [Unicode.Scalar]

    package init?(_ range: SourceRange?, in sources: SourceMap) {
        guard let range, let file = sources[range.file], let location = sources.location(of: range) else { return nil }
        self.location = location
        let line = file.bytesOfLine(location.line - 1)
        let start = min(max(Int(range.start), line.lowerBound), line.upperBound)
        let end = min(max(Int(range.end), start), line.upperBound)
        let fits = !Self.scalars(
            file.bytes, from: line.lowerBound, to: line.upperBound, columns: Self.maximumColumns
        ).isCut
        let columns = fits ? Self.maximumColumns : Self.columnsAfter
        let head = Self.scalars(
            file.bytes, to: start, from: line.lowerBound, columns: fits ? Self.maximumColumns : Self.columnsBefore)
        let body = Self.scalars(file.bytes, from: start, to: end, columns: columns)
        let left = max(0, columns - Self.width(body.scalars))
        let tail = Self.scalars(file.bytes, from: end, to: line.upperBound, columns: left)
        before = (head.isCut ? Self.cut : []) + head.scalars
        marked = body.scalars
        after = body.isCut ? Self.cut : tail.scalars + (tail.isCut ? Self.cut : [])
    }

    /// The shown parts of the line: before the range, in it, and after it.
    package var parts: [String] { [before, marked, after].map { String(String.UnicodeScalarView($0)) } }

    /// Returns the place, the line, and the underline with its annotation.
    func lines(annotation: String?, style: TerminalStyle) -> [String] {
        let number = String(location.line)
        let indent = String(repeating: " ", count: number.count)
        let padding = String(repeating: " ", count: Self.width(before))
        let marks = String(repeating: "^", count: max(1, Self.width(marked)))
        let note = annotation.map { " " + $0 } ?? ""
        return [
            indent + style.blue("┌ ") + "\(TerminalText.path(location.path)):\(location.line):\(location.column)",
            style.blue(number + "│") + " " + Self.expanded(before + marked + after),
            indent + style.blue("│") + " " + padding + style.red(marks) + note,
        ].map { $0.trimmingEnd() }
    }

    /// Expands tabs to the number of columns that the padding assumes.
    private static func expanded(_ scalars: [Unicode.Scalar]) -> String {
        var text = ""
        for scalar in scalars {
            if scalar == "\t" { text += "    " } else { text += TerminalText.shown(scalar) }
        }
        return text
    }

    private static func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }

    // MARK: Parts of a line

    private typealias Part = (scalars: [Unicode.Scalar], isCut: Bool)

    /// Returns the text from a byte on, up to a number of columns.
    private static func scalars(_ bytes: [UInt8], from start: Int, to end: Int, columns: Int) -> Part {
        var part: Part = ([], false)
        var left = columns
        // A character has at most four bytes; 64 more bytes allow for characters without width.
        let limit = min(end, start + 4 * columns + 64)
        for scalar in String(decoding: bytes[start..<limit], as: UTF8.self).unicodeScalars {
            left -= TerminalWidth.columns(of: scalar)
            guard left >= 0 else { return (part.scalars, true) }
            part.scalars.append(scalar)
        }
        part.isCut = limit < end
        return part
    }

    /// Returns the text before a byte, up to a number of columns.
    private static func scalars(_ bytes: [UInt8], to end: Int, from start: Int, columns: Int) -> Part {
        var first = max(start, end - 4 * columns - 64)
        // The first byte may be in the middle of a character.
        while first > start, first < end, bytes[first] & 0xC0 == 0x80 { first += 1 }
        var left = columns
        var kept: [Unicode.Scalar] = []
        let text = String(decoding: bytes[first..<end], as: UTF8.self)
        for scalar in text.unicodeScalars.reversed() {
            left -= TerminalWidth.columns(of: scalar)
            guard left >= 0 else { return (kept.reversed(), true) }
            kept.append(scalar)
        }
        return (kept.reversed(), first > start)
    }
}

/// The number of terminal columns of a character.
package enum TerminalWidth {
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar == "\t" { return 4 }
        if TerminalText.isHidden(scalar) { return TerminalText.shown(scalar).unicodeScalars.count }
        if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D || scalar.value == 0xFE0F {
            return 0
        }
        // East Asian wide and fullwidth characters (UAX #11), as far as specs are likely to contain them.
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
