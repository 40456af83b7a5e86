/// Bits in the order of DEFLATE: each value's lowest bit first (RFC 1951, section 3.1.1).
struct BitWriter {
    /// Full words, the first byte of each lowest.
    private var words: [UInt64] = []
    private var pending: UInt64 = 0
    /// How many bits of `pending` are used, below 64.
    private var used = 0

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

    /// The bytes written so far, the last one filled with zero bits.
    var bytes: [UInt8] {
        let count = (bitCount + 7) / 8
        return unsafe (words + [pending.littleEndian]).withUnsafeBytes { unsafe Array($0.prefix(count)) }
    }
}
