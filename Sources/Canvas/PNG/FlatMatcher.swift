/// Finds the matches of a picture of flat colors, after the filter Up: what is as it is above is zero, and an edge that
/// runs along a row is one difference again and again. Both are runs of one pixel. What is left are the edges of letters
/// and shapes, where the same differences often stood before in the same row.
struct FlatMatcher {
    private let bytesPerPixel: Int
    private let width: Int
    private var writer = DeflateWriter()
    private var checksum = Adler32()
    /// Where in a row two neighboring pixels stood last, by their hash.
    private var places: [Place]
    private var row: Int32 = 0
    /// Whether the last byte written is a zero, which a match of distance 1 repeats.
    private var endsInZero = false

    private static let hashBits = 10

    /// A place counts in its own row only: so the table need not be cleared for the next one.
    private struct Place {
        var row: Int32
        var x: Int32
    }

    init(width: Int, isOpaque: Bool) {
        bytesPerPixel = isOpaque ? 3 : 4
        self.width = width
        places = [Place](repeating: Place(row: -1, x: 0), count: 1 << Self.hashBits)
    }

    /// Appends a row.
    ///
    /// - Parameter pixels: as the row's filter left them, zero outside the parts; all are zero afterwards.
    /// - Parameter filter: the number of the filter, which leads the row.
    mutating func append(_ pixels: inout [UInt32], in parts: [Range<Int>], filter: UInt8) {
        row += 1
        writer.append(DeflateToken(literals: UInt32(filter), count: 1))
        checksum.add(byte: filter)
        endsInZero = filter == 0
        var end = 0
        var zeros = 0
        for part in parts {
            zeros += part.lowerBound - end
            append(pixels, in: part, after: &zeros)
            end = part.upperBound
        }
        zeros += width - end
        if zeros > 0 { appendZeros(zeros) }
        checksum.reduce()
        for part in parts { PixelRows.clear(&pixels, in: part) }
    }

    /// - Parameter zeros: how many zero pixels are before the part, and were not appended yet; then, before its end.
    private mutating func append(_ pixels: [UInt32], in part: Range<Int>, after zeros: inout Int) {
        var x = part.lowerBound
        while x < part.upperBound {
            let word = pixels[x]
            if word == 0 {
                let count = PixelRows.runLength(of: pixels, in: x..<part.upperBound)
                zeros += count
                x += count
                continue
            }
            if zeros > 0 { appendZeros(zeros) }
            zeros = 0
            let next = x + 1 < part.upperBound ? pixels[x + 1] : 0
            if word == next {
                let count = PixelRows.runLength(of: pixels, in: x..<part.upperBound)
                appendLiteral(word)
                appendMatch(of: word, count: count - 1, distance: 1)
                x += count
            } else if let (place, count) = earlier(word, next, of: pixels, at: x, before: part.upperBound) {
                writer.append(length: count * bytesPerPixel, distance: (x - place) * bytesPerPixel)
                for index in x..<x + count { checksum.add(pixel: pixels[index], count: 1, bytes: bytesPerPixel) }
                x += count
                endsInZero = endsInZero(pixels[x - 1])
            } else {
                appendLiteral(word)
                x += 1
            }
        }
    }

    /// The whole stream.
    mutating func finish() -> BitWriter {
        writer.finish(checksum: checksum.value)
    }

    private func endsInZero(_ word: UInt32) -> Bool {
        word >> UInt32(8 * bytesPerPixel - 8) == 0
    }

    private mutating func appendZeros(_ count: Int) {
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
    }

    private mutating func appendMatch(of word: UInt32, count: Int, distance: Int) {
        checksum.add(pixel: word, count: count, bytes: bytesPerPixel)
        writer.append(length: count * bytesPerPixel, distance: distance * bytesPerPixel)
    }

    private mutating func appendLiteral(_ word: UInt32) {
        checksum.add(pixel: word, count: 1, bytes: bytesPerPixel)
        writer.append(DeflateToken(literals: word, count: bytesPerPixel))
        endsInZero = endsInZero(word)
    }

    /// Where the pixels from `x` on stood before in the row, and how many of them, two at least. Remembers this place.
    private mutating func earlier(
        _ word: UInt32, _ next: UInt32, of pixels: [UInt32], at x: Int, before end: Int
    ) -> (place: Int, count: Int)? {
        let mixed = (UInt64(word) | UInt64(next) << 32) &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(mixed &>> UInt64(64 - Self.hashBits))
        let before = places[slot]
        places[slot] = Place(row: row, x: Int32(truncatingIfNeeded: x))
        guard before.row == row else { return nil }
        let place = Int(before.x)
        guard (x - place) * bytesPerPixel <= DeflateAlphabet.window else { return nil }
        var count = 0
        while x + count < end, pixels[place + count] == pixels[x + count] { count += 1 }
        return count >= 2 ? (place, count) : nil
    }
}
