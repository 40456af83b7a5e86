/// Helpers that examine YAML source where libyaml's positions are not precise enough.
enum YAMLText {
    /// The start of a node's content, after its anchor and tag.
    static func afterProperties(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "&"), UInt8(ascii: "!"):
                while offset < end, !isBlank(bytes[offset]) { offset += 1 }
            case UInt8(ascii: "#"):
                while offset < end, !isBreak(bytes[offset]) { offset += 1 }
            case let byte where isBlank(byte):
                offset += 1
            default:
                return offset
            }
        }
        return min(offset, end)
    }

    /// The offset before the whitespace that precedes `end`, but not before `start`.
    static func beforeBlanks(_ bytes: [UInt8], from end: Int, to start: Int) -> Int {
        var offset = min(end, bytes.count)
        while offset > start, isBlank(bytes[offset - 1]) { offset -= 1 }
        return offset
    }

    /// Whether there is only whitespace between the start of the line and `offset`.
    static func startsLine(_ bytes: [UInt8], at offset: Int) -> Bool {
        var offset = min(offset, bytes.count)
        while offset > 0 {
            offset -= 1
            if isBreak(bytes[offset]) { return true }
            if !isBlank(bytes[offset]) { return false }
        }
        return true
    }

    /// The start of the line at `offset`.
    static func lineStart(_ bytes: [UInt8], at offset: Int) -> Int {
        var offset = min(offset, bytes.count)
        while offset > 0, !isBreak(bytes[offset - 1]) { offset -= 1 }
        return offset
    }

    /// The end of the text on the line at `offset`, without a comment or trailing whitespace.
    static func textEnd(_ bytes: [UInt8], from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !isBreak(bytes[end]) {
            if bytes[end] == UInt8(ascii: "#"), end > offset, isBlank(bytes[end - 1]) { break }
            end += 1
        }
        return beforeBlanks(bytes, from: end, to: offset)
    }

    /// Whether a key of a block mapping, quoted or not, starts at `offset` and ends on the same line.
    static func hasKey(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        var end = offset
        let first = bytes[offset]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            end += 1
            while end < bytes.count, bytes[end] != first, !isBreak(bytes[end]) {
                end += bytes[end] == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
            }
            end += 1
        } else if isBlank(first) || "#,[]{}|>%@`-?:&*!".utf8.contains(first) {
            return false
        }
        while end < bytes.count, !isBreak(bytes[end]) {
            if bytes[end] == UInt8(ascii: "#"), isBlank(bytes[end - 1]) { return false }
            if bytes[end] == UInt8(ascii: ":") {
                return end + 1 >= bytes.count || isBlank(bytes[end + 1])
            }
            end += 1
        }
        return false
    }

    /// Whether `indicator`, such as `---` or `-`, is at `offset`, followed by whitespace or the end.
    static func hasIndicator(_ indicator: String, _ bytes: [UInt8], at offset: Int) -> Bool {
        let end = offset + indicator.utf8.count
        guard end <= bytes.count, bytes[offset..<end].elementsEqual(indicator.utf8) else { return false }
        return end == bytes.count || isBlank(bytes[end])
    }

    static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isBreak(byte)
    }
}
