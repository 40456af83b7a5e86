/// The start of each line of a file, to convert byte offsets to lines and columns.
package struct LineIndex: Sendable {
    /// The byte offset of the first byte of each line. The first is always 0.
    package let lineStarts: [UInt32]
    private let codePoints: CodePointIndex?

    package init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var index = 0
        while let eight = EightBytes(bytes, at: index) {
            var breaks = eight.equal(to: UInt8(ascii: "\n")) | eight.equal(to: UInt8(ascii: "\r"))
            while breaks != 0 {
                Self.add(index + EightBytes.first(breaks), in: bytes, to: &starts)
                breaks &= breaks - 1
            }
            index += 8
        }
        for rest in index..<max(index, bytes.count)
        where bytes[rest] == UInt8(ascii: "\n") || bytes[rest] == UInt8(ascii: "\r") {
            Self.add(rest, in: bytes, to: &starts)
        }
        lineStarts = starts
        codePoints = CodePointIndex(bytes, lineStarts: starts)
    }

    /// The number of code points from the start of a line, counted from 0, to a byte in it.
    ///
    /// - Parameter bytes: the bytes that the index was built from.
    func codePoints(ofLine line: Int, to offset: Int, in bytes: [UInt8]) -> Int {
        guard lineStarts.indices.contains(line) else { return 0 }
        let start = Int(lineStarts[line])
        let end = max(start, min(offset, bytes.count))
        guard let codePoints else { return CodePointIndex.count(bytes[start..<end]) }
        return codePoints.count(before: end, in: bytes) - codePoints.count(before: start, in: bytes)
    }

    /// The number of the line that contains `offset`, counted from 0.
    package func line(at offset: UInt32) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Adds the line after the line feed or carriage return at `index`.
    private static func add(_ index: Int, in bytes: [UInt8], to starts: inout [UInt32]) {
        // A carriage return followed by a line feed does not end a line.
        if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
            return
        }
        starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
}
