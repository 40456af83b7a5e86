/// What a compressed stream is made of: one to four bytes as they are, or a copy of what stood before.
struct DeflateToken {
    /// Literals: their number above their bytes, the first one lowest. A match: its distance above its length.
    private let word: UInt64

    @inline(__always)
    init(literals bytes: UInt32, count: Int) {
        word = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(bytes)
    }

    @inline(__always)
    init(length: Int, distance: Int) {
        word = UInt64(truncatingIfNeeded: distance &<< 16 | length)
    }

    /// How many literals it has; 0 for a match.
    @inline(__always) var literalCount: Int { Int(truncatingIfNeeded: word &>> 32) }
    @inline(__always) var literals: UInt32 { UInt32(truncatingIfNeeded: word) }
    @inline(__always) var length: Int { Int(truncatingIfNeeded: word & 0xFFFF) }
    @inline(__always) var distance: Int { Int(truncatingIfNeeded: word &>> 16 & 0xFFFF) }
}
