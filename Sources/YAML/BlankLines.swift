/// The bytes of a file, with spaces in the place of tabs on lines that hold nothing, as YAML allows them. Nothing moves.
struct BlankLines {
    private(set) var bytes: [UInt8]
    /// Lines with a comment are taken one by one: in a block of text such a line is no comment.
    private var commentsLeft = 100
    private var areEmptyLinesExpanded = false

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Puts spaces in the place of the tabs before nothing or a comment, on the line on which reading failed; of empty
    /// lines on all.
    ///
    /// - Returns: whether that changed anything, so that reading again may succeed.
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

    /// Where the blanks that a line starts with end, if nothing or a comment follows them.
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
