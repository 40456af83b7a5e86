/// An element of a compressed stream: one to four literal bytes, or a match that copies earlier bytes.
struct DeflateToken {
    /// For literals, the number of bytes in the high half and the bytes in the low half, the first byte lowest. For a
    /// match, the distance above the 16 bits of the length.
    private let word: UInt64

    @inline(__always)
    init(literals bytes: UInt32, count: Int) {
        word = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(bytes)
    }

    @inline(__always)
    init(length: Int, distance: Int) {
        word = UInt64(truncatingIfNeeded: distance &<< 16 | length)
    }

    /// The number of literal bytes; 0 for a match.
    @inline(__always) var literalCount: Int { Int(truncatingIfNeeded: word &>> 32) }
    @inline(__always) var literals: UInt32 { UInt32(truncatingIfNeeded: word) }
    @inline(__always) var length: Int { Int(truncatingIfNeeded: word & 0xFFFF) }
    @inline(__always) var distance: Int { Int(truncatingIfNeeded: word &>> 16 & 0xFFFF) }
}
