/// The two Huffman codes of a block (RFC 1951, section 3.2.7): one for literals and lengths, one for distances.
struct BlockCodes {
    /// A code and the extra bits after it, as they are written.
    private struct Written {
        var bits: UInt64 = 0
        var count = 0

        @inline(__always)
        mutating func append(_ other: Written) {
            bits |= other.bits &<< UInt64(truncatingIfNeeded: count)
            count &+= other.count
        }
    }

    private static let longestCode = 15

    private let literals: HuffmanCode
    private let distances: HuffmanCode

    /// Creates the codes that write the tokens and the end of the block in the fewest bits.
    init(_ tokens: [DeflateToken]) {
        var literalCounts = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
        var lengthCounts = [UInt32](repeating: 0, count: DeflateAlphabet.matchLengths.upperBound + 1)
        var distanceCounts = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
        for token in tokens {
            if token.literalCount == 0 {
                lengthCounts[token.length] &+= 1
                distanceCounts[DeflateAlphabet.symbol(ofDistance: token.distance).value] &+= 1
            } else {
                // A pixel has three or four bytes, and counting them without a loop is twice as fast.
                let bytes = token.literals
                literalCounts[Int(bytes & 0xFF)] &+= 1
                guard token.literalCount > 1 else { continue }
                literalCounts[Int(bytes &>> 8 & 0xFF)] &+= 1
                guard token.literalCount > 2 else { continue }
                literalCounts[Int(bytes &>> 16 & 0xFF)] &+= 1
                guard token.literalCount > 3 else { continue }
                literalCounts[Int(bytes &>> 24)] &+= 1
            }
        }
        for length in DeflateAlphabet.matchLengths {
            literalCounts[DeflateAlphabet.symbol(ofLength: length).value] += lengthCounts[length]
        }
        literalCounts[DeflateAlphabet.endOfBlock] = 1
        literals = HuffmanCode(frequencies: literalCounts, limit: Self.longestCode)
        distances = HuffmanCode(frequencies: distanceCounts, limit: Self.longestCode)
    }

    // MARK: Tokens

    /// Writes the tokens and the end of the block.
    func write(_ tokens: [DeflateToken], to bits: inout BitWriter) {
        let bytes = (0..<256).map { Written(bits: UInt64(literals.codes[$0]), count: Int(literals.lengths[$0])) }
        let lengths = writtenLengths
        for token in tokens {
            if token.literalCount == 0 {
                let length = lengths[token.length]
                let symbol = DeflateAlphabet.symbol(ofDistance: token.distance)
                let code = Int(distances.lengths[symbol.value])
                // At most 15 + 5 + 15 + 13 = 48 bits.
                let distance =
                    UInt64(distances.codes[symbol.value]) | UInt64(symbol.extra) &<< UInt64(truncatingIfNeeded: code)
                bits.put(
                    length.bits | distance &<< UInt64(truncatingIfNeeded: length.count),
                    length.count &+ code &+ symbol.extraBits)
            } else {
                let rest = token.literals
                var written = bytes[Int(rest & 0xFF)]
                if token.literalCount > 1 {
                    written.append(bytes[Int(rest &>> 8 & 0xFF)])
                    if token.literalCount > 2 { written.append(bytes[Int(rest &>> 16 & 0xFF)]) }
                    if token.literalCount > 3 { written.append(bytes[Int(rest &>> 24)]) }
                }
                bits.put(written.bits, written.count)
            }
        }
        let end = DeflateAlphabet.endOfBlock
        bits.put(UInt64(literals.codes[end]), Int(literals.lengths[end]))
    }

    /// The code and extra bits of each match length, indexed by the length.
    private var writtenLengths: [Written] {
        (0...DeflateAlphabet.matchLengths.upperBound).map { length in
            guard DeflateAlphabet.matchLengths.contains(length) else { return Written() }
            let symbol = DeflateAlphabet.symbol(ofLength: length)
            let count = Int(literals.lengths[symbol.value])
            return Written(
                bits: UInt64(literals.codes[symbol.value]) | UInt64(symbol.extra) << UInt64(count),
                count: count + symbol.extraBits)
        }
    }

    // MARK: Description

    /// The order in which the lengths of the code-length code are written. Those that are often 0 come last.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the lengths of both codes, from which a decoder builds the same codes. The lengths are Huffman-coded too.
    func writeDescription(to bits: inout BitWriter) {
        let literalLengths = Self.withoutTail(literals.lengths, atLeast: 257)
        let distanceLengths = Self.withoutTail(distances.lengths, atLeast: 1)
        let runs = CodeLengthRun.runs(of: literalLengths + distanceLengths)
        var counts = [UInt32](repeating: 0, count: Self.lengthOrder.count)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: counts, limit: 7)
        let order = Self.lengthOrder.map { code.lengths[$0] }
        let written = max(4, (order.lastIndex { $0 > 0 } ?? 0) + 1)
        bits.put(UInt64(literalLengths.count - 257), 5)
        bits.put(UInt64(distanceLengths.count - 1), 5)
        bits.put(UInt64(written - 4), 4)
        for length in order.prefix(written) { bits.put(UInt64(length), 3) }
        for run in runs {
            bits.put(UInt64(code.codes[run.symbol]), Int(code.lengths[run.symbol]))
            bits.put(UInt64(run.extra), run.extraBits)
        }
    }

    private static func withoutTail(_ lengths: [UInt8], atLeast count: Int) -> [UInt8] {
        Array(lengths.prefix(max(count, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)))
    }
}

/// A symbol of the code-length code: a length, or a repetition whose extra bits hold the count.
struct CodeLengthRun {
    var symbol: Int
    var extraBits = 0
    var extra = 0

    static func runs(of lengths: [UInt8]) -> [CodeLengthRun] {
        var result: [CodeLengthRun] = []
        var rest = lengths[...]
        while let length = rest.first {
            let same = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(same)
            var left = same
            if length > 0 {
                result.append(CodeLengthRun(symbol: Int(length)))
                left -= 1
            }
            while left > 0 {
                let (run, count) = repetition(of: length, atMost: left)
                result.append(run)
                left -= count
            }
        }
        return result
    }

    private static func repetition(of length: UInt8, atMost count: Int) -> (CodeLengthRun, Int) {
        switch (length, count) {
        case (_, ..<3): (CodeLengthRun(symbol: Int(length)), 1)
        case (0, 11...): (CodeLengthRun(symbol: 18, extraBits: 7, extra: min(count, 138) - 11), min(count, 138))
        case (0, _): (CodeLengthRun(symbol: 17, extraBits: 3, extra: count - 3), count)
        default: (CodeLengthRun(symbol: 16, extraBits: 2, extra: min(count, 6) - 3), min(count, 6))
        }
    }
}
