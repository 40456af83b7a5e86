import Source

/// The bytes of a file after checks of its size and encoding.
struct EncodingCheck {
    /// Valid UTF-8 of the same length as the file. Invalid bytes are overwritten, so that all offsets stay valid.
    private(set) var bytes: [UInt8]
    /// The start of the text, after a byte order mark.
    let start: Int

    /// Checks size and encoding; nil if the file cannot be read at all.
    ///
    /// - Parameters:
    ///   - allowsDelete: whether U+007F–U+009F and U+FFFE are allowed, as in JSON. YAML forbids them.
    ///   - substitute: the ASCII character that overwrites invalid bytes.
    init?(
        _ file: SourceFile, limits: Limits, allowsDelete: Bool, substitute: UInt8, problems: inout ProblemList
    ) {
        guard file.bytes.count <= min(limits.fileSize, Int(UInt32.max) - 1) else {
            problems.addSyntaxError(
                "this file has \(file.bytes.count) bytes; at most \(limits.fileSize) are supported",
                at: problems.range(0, 0), help: "split it into several files")
            return nil
        }
        if let encoding = Self.wideEncoding(file.bytes) {
            problems.addSyntaxError(
                "this file is encoded in \(encoding)", at: problems.range(0, 0), help: "save it as UTF-8")
            return nil
        }
        bytes = file.bytes
        start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let bad = Self.unreadable(in: bytes, from: start, allowsDelete: allowsDelete)
        guard !bad.isEmpty else { return }
        for stretch in bad {
            for index in stretch.range { bytes[index] = substitute }
        }
        Self.report(bad, of: file, to: &problems)
    }

    private struct Stretch {
        var range: Range<Int>
        /// The control character; nil for bytes that are not valid UTF-8.
        var control: UInt32?
    }

    private static func wideEncoding(_ bytes: [UInt8]) -> String? {
        let head = Array(bytes.prefix(4))
        guard head.count >= 2 else { return nil }
        if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        // ASCII in UTF-16 without a byte order mark has a zero in every other byte.
        let zeros = head.map { $0 == 0 }
        if zeros == [false, true, false, true] || zeros == [true, false, true, false] { return "UTF-16" }
        return nil
    }

    private static func unreadable(in bytes: [UInt8], from start: Int, allowsDelete: Bool) -> [Stretch] {
        var found: [Stretch] = []
        var index = start
        while index < bytes.count {
            // Nearly all bytes are printable ASCII or line breaks.
            while let eight = EightBytes(bytes, at: index) {
                let breaks = eight.equal(to: UInt8(ascii: "\n"))
                let unusual = (eight.below(0x20) & ~breaks) | eight.equal(to: 0x7F) | eight.beyondASCII
                index += EightBytes.first(unusual)
                if unusual != 0 { break }
            }
            guard index < bytes.count else { break }
            let byte = bytes[index]
            if (byte >= 0x20 && byte < 0x7F) || byte == UInt8(ascii: "\n") {
                index += 1
                continue
            }
            guard let (scalar, length) = decode(bytes, at: index) else {
                found.append(Stretch(range: index..<index + 1, control: nil))
                index += 1
                continue
            }
            if isForbidden(scalar, allowsDelete: allowsDelete) {
                found.append(Stretch(range: index..<index + length, control: scalar))
            }
            index += length
        }
        return found
    }

    private static func isForbidden(_ scalar: UInt32, allowsDelete: Bool) -> Bool {
        switch scalar {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20: true
        case 0x85: false
        case 0x7F...0x9F, 0xFFFE, 0xFFFF: !allowsDelete
        default: false
        }
    }

    /// Returns the scalar value at `index` and its length, if the bytes are well-formed (Unicode 16, table 3-7).
    private static func decode(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int)? {
        let first = bytes[index]
        let length: Int
        var allowed: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
        case 0xED: (length, allowed) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, allowed) = (4, 0x90...0xBF)
        case 0xF4: (length, allowed) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard index + length <= bytes.count else { return nil }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for place in index + 1..<index + length {
            guard allowed.contains(bytes[place]) else { return nil }
            allowed = 0x80...0xBF
            scalar = scalar << 6 | UInt32(bytes[place] & 0x3F)
        }
        return (scalar, length)
    }

    /// Reports one error per line and kind, because text in another encoding has many invalid bytes on a line.
    private static func report(_ bad: [Stretch], of file: SourceFile, to problems: inout ProblemList) {
        var index = 0
        while index < bad.count, !problems.isFull {
            let first = bad[index]
            let line = file.lines.line(at: UInt32(clamping: first.range.lowerBound))
            var end = first.range.upperBound
            while index < bad.count, bad[index].control == first.control,
                file.lines.line(at: UInt32(clamping: bad[index].range.lowerBound)) == line
            {
                end = bad[index].range.upperBound
                index += 1
            }
            let range = problems.range(first.range.lowerBound, end)
            if let control = first.control {
                let digits = String(control, radix: 16, uppercase: true)
                let code = "U+" + String(repeating: "0", count: 4 - min(4, digits.utf8.count)) + digits
                problems.addSyntaxError(
                    "the text contains \(control == 0 ? "a NUL byte" : "the control character \(code)")", at: range,
                    help: "remove it, or write it as an escape sequence in double quotes")
            } else {
                problems.addSyntaxError(
                    "these bytes are not valid UTF-8", at: range,
                    help: "save the file as UTF-8; it may use another encoding, such as Shift_JIS or Latin-1")
            }
        }
    }
}
