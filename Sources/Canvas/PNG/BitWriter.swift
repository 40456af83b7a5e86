/// Bits in the order of DEFLATE: each value's lowest bit first (RFC 1951, section 3.1.1).
struct BitWriter {
    /// Full words, the first byte of each lowest.
    private var words: [UInt64] = []
    private var pending: UInt64 = 0
    /// How many bits of `pending` are used, below 64.
    private var used = 0

    /// - Parameter bytes: about how many will be written.
    init(expecting bytes: Int = 0) {
        words.reserveCapacity(bytes / 8)
    }

    /// How many bits were written so far.
    var bitCount: Int { words.count * 64 + used }

    /// Writes the low `count` bits of a value that has no others; at most 60.
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

    /// How many bytes were written so far, a last one that is not full among them.
    var byteCount: Int { (bitCount + 7) / 8 }

    /// Appends the bytes written so far, the last one filled with zero bits.
    func append(to bytes: inout [UInt8]) {
        unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        for index in 0..<(used + 7) / 8 { bytes.append(UInt8(truncatingIfNeeded: pending &>> UInt64(8 * index))) }
    }
}
