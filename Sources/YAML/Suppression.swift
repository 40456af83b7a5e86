package import Source

/// One rule that a comment suppresses for the node that starts on the next line: `# uispec:disable-next-line <rule>,
/// <rule> – <reason>`.
package struct Suppression: Sendable, Hashable {
    /// The suppressed rule; empty if the comment names no rule.
    package var rule: RuleID
    package var reason: String?
    /// The suppressed line, counted from 0: the next line that is neither blank nor a comment.
    package var line: Int
    /// The last suppressed line: the end of the node that starts on ``line``, if there is one.
    package var lastLine: Int
    /// The text instead of `uispec:disable-next-line` in a misspelled comment; nil if it is correct.
    package var misspelling: String?
    /// The range of the comment, starting at its `#`.
    package var range: SourceRange

    package init(rule: RuleID, reason: String?, line: Int, range: SourceRange, misspelling: String? = nil) {
        self.rule = rule
        self.reason = reason
        self.line = line
        lastLine = line
        self.range = range
        self.misspelling = misspelling
    }

    /// Returns the suppressions of a file, in source order.
    ///
    /// - Parameter documents: the documents of the file. A marker inside one of their scalars is text, not a comment.
    package static func scan(_ file: SourceFile, id: FileID, documents: [Node]) -> [Suppression] {
        let bytes = file.bytes
        let starts = markers(in: bytes)
        guard !starts.isEmpty else { return [] }
        let scalars = scalarRanges(of: documents, in: bytes)
        return starts.flatMap { start -> [Suppression] in
            guard !isCovered(start, by: scalars) else { return [] }
            var end = start
            while end < bytes.count, !YAMLText.isBreak(bytes[end]) { end += 1 }
            end = YAMLText.beforeBlanks(bytes, from: end, to: start)
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            guard let comment = SuppressionComment(text) else { return [] }
            let line = suppressedLine(after: file.lines.line(at: UInt32(clamping: start)), of: file)
            return comment.rules.map { rule in
                Suppression(
                    rule: rule, reason: comment.reason, line: line,
                    range: SourceRange(file: id, start: UInt32(clamping: start), end: UInt32(clamping: end)),
                    misspelling: comment.misspelling)
            }
        }
    }

    private static let marker = Array("uispec".utf8)

    /// The starts of comments that begin with the name of the tool: a `#` after whitespace or at the start of a line.
    private static func markers(in bytes: [UInt8]) -> [Int] {
        var found: [Int] = []
        var index = 0
        while index < bytes.count {
            while let eight = EightBytes(bytes, at: index) {
                let signs = eight.equal(to: UInt8(ascii: "#"))
                index += EightBytes.first(signs)
                if signs != 0 { break }
            }
            guard index < bytes.count else { break }
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "#"), index == 0 || YAMLText.isBlank(bytes[index - 1]) else { continue }
            var start = index + 1
            while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") {
                start += 1
            }
            let end = start + marker.count
            guard end <= bytes.count, bytes[start..<end].elementsEqual(marker, by: { $0 | 0x20 == $1 }) else {
                continue
            }
            found.append(index)
        }
        return found
    }

    private static func suppressedLine(after line: Int, of file: SourceFile) -> Int {
        for next in line + 1..<max(line + 1, file.lines.lineStarts.count) {
            let first = file.lineText(next).utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if let first, first != UInt8(ascii: "#") { return next }
        }
        return line + 1
    }

    /// The ranges of all scalars that are long enough to contain a marker, in order.
    private static func scalarRanges(of documents: [Node], in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var waiting = documents
        while let node = waiting.popLast() {
            switch node.content {
            case .sequence(let items): waiting.append(contentsOf: items)
            case .mapping(let entries):
                for entry in entries {
                    append(entry.keyRange, to: &ranges, bytes: bytes)
                    waiting.append(entry.value)
                }
            case .scalar: append(node.range, to: &ranges, bytes: bytes)
            }
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func append(_ range: SourceRange, to ranges: inout [Range<Int>], bytes: [UInt8]) {
        guard Int(range.end) - Int(range.start) > marker.count, Int(range.end) <= bytes.count else { return }
        var start = Int(range.start)
        // A comment may follow the indicator of a block scalar on the same line.
        if bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">") {
            while start < Int(range.end), !YAMLText.isBreak(bytes[start]) { start += 1 }
        }
        ranges.append(start..<Int(range.end))
    }

    /// Scalars do not overlap, so only the last one that starts before the offset can contain it.
    private static func isCovered(_ offset: Int, by ranges: [Range<Int>]) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = low + (high - low) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].contains(offset)
    }
}
