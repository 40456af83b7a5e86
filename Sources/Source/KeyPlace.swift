/// Where a map in a file can take another key without a change to anything else in it. A reference, since nodes are copied
/// a lot and few are ever mended.
package final class KeyPlace: Sendable {
    package enum Form: Sendable, Hashable {
        /// `{ a: 1 }`: a comma before the new key.
        case flow
        /// A line of its own, so many spaces in; with a carriage return before the line feed or not.
        case line(indent: Int, hasReturn: Bool)
    }

    /// Where the text is put in: an empty range.
    package let range: SourceRange
    package let form: Form
    /// Whether keys stand in quotes there, as in JSON.
    package let isQuoted: Bool

    /// - Parameters:
    ///   - map: the map, from its first character on.
    ///   - key: one of its keys, behind whose value the new one is to stand.
    ///   - valueEnd: where that value ends, in bytes.
    /// - Returns: nil where the bytes do not look like a map in one of the two forms.
    package init?(in map: SourceRange, behind key: SourceRange, valueEnd: UInt32, of file: SourceFile) {
        let bytes = file.bytes
        guard map.contains(key), key.end < valueEnd, valueEnd <= map.end, Int(valueEnd) <= bytes.count else {
            return nil
        }
        isQuoted = bytes[Int(key.start)] == UInt8(ascii: "\"")
        if bytes[Int(map.start)] == UInt8(ascii: "{") {
            form = .flow
            range = SourceRange(file: map.file, start: valueEnd, end: valueEnd)
            return
        }
        guard let indent = Self.indent(of: Int(key.start), in: file),
            let end = Self.lineEnd(behind: Int(valueEnd), in: bytes)
        else { return nil }
        form = .line(indent: indent, hasReturn: Self.hasReturns(bytes, near: end))
        range = SourceRange(file: map.file, start: UInt32(clamping: end), end: UInt32(clamping: end))
    }

    /// The edit that puts the key in.
    package func edit(key: String, value: String) -> Fix.Edit {
        let entry = (isQuoted ? "\"\(key)\"" : key) + ": " + value
        return switch form {
        case .flow: Fix.Edit(range: range, replacement: ", " + entry)
        case .line(let indent, let hasReturn):
            Fix.Edit(
                range: range,
                replacement: (hasReturn ? "\r\n" : "\n") + String(repeating: " ", count: indent) + entry)
        }
    }

    /// How far in a key stands, with nothing before it but spaces and the dashes of lists.
    private static func indent(of key: Int, in file: SourceFile) -> Int? {
        let start = file.bytesOfLine(file.lines.line(at: UInt32(clamping: key))).lowerBound
        guard start <= key else { return nil }
        let isIndent = file.bytes[start..<key].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return isIndent ? key - start : nil
    }

    /// The end of the line, where nothing but blanks and a comment stands before it.
    private static func lineEnd(behind offset: Int, in bytes: [UInt8]) -> Int? {
        var end = offset
        var isComment = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
            let isBlank = bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t")
            if bytes[end] == UInt8(ascii: "#"), end > offset { isComment = true }
            guard isBlank || isComment else { return nil }
            end += 1
        }
        return end
    }

    /// Whether the line that ends here, or at the end of the file the first one, ends with a carriage return.
    private static func hasReturns(_ bytes: [UInt8], near end: Int) -> Bool {
        if end < bytes.count { return bytes[end] == UInt8(ascii: "\r") }
        return bytes.first { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } == UInt8(ascii: "\r")
    }
}

extension KeyPlace: Equatable {
    /// A place is found once where it is written, and handed on.
    package static func == (one: KeyPlace, other: KeyPlace) -> Bool { one === other }
}
