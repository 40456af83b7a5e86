/// The bits that each token takes, estimated from the tokens before it.
struct TokenCosts {
    private(set) var literals: [Int32] = []
    /// Indexed by the length in bytes.
    private(set) var lengths: [Int32] = []
    /// Indexed by the symbol of the distance, with its extra bits.
    private(set) var distances: [Int32] = []

    private var literalCounts = [UInt32](repeating: 1, count: DeflateAlphabet.literalCount)
    private var distanceCounts = [UInt32](repeating: 1, count: DeflateAlphabet.distanceCount)
    /// The tokens that were counted since the last update.
    private var fresh = 0

    /// The number of tokens after which the bits are computed again.
    private static let period = 1_024
    /// Older tokens count for less: all counts are halved from this sum on.
    private static let memory: UInt32 = 48_000

    init() {
        update()
    }

    mutating func count(_ token: DeflateToken) {
        if token.literalCount == 0 {
            literalCounts[DeflateAlphabet.symbol(ofLength: token.length).value] &+= 1
            distanceCounts[DeflateAlphabet.symbol(ofDistance: token.distance).value] &+= 1
        } else {
            for index in 0..<token.literalCount {
                literalCounts[Int(token.literals &>> UInt32(truncatingIfNeeded: 8 &* index) & 0xFF)] &+= 1
            }
        }
        fresh += 1
    }

    /// Computes the bits again if many tokens were counted.
    mutating func refresh() {
        guard fresh >= Self.period else { return }
        if literalCounts.reduce(0, +) >= Self.memory {
            for index in literalCounts.indices { literalCounts[index] = (literalCounts[index] + 1) / 2 }
            for index in distanceCounts.indices { distanceCounts[index] = (distanceCounts[index] + 1) / 2 }
        }
        update()
        fresh = 0
    }

    private mutating func update() {
        let code = HuffmanCode(frequencies: literalCounts, limit: 15)
        literals = code.lengths[..<256].map { Int32($0) }
        lengths = (0...DeflateAlphabet.matchLengths.upperBound).map { length in
            guard DeflateAlphabet.matchLengths.contains(length) else { return 0 }
            let symbol = DeflateAlphabet.symbol(ofLength: length)
            return Int32(code.lengths[symbol.value]) + Int32(symbol.extraBits)
        }
        distances = HuffmanCode(frequencies: distanceCounts, limit: 15).lengths.enumerated().map { value, length in
            Int32(length) + Int32(max(0, value / 2 - 1))
        }
    }
}
