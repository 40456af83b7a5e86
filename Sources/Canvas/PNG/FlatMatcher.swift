/// Finds the matches of a picture of flat colors, after the filter Up: what is as it is above is zero, and an edge that
/// runs along a row is one difference again and again. Both are runs of one pixel. What is left are the edges of letters
/// and shapes, where the same differences often stood before in the same row.
struct FlatMatcher {
    private let bytesPerPixel: Int
    private let width: Int
    private var writer = DeflateWriter()
    private var checksum = Adler32()
    /// Where in the row two neighboring differences stood last, by their hash.
    private var places: [Int32]
    /// Which row each of the places is of: so the table need not be cleared.
    private var rows: [Int32]
    private var row: Int32 = 0
    /// Whether the last byte written is a zero, which a match of distance 1 repeats.
    private var endsInZero = false

    private static let hashBits = 10

    init(width: Int, isOpaque: Bool) {
        bytesPerPixel = isOpaque ? 3 : 4
        self.width = width
        places = [Int32](repeating: 0, count: 1 << Self.hashBits)
        rows = [Int32](repeating: -1, count: 1 << Self.hashBits)
    }

    /// Appends a row, filtered.
    ///
    /// - Parameter filter: the number of its filter, which leads it.
    mutating func append(_ differences: [UInt32], filter: UInt8) {
        start(filter: filter)
        var x = 0
        while x < differences.count {
            let word = differences[x]
            let next = x + 1 < differences.count ? differences[x + 1] : ~word
            if word == next {
                let count = PixelRows.runLength(in: differences, from: x)
                appendRun(of: word, count: count)
                x += count
            } else if word == 0 {
                appendRun(of: 0, count: 1)
                x += 1
            } else if let (place, count) = earlier(word, next, in: differences, at: x) {
                writer.append(length: count * bytesPerPixel, distance: (x - place) * bytesPerPixel)
                for index in x..<x + count {
                    checksum.add(pixel: differences[index], count: 1, bytes: bytesPerPixel)
                }
                x += count
                endsInZero = differences[x - 1] >> UInt32(8 * bytesPerPixel - 8) == 0
            } else {
                appendLiteral(word)
                x += 1
            }
        }
        checksum.reduce()
    }

    /// Appends a row that is the same as the one above it.
    mutating func appendRepeatedRow() {
        start(filter: 2)
        appendRun(of: 0, count: width)
        checksum.reduce()
    }

    /// The whole stream.
    mutating func finish() -> [UInt8] {
        writer.finish(checksum: checksum.value)
    }

    private mutating func start(filter: UInt8) {
        row += 1
        writer.append(DeflateToken(literals: UInt32(filter), count: 1))
        checksum.add(byte: filter)
        endsInZero = filter == 0
    }

    private mutating func appendRun(of word: UInt32, count: Int) {
        if word == 0 {
            var bytes = count * bytesPerPixel
            checksum.add(pixel: 0, count: count, bytes: bytesPerPixel)
            if !endsInZero {
                writer.append(DeflateToken(literals: 0, count: 1))
                bytes -= 1
            }
            if bytes < 3 {
                writer.append(DeflateToken(literals: 0, count: bytes))
            } else {
                writer.append(length: bytes, distance: 1)
            }
            endsInZero = true
        } else {
            appendLiteral(word)
            checksum.add(pixel: word, count: count - 1, bytes: bytesPerPixel)
            writer.append(length: (count - 1) * bytesPerPixel, distance: bytesPerPixel)
        }
    }

    private mutating func appendLiteral(_ word: UInt32) {
        checksum.add(pixel: word, count: 1, bytes: bytesPerPixel)
        writer.append(DeflateToken(literals: word, count: bytesPerPixel))
        endsInZero = word >> UInt32(8 * bytesPerPixel - 8) == 0
    }

    /// Where the pixels from `x` on stood before in the row, and how many of them, two at least. Remembers this place.
    private mutating func earlier(
        _ word: UInt32, _ next: UInt32, in differences: [UInt32], at x: Int
    ) -> (place: Int, count: Int)? {
        let mixed = (UInt64(word) | UInt64(next) << 32) &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(mixed &>> UInt64(64 - Self.hashBits))
        defer {
            places[slot] = Int32(truncatingIfNeeded: x)
            rows[slot] = row
        }
        guard rows[slot] == row else { return nil }
        let place = Int(places[slot])
        guard (x - place) * bytesPerPixel <= DeflateAlphabet.window else { return nil }
        var count = 0
        while x + count < differences.count, differences[place + count] == differences[x + count] { count += 1 }
        return count >= 2 ? (place, count) : nil
    }
}
