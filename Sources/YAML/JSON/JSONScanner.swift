import Source

/// Splits valid UTF-8 into the tokens of JSON.
struct JSONScanner {
    let bytes: [UInt8]
    let scalarLimit: Int
    /// Whether the text is JSON5.
    let isJSON5: Bool
    var offset: Int
    var problems: ProblemList

    init(_ text: EncodingCheck, limits: Limits, problems: ProblemList, isJSON5: Bool = false) {
        self.isJSON5 = isJSON5
        bytes = text.bytes
        offset = text.start
        scalarLimit = limits.scalarSize
        self.problems = problems
    }

    mutating func report(_ message: JSONMessages.Message, at start: Int, to end: Int, notes: [Diagnostic.Note] = []) {
        problems.addSyntaxError(message.text, at: problems.range(start, end), help: message.help, notes: notes)
    }

    /// Reports what JSON5 allows and JSON does not.
    mutating func reportUnlessJSON5(_ message: JSONMessages.Message, at start: Int, to end: Int) {
        if !isJSON5 { report(message, at: start, to: end) }
    }

    /// Reports the character at the current position and skips it.
    mutating func reportUnexpected() {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        let character = String(decoding: bytes[start..<offset], as: UTF8.self)
        report(JSONMessages.unexpected(character), at: start, to: offset)
    }

    /// Skips whitespace and comments, and reports the comments. Returns the next byte, or nil at the end of the file.
    mutating func nextToken() -> UInt8? {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09:
                offset += 1
                // Half of the bytes of a formatted file are indentation.
                while let eight = EightBytes(bytes, at: offset), eight.areAll(0x20) { offset += 8 }
            case UInt8(ascii: "#"): skipLineComment()
            case UInt8(ascii: "/"):
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
                if next == UInt8(ascii: "/") {
                    skipLineComment()
                } else if next == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    return byte
                }
            default: return byte
            }
        }
        return nil
    }

    private mutating func skipLineComment() {
        let start = offset
        while offset < bytes.count, !YAMLText.isBreak(bytes[offset]) { offset += 1 }
        if bytes[start] == UInt8(ascii: "#") {
            report(JSONMessages.comment, at: start, to: offset)
        } else {
            reportUnlessJSON5(JSONMessages.comment, at: start, to: offset)
        }
    }

    private mutating func skipBlockComment() {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count, bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
            offset += 1
        }
        let isClosed = offset + 1 < bytes.count
        offset = isClosed ? offset + 2 : bytes.count
        if isClosed {
            reportUnlessJSON5(JSONMessages.comment, at: start, to: offset)
        } else {
            report(JSONMessages.unclosedComment, at: start, to: offset)
        }
    }

    /// Skips the list or map that starts here without checking its grammar.
    mutating func skipCollection() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): skipString()
            default: break
            }
            offset += 1
            if depth == 0 { break }
        }
        offset = min(offset, bytes.count)
    }

    /// Skips to the closing quote of the string that starts here, or to the end of its line.
    private mutating func skipString() {
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), !YAMLText.isBreak(bytes[offset]) {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Reads a word: letters, digits, other characters of names, and all characters outside ASCII.
    mutating func word() -> String {
        let start = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Reads a number as its source text. Invalid JSON numbers are reported.
    mutating func number() -> String {
        let start = offset
        var end = offset
        while end < bytes.count, Self.isNumberPart(bytes[end]) { end += 1 }
        offset = max(end, start + 1)
        let text = text(from: start, to: offset)
        if isJSON5, let number = JSON5Number.text(text) { return number }
        if !isNumber(from: start, to: offset) { report(JSONMessages.badNumber(text), at: start, to: offset) }
        return text
    }

    /// The text of a range of bytes, which must be within the file.
    func text(from start: Int, to end: Int) -> String {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            let stretch = unsafe UnsafeBufferPointer(rebasing: buffer[start..<end])
            return unsafe String(decoding: stretch, as: UTF8.self)
        }
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    static func startsValue(_ byte: UInt8) -> Bool {
        isWord(byte) || "\"'{[-+.".utf8.contains(byte)
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
        isWord(byte) && byte < 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: ".")
    }

    /// Whether the bytes from `start` to `end` are a number (RFC 8259, section 6).
    private func isNumber(from start: Int, to end: Int) -> Bool {
        var index = start
        func byte() -> UInt8 { index < end ? bytes[index] : 0 }
        func digits() -> Bool {
            let first = index
            while (0x30...0x39).contains(byte()) { index += 1 }
            return index > first
        }
        if byte() == UInt8(ascii: "-") { index += 1 }
        if byte() == UInt8(ascii: "0") {
            index += 1
        } else if !digits() {
            return false
        }
        if byte() == UInt8(ascii: ".") {
            index += 1
            guard digits() else { return false }
        }
        if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
            index += 1
            if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
            guard digits() else { return false }
        }
        return index == end
    }
}
