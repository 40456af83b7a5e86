/// How DEFLATE writes the lengths and distances of matches: a symbol, and bits behind it that say which of the
/// symbol's values (RFC 1951, section 3.2.5).
enum DeflateAlphabet {
    /// Literals 0…255, the block's end, lengths.
    static let literalCount = 286
    static let endOfBlock = 256
    static let distanceCount = 30
    static let matchLengths = 3...258
    static let window = 32_768

    struct Place {
        var symbol: Int
        var extraBits: Int
        var extra: Int
    }

    @inline(__always)
    static func place(ofLength length: Int) -> Place {
        if length == 258 { return Place(symbol: 285, extraBits: 0, extra: 0) }
        let offset = length &- 3
        guard offset >= 8 else { return Place(symbol: 257 &+ offset, extraBits: 0, extra: 0) }
        // Four symbols for each doubling.
        let bits = Int.bitWidth &- 1 &- offset.leadingZeroBitCount &- 2
        return Place(
            symbol: 257 &+ 4 &* bits &+ offset &>> bits, extraBits: bits, extra: offset & (1 &<< bits &- 1))
    }

    @inline(__always)
    static func place(ofDistance distance: Int) -> Place {
        let offset = distance &- 1
        guard offset >= 4 else { return Place(symbol: offset, extraBits: 0, extra: 0) }
        // Two symbols for each doubling.
        let bits = Int.bitWidth &- 1 &- offset.leadingZeroBitCount &- 1
        return Place(symbol: 2 &* bits &+ offset &>> bits, extraBits: bits, extra: offset & (1 &<< bits &- 1))
    }
}
