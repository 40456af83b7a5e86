/// The rows of a picture in cairo's memory, and the loops over them that must be fast: the one place of the encoder that
/// reads through pointers.
///
/// Each function reads whole rows or spans within their bounds: the preconditions make sure of it once a call, so that
/// the loops need not for each pixel.
@safe struct PixelRows {
    let width: Int
    let height: Int
    /// The distance of two rows in bytes.
    private let stride: Int
    private let base: UnsafeRawPointer

    /// - Parameter base: `height` rows of `width` words 0xAARRGGBB, premultiplied. Must stay as it is meanwhile.
    @unsafe init(base: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
        precondition(width > 0 && height > 0 && stride >= width * 4)
        unsafe self.base = unsafe base
        self.width = width
        self.height = height
        self.stride = stride
    }

    @unsafe private func words(_ row: Int) -> UnsafeBufferPointer<UInt32> {
        precondition((0..<height).contains(row))
        return unsafe UnsafeBufferPointer(
            start: (base + row * stride).assumingMemoryBound(to: UInt32.self), count: width)
    }

    /// Whether no pixel lets anything show through.
    var isOpaque: Bool {
        (0..<height).allSatisfy { row in
            let words = unsafe words(row)
            var all: UInt32 = 0xFFFF_FFFF
            for x in 0..<width { unsafe all &= words[x] }
            return all >> 24 == 255
        }
    }

    /// Whether a row, from the second on, is the same as the one above it.
    func repeats(_ row: Int) -> Bool {
        let (current, above) = unsafe (words(row), words(row - 1))
        var x = 0
        while x < width {
            // A block at a time without a branch: the compiler makes one loop over vectors of it.
            let end = min(x + 64, width)
            var difference: UInt32 = 0
            for index in x..<end { unsafe difference |= current[index] ^ above[index] }
            guard difference == 0 else { return false }
            x = end
        }
        return true
    }

    /// Reads a row as a PNG has it: straight alpha, red in the lowest byte; without alpha where `isOpaque`.
    func read(_ row: Int, isOpaque: Bool, into result: inout [UInt32]) {
        precondition(result.count == width)
        let source = unsafe words(row)
        unsafe result.withUnsafeMutableBufferPointer { target in
            if isOpaque {
                for x in 0..<width { unsafe target[x] = Self.swapped(source[x]) & 0xFF_FFFF }
                return
            }
            var all: UInt32 = 0xFFFF_FFFF
            for x in 0..<width {
                unsafe target[x] = Self.swapped(source[x])
                unsafe all &= source[x]
            }
            guard all >> 24 < 255 else { return }
            for x in 0..<width { unsafe target[x] = Self.straight(target[x]) }
        }
    }

    /// Blue and red changed for each other.
    @inline(__always)
    private static func swapped(_ word: UInt32) -> UInt32 {
        word & 0xFF00_FF00 | word &>> 16 & 0xFF | (word & 0xFF) &<< 16
    }

    /// A premultiplied pixel with straight alpha, rounded: cairo gives the same premultiplied pixel again.
    @inline(__always)
    private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word &>> 24
        if alpha == 255 { return word }
        if alpha == 0 { return 0 }
        func byte(_ shift: UInt32) -> UInt32 {
            min(255, ((word &>> shift & 0xFF) &* 255 &+ alpha / 2) / alpha) &<< shift
        }
        return byte(0) | byte(8) | byte(16) | alpha &<< 24
    }

    /// Writes what each byte of a row adds to the byte above it, modulo 256: the filter Up (PNG, 9.2).
    static func filterUp(_ row: [UInt32], above: [UInt32], into result: inout [UInt32]) {
        precondition(row.count == above.count && row.count == result.count)
        unsafe row.withUnsafeBufferPointer { row in
            unsafe above.withUnsafeBufferPointer { above in
                unsafe result.withUnsafeMutableBufferPointer { result in
                    for x in 0..<row.count {
                        let (left, right) = unsafe (row[x], above[x])
                        // Four subtractions in one: the highest bits stay apart, so that no byte borrows from another.
                        unsafe result[x] =
                            ((left | 0x8080_8080) &- (right & 0x7F7F_7F7F)) ^ ((left ^ ~right) & 0x8080_8080)
                    }
                }
            }
        }
    }

    /// How many words from `start` on are the same as the first of them; at least 1.
    static func runLength(in row: [UInt32], from start: Int) -> Int {
        precondition(row.indices.contains(start))
        return unsafe row.withUnsafeBufferPointer { row in
            let first = unsafe row[start]
            var x = start + 1
            while x + 16 <= row.count {
                var difference: UInt32 = 0
                for index in x..<x + 16 { unsafe difference |= row[index] ^ first }
                guard difference == 0 else { break }
                x += 16
            }
            while x < row.count, unsafe row[x] == first { x += 1 }
            return x - start
        }
    }
}
