/// The symbols that DEFLATE uses for the lengths and distances of matches (RFC 1951, section 3.2.5).
///
/// A symbol represents a range of values, and the extra bits after it select one of them.
enum DeflateAlphabet {
    /// The number of symbols for literals 0…255, the end of a block, and lengths.
    static let literalCount = 286
    static let endOfBlock = 256
    static let distanceCount = 30
    static let matchLengths = 3...258
    static let window = 32_768

    struct Symbol {
        var value: Int
        var extraBits: Int
        var extra: Int
    }

    @inline(__always)
    static func symbol(ofLength length: Int) -> Symbol {
        if length == 258 { return Symbol(value: 285, extraBits: 0, extra: 0) }
        let offset = length &- 3
        guard offset >= 8 else { return Symbol(value: 257 &+ offset, extraBits: 0, extra: 0) }
        // There are four symbols per power of two.
        let bits = Int.bitWidth &- 1 &- offset.leadingZeroBitCount &- 2
        return Symbol(
            value: 257 &+ 4 &* bits &+ offset &>> bits, extraBits: bits, extra: offset & (1 &<< bits &- 1))
    }

    @inline(__always)
    static func symbol(ofDistance distance: Int) -> Symbol {
        let offset = distance &- 1
        guard offset >= 4 else { return Symbol(value: offset, extraBits: 0, extra: 0) }
        // There are two symbols per power of two.
        let bits = Int.bitWidth &- 1 &- offset.leadingZeroBitCount &- 1
        return Symbol(value: 2 &* bits &+ offset &>> bits, extraBits: bits, extra: offset & (1 &<< bits &- 1))
    }
}
