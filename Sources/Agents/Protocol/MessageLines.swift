/// Divides a stream of bytes into messages, one per line.
package struct MessageLines: Sendable {
    package enum Line: Sendable, Hashable {
        case message([UInt8])
        /// A line beyond the limit. Its bytes were dropped.
        case tooLong
    }

    /// The maximum number of bytes of a message, 8 MiB.
    package static let standardLimit = 8 << 20

    private let limit: Int
    private var pending: [UInt8] = []
    /// Whether the rest of a line that is too long is still to come.
    private var isSkipping = false

    package init(limit: Int = standardLimit) {
        self.limit = limit
    }

    /// Returns the lines that more bytes complete. Empty lines are left out.
    package mutating func add(_ bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            rest = rest[(end + 1)...]
            lines += finish()
        }
        append(rest)
        return lines
    }

    /// Returns the last line if it has no line feed.
    package mutating func finish() -> [Line] {
        defer {
            pending = []
            isSkipping = false
        }
        if isSkipping { return [.tooLong] }
        if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
        return pending.isEmpty ? [] : [.message(pending)]
    }

    private mutating func append(_ part: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        if part.count > limit - pending.count {
            isSkipping = true
            pending = []
        } else {
            pending += part
        }
    }
}
