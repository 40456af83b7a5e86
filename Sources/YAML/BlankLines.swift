/// The bytes of a file, with spaces instead of tabs on blank lines, where YAML allows tabs. No offset changes.
struct BlankLines {
    private(set) var bytes: [UInt8]
    /// The limit on lines with a comment, which are expanded one at a time. In a block scalar, such a line is text.
    private var commentsLeft = 100
    private var areEmptyLinesExpanded = false

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces tabs before a comment on the line where reading failed. If that line is blank, replaces the tabs on all
    /// blank lines.
    ///
    /// - Returns: whether anything changed, so that reading again may succeed.
    mutating func expandTabs(at error: Int) -> Bool {
        let start = YAMLText.lineStart(bytes, at: error)
        guard let end = blankEnd(from: start), bytes[start..<end].contains(UInt8(ascii: "\t")) else { return false }
        if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            guard commentsLeft > 0 else { return false }
            commentsLeft -= 1
            expand(start..<end)
            return true
        }
        guard !areEmptyLinesExpanded else { return false }
        areEmptyLinesExpanded = true
        expandEmptyLines()
        return true
    }

    /// The end of the leading whitespace of a line, if the line is blank or only has a comment.
    private func blankEnd(from start: Int) -> Int? {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        guard end < bytes.count, !YAMLText.isBreak(bytes[end]) else { return end }
        return bytes[end] == UInt8(ascii: "#") ? end : nil
    }

    private mutating func expandEmptyLines() {
        var start = 0
        while start < bytes.count {
            if let end = blankEnd(from: start), end == bytes.count || bytes[end] != UInt8(ascii: "#") {
                expand(start..<end)
            }
            while start < bytes.count, !YAMLText.isBreak(bytes[start]) { start += 1 }
            start += 1
        }
    }

    private mutating func expand(_ range: Range<Int>) {
        for index in range where bytes[index] == UInt8(ascii: "\t") { bytes[index] = UInt8(ascii: " ") }
    }
}
