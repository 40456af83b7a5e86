/// Where each line of a file starts, so that a byte offset can be told as a line and a column.
package struct LineIndex: Sendable {
    /// Byte offsets of the first byte of each line; the first is always 0.
    package let lineStarts: [UInt32]

    package init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            // A carriage return ends a line of its own only where no line feed follows.
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !Self.isLineFeed(bytes, at: index)) {
                starts.append(UInt32(truncatingIfNeeded: index))
            }
        }
        lineStarts = starts
    }

    /// The number of the line that holds `offset`, from 0.
    package func line(at offset: UInt32) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func isLineFeed(_ bytes: [UInt8], at index: Int) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: "\n")
    }
}
