/// The bits that each token takes, estimated from the tokens before it.
struct TokenCosts {
    /// The costs are multiples of one sixteenth of a bit.
    static let unit = 16

    private(set) var literals: [Int32] = []
    /// Indexed by the length in bytes.
    private(set) var lengths: [Int32] = []
    /// Indexed by the symbol of the distance, with its extra bits.
    private(set) var distances: [Int32] = []

    private var counts = TokenCounts(initial: 1)
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
        counts.add(token)
        fresh += 1
    }

    /// Computes the bits again if many tokens were counted.
    mutating func refresh() {
        guard fresh >= Self.period else { return }
        if counts.literals.reduce(0, +) >= Self.memory { counts.halve() }
        update()
        fresh = 0
    }

    private mutating func update() {
        let codes = Self.bits(of: counts.literals)
        literals = Array(codes[..<256])
        lengths = (0...DeflateAlphabet.matchLengths.upperBound).map { length in
            guard DeflateAlphabet.matchLengths.contains(length) else { return 0 }
            let symbol = DeflateAlphabet.symbol(ofLength: length)
            return codes[symbol.value] + Int32(symbol.extraBits * Self.unit)
        }
        distances = Self.bits(of: counts.distances).enumerated().map { value, bits in
            bits + Int32(max(0, value / 2 - 1) * Self.unit)
        }
    }

    /// Returns the bits of each symbol in an ideal code. All counts are positive.
    private static func bits(of counts: [UInt32]) -> [Int32] {
        let total = BinaryLogarithm.of(Double(counts.reduce(0, +)))
        return counts.map { count in
            Int32(max(1, ((total - BinaryLogarithm.of(Double(max(1, count)))) * Double(unit)).rounded()))
        }
    }
}
