/// The rows of a picture in cairo's memory, and the time-critical loops over them. Only this type of the encoder uses
/// pointers.
///
/// Preconditions check the bounds once per call, so that the loops need no check for each pixel.
@safe struct PixelRows {
    let width: Int
    let height: Int
    /// The distance between two rows in bytes.
    private let stride: Int
    private let base: UnsafeRawPointer

    /// - Parameter base: `height` rows of `width` premultiplied words 0xAARRGGBB. The memory must stay valid and
    ///   unchanged.
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

    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        (0..<height).allSatisfy { row in
            let words = unsafe words(row)
            var all: UInt32 = 0xFFFF_FFFF
            for x in 0..<width { unsafe all &= words[x] }
            return all >> 24 == 255
        }
    }

    /// Finds the parts of a row that may differ from the row above, in order. Outside them the rows are equal.
    ///
    /// - Parameter row: the number of the row, at least 1.
    func findChanges(in row: Int, _ parts: inout [Range<Int>]) {
        let (current, above) = unsafe (words(row), words(row - 1))
        parts.removeAll(keepingCapacity: true)
        var lower = 0
        while lower < width {
            let upper = min(lower + Self.block, width)
            // One block at a time without branches, so that the compiler can vectorize the loop.
            var difference: UInt32 = 0
            for x in lower..<upper { unsafe difference |= current[x] ^ above[x] }
            if difference != 0 {
                if let last = parts.last, last.upperBound == lower {
                    parts[parts.count - 1] = last.lowerBound..<upper
                } else {
                    parts.append(lower..<upper)
                }
            }
            lower = upper
        }
    }

    private static let block = 64

    /// Applies the filter Up (PNG, 9.2) to a part of a row: the difference of each byte to the byte above, modulo 256.
    ///
    /// The result has PNG's byte order, with straight alpha and red in the lowest byte. An opaque picture has no alpha.
    func filterUp(_ row: Int, in part: Range<Int>, isOpaque: Bool, into result: inout [UInt32]) {
        precondition(result.count == width && part.lowerBound >= 0 && part.upperBound <= width)
        let (current, above) = unsafe (words(row), words(row - 1))
        let mask: UInt32 = isOpaque ? 0xFF_FFFF : 0xFFFF_FFFF
        unsafe result.withUnsafeMutableBufferPointer { result in
            var lower = part.lowerBound
            while lower < part.upperBound {
                let block = lower..<min(lower + Self.block, part.upperBound)
                var all: UInt32 = 0xFFFF_FFFF
                for x in block { unsafe all &= current[x] & above[x] }
                if all >> 24 == 255 {
                    for x in block { unsafe result[x] = Self.swapped(Self.difference(current[x], above[x])) & mask }
                } else {
                    for x in block {
                        unsafe result[x] = Self.swapped(
                            Self.difference(Self.straight(current[x]), Self.straight(above[x])))
                    }
                }
                lower = block.upperBound
            }
        }
    }

    /// Reads a row without a filter, in PNG's byte order.
    func read(_ row: Int, isOpaque: Bool, into result: inout [UInt32]) {
        precondition(result.count == width)
        let current = unsafe words(row)
        let mask: UInt32 = isOpaque ? 0xFF_FFFF : 0xFFFF_FFFF
        for x in 0..<width { result[x] = unsafe Self.swapped(Self.straight(current[x])) & mask }
    }

    /// Copies a row in cairo's byte order.
    func copy(_ row: Int, into result: inout [UInt32]) {
        precondition(result.count == width)
        let current = unsafe words(row)
        unsafe result.withUnsafeMutableBufferPointer { result in
            _ = unsafe result.update(from: current)
        }
    }

    /// Subtracts four bytes at once. The highest bits are handled separately, so that no byte borrows from another.
    @inline(__always)
    private static func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
        ((left | 0x8080_8080) &- (right & 0x7F7F_7F7F)) ^ ((left ^ ~right) & 0x8080_8080)
    }

    /// Returns the word with blue and red swapped.
    @inline(__always)
    private static func swapped(_ word: UInt32) -> UInt32 {
        word & 0xFF00_FF00 | word &>> 16 & 0xFF | (word & 0xFF) &<< 16
    }

    /// Converts a premultiplied pixel to straight alpha, rounded. cairo converts it back to the same premultiplied
    /// pixel.
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

    static func clear(_ row: inout [UInt32], in part: Range<Int>) {
        precondition(part.lowerBound >= 0 && part.upperBound <= row.count)
        unsafe row.withUnsafeMutableBufferPointer { row in
            for x in part { unsafe row[x] = 0 }
        }
    }

    /// Returns the number of equal bytes from two positions on, at most `most`.
    static func commonLength(of bytes: [UInt8], at first: Int, and second: Int, atMost most: Int) -> Int {
        precondition(first >= 0 && second >= first && most >= 0 && second + most <= bytes.count)
        return unsafe bytes.withUnsafeBytes { bytes in
            var count = 0
            while count + 8 <= most {
                let one = unsafe bytes.loadUnaligned(fromByteOffset: first + count, as: UInt64.self)
                let other = unsafe bytes.loadUnaligned(fromByteOffset: second + count, as: UInt64.self)
                if one != other { return count + (one ^ other).littleEndian.trailingZeroBitCount / 8 }
                count += 8
            }
            while count < most, unsafe bytes[first + count] == bytes[second + count] { count += 1 }
            return count
        }
    }

    /// Returns the number of words at the start of a part that equal its first word, at least 1.
    static func runLength(of row: [UInt32], in part: Range<Int>) -> Int {
        precondition(!part.isEmpty && part.lowerBound >= 0 && part.upperBound <= row.count)
        return unsafe row.withUnsafeBufferPointer { row in
            let first = unsafe row[part.lowerBound]
            var x = part.lowerBound + 1
            while x + 16 <= part.upperBound {
                var difference: UInt32 = 0
                for index in x..<x + 16 { unsafe difference |= row[index] ^ first }
                guard difference == 0 else { break }
                x += 16
            }
            while x < part.upperBound, unsafe row[x] == first { x += 1 }
            return x - part.lowerBound
        }
    }
}
