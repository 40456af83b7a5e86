/// Finds the matches of a picture with flat colors after the PNG filter Up.
///
/// Pixels that equal the ones above them become zero, and a horizontal edge becomes one repeated difference. Both are
/// runs of one pixel value. The rest are edges of letters and shapes, whose differences often occur earlier in the row.
struct FlatMatcher {
    private let bytesPerPixel: Int
    private let width: Int
    private var writer = DeflateWriter()
    private var checksum = Adler32()
    /// The last position of two neighboring pixels in the row, by their hash.
    private var places: [Place]
    private var row: Int32 = 0
    /// Whether the last byte written is zero, so that a match of distance 1 can repeat it.
    private var endsInZero = false

    private static let hashBits = 10

    /// A position is valid only in its own row, so the table is not cleared between rows.
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
    /// - Parameter pixels: the filtered pixels, which are zero outside the parts. The function sets all of them to
    ///   zero.
    /// - Parameter filter: the number of the filter, which is written before the row.
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

    /// - Parameter zeros: the number of zero pixels before the part that are not written yet. On return, the number of
    ///   those at the end of the part.
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

    /// Returns the complete stream.
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

    /// Returns an earlier position in the row with the same pixels as at `x`, and the number of equal pixels, at least
    /// 2. Records the position `x`.
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
