/// The number of code points before every few thousand bytes of a file. It makes finding a column fast in lines of
/// millions of characters, which generated files contain. It is only built for files with such a line.
struct CodePointIndex: Sendable {
    /// The number of bytes of one block.
    private static let stretch = 4096

    /// By block, the code points before it.
    private let counts: [UInt32]

    /// Nil if no line is longer than a block.
    init?(_ bytes: [UInt8], lineStarts: [UInt32]) {
        let ends = lineStarts.dropFirst() + [UInt32(truncatingIfNeeded: bytes.count)]
        guard zip(lineStarts, ends).contains(where: { Int($1 - min($0, $1)) > Self.stretch }) else { return nil }
        var counts: [UInt32] = []
        var total: UInt32 = 0
        for start in stride(from: 0, to: bytes.count, by: Self.stretch) {
            counts.append(total)
            total += UInt32(Self.count(bytes[start..<min(start + Self.stretch, bytes.count)]))
        }
        self.counts = counts
    }

    /// The code points before a byte.
    func count(before offset: Int, in bytes: [UInt8]) -> Int {
        let place = min(offset / Self.stretch, counts.count - 1)
        guard place >= 0 else { return 0 }
        return Int(counts[place]) + Self.count(bytes[place * Self.stretch..<min(offset, bytes.count)])
    }

    /// Continuation bytes belong to the code point before them.
    static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }
}
