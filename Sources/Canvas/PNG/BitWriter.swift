/// Writes bits in the order of DEFLATE: the lowest bit of each value first (RFC 1951, section 3.1.1).
struct BitWriter {
    /// The full words, in little-endian byte order.
    private var words: [UInt64] = []
    private var pending: UInt64 = 0
    /// The number of bits used in `pending`, below 64.
    private var used = 0

    /// - Parameter bytes: the approximate number of bytes that will be written.
    init(expecting bytes: Int = 0) {
        words.reserveCapacity(bytes / 8)
    }

    /// The number of bits written so far.
    var bitCount: Int { words.count * 64 + used }

    /// Writes a value of `count` bits, at most 60. Its higher bits must be 0.
    @inline(__always)
    mutating func put(_ value: UInt64, _ count: Int) {
        pending |= value &<< UInt64(truncatingIfNeeded: used)
        used &+= count
        if used >= 64 {
            words.append(pending.littleEndian)
            used &-= 64
            pending = value &>> UInt64(truncatingIfNeeded: count &- used)
        }
    }

    /// Fills the last byte with zero bits.
    mutating func alignToByte() {
        put(0, (8 - used % 8) % 8)
    }

    /// The number of bytes written so far, including a last one that is not full.
    var byteCount: Int { (bitCount + 7) / 8 }

    /// Appends the bytes written so far to an array. The last byte is filled with zero bits.
    func append(to bytes: inout [UInt8]) {
        unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        for index in 0..<(used + 7) / 8 { bytes.append(UInt8(truncatingIfNeeded: pending &>> UInt64(8 * index))) }
    }
}
