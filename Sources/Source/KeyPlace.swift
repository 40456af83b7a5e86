/// The place in a file where a key can be added to a map without other changes. This is a class because nodes are
/// copied often and few are ever fixed.
package final class KeyPlace: Sendable {
    package enum Form: Sendable, Hashable {
        /// `{ a: 1 }`: a comma is added before the new key.
        case flow
        /// The key is added on a new line with this indentation and line ending.
        case line(indent: Int, hasReturn: Bool)
    }

    /// The place of the insertion: an empty range.
    package let range: SourceRange
    package let form: Form
    /// Whether the keys are in quotes, as in JSON.
    package let isQuoted: Bool

    /// - Parameters:
    ///   - map: the map, from its first character on.
    ///   - key: the key of the map after whose value the new key is added.
    ///   - valueEnd: the offset where the value ends, in bytes.
    /// - Returns: nil if the bytes are not a map in one of the two forms.
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

    /// The edit that adds the key.
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

    /// The indentation of a key that follows only spaces and the dashes of lists; nil for any other key.
    private static func indent(of key: Int, in file: SourceFile) -> Int? {
        let start = file.bytesOfLine(file.lines.line(at: UInt32(clamping: key))).lowerBound
        guard start <= key else { return nil }
        let isIndent = file.bytes[start..<key].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        return isIndent ? key - start : nil
    }

    /// The end of the line, if only whitespace and a comment follow the offset.
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

    /// Whether the line that ends here has a carriage return. At the end of the file, the first line counts.
    private static func hasReturns(_ bytes: [UInt8], near end: Int) -> Bool {
        if end < bytes.count { return bytes[end] == UInt8(ascii: "\r") }
        return bytes.first { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } == UInt8(ascii: "\r")
    }
}

extension KeyPlace: Equatable {
    /// Places are compared by identity.
    package static func == (one: KeyPlace, other: KeyPlace) -> Bool { one === other }
}
