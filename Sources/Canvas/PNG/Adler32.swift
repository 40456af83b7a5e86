/// The checksum of a zlib stream (RFC 1950, section 8.2). It adds a run of equal pixels in one step.
///
/// The caller must call ``reduce()`` at least once every 65,536 pixels, so that the sums do not overflow.
struct Adler32 {
    private static let modulus: UInt64 = 65_521

    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0

    var value: UInt32 {
        UInt32(truncatingIfNeeded: sumOfSums % Self.modulus) << 16 | UInt32(truncatingIfNeeded: sum % Self.modulus)
    }

    @inline(__always)
    mutating func add(byte: UInt8) {
        sum &+= UInt64(byte)
        sumOfSums &+= sum
    }

    /// Adds `count` equal pixels, each with its lowest byte first.
    ///
    /// - Parameter bytes: the number of bytes per pixel, 3 or 4. If it is 3, the fourth byte must be 0.
    @inline(__always)
    mutating func add(pixel: UInt32, count: Int, bytes: Int) {
        let (count, bytes) = (UInt64(truncatingIfNeeded: count), UInt64(truncatingIfNeeded: bytes))
        guard pixel != 0 else {
            sumOfSums &+= sum &* count &* bytes
            return
        }
        let first = UInt64(pixel & 0xFF)
        let second = UInt64(pixel >> 8 & 0xFF)
        let third = UInt64(pixel >> 16 & 0xFF)
        let fourth = UInt64(pixel >> 24)
        let all = first &+ second &+ third &+ fourth
        // Each byte counts once for itself and once for every byte after it, in its own pixel and in later ones.
        let within = bytes &* first &+ (bytes &- 1) &* second &+ (bytes &- 2) &* third &+ fourth
        sumOfSums &+= bytes &* count &* sum &+ count &* within &+ bytes &* all &* (count &* (count &- 1) / 2)
        sum &+= count &* all
    }

    mutating func reduce() {
        sum %= Self.modulus
        sumOfSums %= Self.modulus
    }
}
