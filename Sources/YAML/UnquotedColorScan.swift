/// Decides whether a “#” starts a color in place of a value, from the text around it.
///
/// Offsets are asked in ascending order, so what is known of a line is computed once, however long the line is.
struct UnquotedColorScan {
    private let bytes: [UInt8]
    private var line = Line(start: 0, textStart: 0, next: nil)
    private var hasLine = false
    /// The offset up to which ``line`` is known to extend.
    private var checked = 0
    /// The offset behind the last color and a comma after it.
    private var lastEnd = 0

    private struct Line {
        var start: Int
        /// The start of the text after the indentation and the dashes of list items.
        var textStart: Int
        var next: NextLine?
    }

    /// The next line with text.
    private struct NextLine {
        var column = -1
        var isItem = false
        /// Whether it starts with a comma or a closing bracket.
        var isFlow = false
    }

    /// The place of a value.
    private struct Place {
        /// The column of the key or list item whose value starts here.
        var column = 0
        var isKey = false
        var isFlow = false
        /// Whether another element ends before it on the same line, so that a comment may follow.
        var isBehindElement = false
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the end of the color; nil if a comment starts at the offset.
    mutating func color(at offset: Int) -> (end: Int, isOnlyInFlow: Bool)? {
        guard let end = colorEnd(from: offset), let place = place(before: offset) else { return nil }
        var next = end
        while next < bytes.count, isSpace(bytes[next]) { next += 1 }
        let follower = next < bytes.count ? bytes[next] : UInt8(ascii: "\n")
        let isInFlow = isFlowIndicator(follower)
        let isAlone = isInFlow || YAMLText.isBreak(follower) || (follower == UInt8(ascii: "#") && next > end)
        guard isAlone || isUnmistakable(bytes[offset + 1..<end]) else { return nil }
        guard isInFlow || endsValue(of: place, at: offset) else { return nil }
        lastEnd = follower == UInt8(ascii: ",") ? next + 1 : end
        return (end, isInFlow || place.isFlow)
    }

    /// The end of 3, 4, 6 or 8 hexadecimal digits.
    private func colorEnd(from offset: Int) -> Int? {
        var end = offset + 1
        while end < bytes.count, end <= offset + 9, isHexadecimal(bytes[end]) { end += 1 }
        guard [3, 4, 6, 8].contains(end - offset - 1) else { return nil }
        return end == bytes.count || YAMLText.isBlank(bytes[end]) || isFlowIndicator(bytes[end]) ? end : nil
    }

    /// Whether digits before more text are a color, and not a word such as “decade” or a number such as 1234.
    private func isUnmistakable(_ digits: ArraySlice<UInt8>) -> Bool {
        digits.count >= 6
            && (digits.contains { $0 <= UInt8(ascii: "9") } || digits.allSatisfy { $0 <= UInt8(ascii: "F") })
    }

    /// Returns the place of a value at an offset; nil if no value can start there.
    private mutating func place(before offset: Int) -> Place? {
        var last = lastText(before: offset)
        if last >= 0, last + 1 < offset, !YAMLText.isBreak(bytes[last]) {
            // An anchor or a tag may precede the value.
            var start = last
            while start > 0, !YAMLText.isBlank(bytes[start - 1]) { start -= 1 }
            if bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
                last = lastText(before: start)
            }
        }
        guard last >= 0, !YAMLText.isBreak(bytes[last]) else { return continuesList(from: last) }
        let isSpaced = last + 1 < offset
        switch bytes[last] {
        case UInt8(ascii: ","), UInt8(ascii: "["):
            return Place(isFlow: true, isBehindElement: bytes[last] == UInt8(ascii: ","))
        case UInt8(ascii: ":") where isSpaced:
            updateLine(at: offset)
            return Place(column: line.textStart - line.start, isKey: true)
        case UInt8(ascii: "-") where isSpaced:
            updateLine(at: offset)
            return line.textStart >= last ? Place(column: last - line.start) : nil
        default:
            return nil
        }
    }

    /// The place of a color at the start of a line, which must continue a list in brackets.
    private func continuesList(from lineBreak: Int) -> Place? {
        var last = lineBreak
        while last >= 0, YAMLText.isBlank(bytes[last]) { last -= 1 }
        guard last > 0 else { return nil }
        if bytes[last] == UInt8(ascii: "[") { return Place(isFlow: true) }
        let isQuoted = bytes[last - 1] == UInt8(ascii: "\"") || bytes[last - 1] == UInt8(ascii: "'")
        return bytes[last] == UInt8(ascii: ",") && (isQuoted || last + 1 == lastEnd) ? Place(isFlow: true) : nil
    }

    /// The offset of the last character before an offset that is not a space; -1 at the start of the file.
    private func lastText(before offset: Int) -> Int {
        var last = offset - 1
        while last >= 0, isSpace(bytes[last]) { last -= 1 }
        return last
    }

    /// Whether the value ends with the line. Otherwise the next line contains it, and the “#” does start a comment.
    private mutating func endsValue(of place: Place, at offset: Int) -> Bool {
        if place.isBehindElement { return false }
        updateLine(at: offset)
        let next = line.next ?? nextLine(after: offset)
        line.next = next
        if place.isFlow || next.isFlow { return next.isFlow }
        return next.column < place.column || (next.column == place.column && !(place.isKey && next.isItem))
    }

    private mutating func updateLine(at offset: Int) {
        var start = offset
        while start > checked, !YAMLText.isBreak(bytes[start - 1]) { start -= 1 }
        defer { checked = offset }
        if hasLine, start == checked, start == 0 || !YAMLText.isBreak(bytes[start - 1]) { return }
        hasLine = true
        while start > 0, !YAMLText.isBreak(bytes[start - 1]) { start -= 1 }
        var textStart = start
        while textStart < bytes.count {
            let isDash = bytes[textStart] == UInt8(ascii: "-") && textStart + 1 < bytes.count
            guard isSpace(bytes[textStart]) || (isDash && isSpace(bytes[textStart + 1])) else { break }
            textStart += 1
        }
        line = Line(start: start, textStart: textStart, next: nil)
    }

    private func nextLine(after offset: Int) -> NextLine {
        var index = offset
        while index < bytes.count {
            while index < bytes.count, !YAMLText.isBreak(bytes[index]) { index += 1 }
            while index < bytes.count, YAMLText.isBreak(bytes[index]) { index += 1 }
            let start = index
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            guard index < bytes.count else { break }
            if YAMLText.isBreak(bytes[index]) || bytes[index] == UInt8(ascii: "#") { continue }
            return NextLine(
                column: index - start, isItem: YAMLText.hasIndicator("-", bytes, at: index),
                isFlow: isFlowIndicator(bytes[index]))
        }
        return NextLine()
    }

    private func isFlowIndicator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
