/// Finds a comment that contains the closing bracket of a collection: `{ text: Song #1, color: red }`.
enum HiddenBracket {
    /// Returns the start of the first comment in a range with more closing than opening brackets.
    static func comment(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var quote: UInt8?
        var index = start
        while index < min(end, bytes.count) {
            let byte = bytes[index]
            let previous = bytes[max(start, index - 1)]
            let startsValue = index > start && (YAMLText.isBlank(previous) || "[{,".utf8.contains(previous))
            if let open = quote {
                if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
                if byte == open { quote = nil }
            } else if startsValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if startsValue, byte == UInt8(ascii: "#") {
                let comment = index
                var surplus = 0
                while index < bytes.count, !YAMLText.isBreak(bytes[index]) {
                    if "]}".utf8.contains(bytes[index]) { surplus += 1 }
                    if "[{".utf8.contains(bytes[index]) { surplus -= 1 }
                    index += 1
                }
                if surplus > 0 { return comment }
            }
            index += 1
        }
        return nil
    }
}
