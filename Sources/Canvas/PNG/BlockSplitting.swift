/// Divides tokens into blocks with their own codes, such that all take the fewest bits with the codes' descriptions.
enum BlockSplitting {
    /// Blocks consist of units of so many tokens, and of so many units at most.
    private static let (unit, mostUnits) = (512, 48)

    /// Returns the end of each block. There is at least one.
    static func ends(of tokens: [DeflateToken]) -> [Int] {
        let units = stride(from: 0, to: tokens.count, by: unit).map { start in
            TokenCounts(of: tokens[start..<min(start + unit, tokens.count)])
        }
        guard units.count > 1 else { return [tokens.count] }
        // The fewest bits of the units before each one, and the first unit of the last block in them.
        var (bits, starts) = ([0.0], [0])
        for end in 1...units.count {
            var counts = TokenCounts()
            var best = (bits: Double.infinity, start: 0)
            for start in (max(0, end - mostUnits)..<end).reversed() {
                counts.add(units[start])
                let sum = bits[start] + counts.bits
                if sum < best.bits { best = (sum, start) }
            }
            bits.append(best.bits)
            starts.append(best.start)
        }
        var ends: [Int] = []
        var end = units.count
        while end > 0 {
            ends.append(min(end * unit, tokens.count))
            end = starts[end]
        }
        return ends.reversed()
    }
}

/// How often the symbols of a block occur.
struct TokenCounts {
    private(set) var literals: [UInt32]
    private(set) var distances: [UInt32]

    /// - Parameter initial: the count of each symbol before any token.
    init(initial: UInt32 = 0) {
        literals = [UInt32](repeating: initial, count: DeflateAlphabet.literalCount)
        distances = [UInt32](repeating: initial, count: DeflateAlphabet.distanceCount)
    }

    init(of tokens: ArraySlice<DeflateToken>) {
        self.init()
        for token in tokens { add(token) }
    }

    mutating func add(_ token: DeflateToken) {
        if token.literalCount == 0 {
            literals[DeflateAlphabet.symbol(ofLength: token.length).value] &+= 1
            distances[DeflateAlphabet.symbol(ofDistance: token.distance).value] &+= 1
        } else {
            for index in 0..<token.literalCount {
                literals[Int(token.literals &>> UInt32(truncatingIfNeeded: 8 &* index) & 0xFF)] &+= 1
            }
        }
    }

    mutating func add(_ other: TokenCounts) {
        for index in literals.indices { literals[index] &+= other.literals[index] }
        for index in distances.indices { distances[index] &+= other.distances[index] }
    }

    mutating func halve() {
        for index in literals.indices { literals[index] = (literals[index] + 1) / 2 }
        for index in distances.indices { distances[index] = (distances[index] + 1) / 2 }
    }

    /// The approximate number of bits of a block, without the extra bits of its symbols.
    var bits: Double { Self.description + Self.bits(literals) + Self.bits(distances) }

    /// The bits that describe the codes, and those for each symbol in use.
    private static let (description, perSymbol) = (80.0, 3.5)

    private static func bits(_ counts: [UInt32]) -> Double {
        var (sum, total, used): (Double, UInt32, Double) = (0, 0, 0)
        for count in counts where count > 0 {
            sum += weight(of: count)
            total &+= count
            used += 1
        }
        return weight(of: total) - sum + used * perSymbol
    }

    /// Returns n log₂ n.
    private static func weight(of count: UInt32) -> Double {
        count < weights.count ? weights[Int(count)] : Double(count) * BinaryLogarithm.of(Double(count))
    }

    private static let weights = (0..<65_536).map { $0 == 0 ? 0 : Double($0) * BinaryLogarithm.of(Double($0)) }
}

/// Logarithms to base 2, which Foundation would have.
enum BinaryLogarithm {
    private static let digits = 20

    /// Returns the logarithm of a positive number, to 20 binary places.
    static func of(_ number: Double) -> Double {
        var (rest, digit) = (number.significand, 0.5)
        var result = Double(number.exponent)
        for _ in 0..<digits {
            rest *= rest
            if rest >= 2 {
                rest /= 2
                result += digit
            }
            digit /= 2
        }
        return result
    }
}
