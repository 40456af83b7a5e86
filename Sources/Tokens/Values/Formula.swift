import YAML

/// A calculated value, as Tokens Studio and Style Dictionary's transforms write it: `{space.base} * 2`.
struct Formula {
    /// The number of nested parentheses and signs.
    private static let deepest = 32
    /// The number of characters.
    private static let longest = 1_000

    enum Problem: Error {
        /// The text is not a calculation.
        case notFormula
        case divisionByZero
        /// A reference that has no number.
        case noNumber(TokenPath)
    }

    /// Points for one unit.
    private static let units: [(name: String, factor: Double)] = [("px", 1), ("pt", 1), ("dp", 1), ("rem", 16)]

    private var rest: Substring.UTF8View
    private let number: (TokenPath) -> Double?

    /// Computes a text. Lengths are points.
    ///
    /// - Parameter number: the number of a token, or nil.
    static func value(_ text: String, number: (TokenPath) -> Double?) throws(Problem) -> Double {
        guard text.utf8.count <= longest else { throw .notFormula }
        return try withoutActuallyEscaping(number) { number throws(Problem) in
            var formula = Formula(rest: Substring(text).utf8, number: number)
            let value = try formula.sum(depth: 0)
            formula.skipSpace()
            guard formula.rest.isEmpty, value.isFinite else { throw .notFormula }
            return value
        }
    }

    private mutating func sum(depth: Int) throws(Problem) -> Double {
        guard depth < Self.deepest else { throw .notFormula }
        var value = try product(depth: depth)
        while let sign = take(among: [UInt8(ascii: "+"), UInt8(ascii: "-")]) {
            let next = try product(depth: depth)
            value = sign == UInt8(ascii: "+") ? value + next : value - next
        }
        return value
    }

    private mutating func product(depth: Int) throws(Problem) -> Double {
        var value = try factor(depth: depth)
        while let sign = take(among: [UInt8(ascii: "*"), UInt8(ascii: "/")]) {
            let next = try factor(depth: depth)
            if sign == UInt8(ascii: "/"), next == 0 { throw .divisionByZero }
            value = sign == UInt8(ascii: "*") ? value * next : value / next
        }
        return value
    }

    private mutating func factor(depth: Int) throws(Problem) -> Double {
        guard depth < Self.deepest else { throw .notFormula }
        if take(among: [UInt8(ascii: "-")]) != nil { return -(try factor(depth: depth + 1)) }
        if take(among: [UInt8(ascii: "(")]) != nil {
            let value = try sum(depth: depth + 1)
            guard take(among: [UInt8(ascii: ")")]) != nil else { throw .notFormula }
            return value
        }
        if take(among: [UInt8(ascii: "{")]) != nil { return try reference() }
        let letters = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains($0) }
        if !letters.isEmpty { return try function(String(Substring(letters)), behind: letters.endIndex, depth: depth) }
        return try literal()
    }

    /// Computes a function: `calc(…)`, `floor(…)`, `ceil(…)`, `round(…)`, `roundTo(…, 2)`, `min(…, …)`, `max(…, …)`,
    /// `abs(…)`.
    private mutating func function(
        _ name: String, behind end: Substring.UTF8View.Index, depth: Int
    ) throws(Problem) -> Double {
        rest = rest[end...]
        guard take(among: [UInt8(ascii: "(")]) != nil else { throw .notFormula }
        var arguments: [Double] = []
        repeat { arguments.append(try sum(depth: depth + 1)) } while take(among: [UInt8(ascii: ",")]) != nil
        guard take(among: [UInt8(ascii: ")")]) != nil else { throw .notFormula }
        switch (name, arguments.count) {
        case ("calc", 1): return arguments[0]
        case ("floor", 1): return arguments[0].rounded(.down)
        case ("ceil", 1): return arguments[0].rounded(.up)
        case ("round", 1), ("roundTo", 1): return arguments[0].rounded(.toNearestOrAwayFromZero)
        case ("abs", 1): return abs(arguments[0])
        case ("roundTo", 2):
            guard let places = Int(exactly: arguments[1]), (0...10).contains(places) else { throw .notFormula }
            let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
            return (arguments[0] * scale).rounded(.toNearestOrAwayFromZero) / scale
        case ("min", 1...): return arguments.min() ?? 0
        case ("max", 1...): return arguments.max() ?? 0
        default: throw .notFormula
        }
    }

    private mutating func reference() throws(Problem) -> Double {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { throw .notFormula }
        let path = TokenPath(String(Substring(rest[..<end])))
        rest = rest[rest.index(after: end)...]
        guard let value = number(path) else { throw .noNumber(path) }
        return value
    }

    private mutating func literal() throws(Problem) -> Double {
        skipSpace()
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
        guard let value = CoreSchema.number(String(Substring(digits))) else { throw .notFormula }
        rest = rest[digits.endIndex...]
        let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        guard !letters.isEmpty else { return value }
        let name = String(Substring(letters))
        guard let unit = Self.units.first(where: { $0.name == name }) else { throw .notFormula }
        rest = rest[letters.endIndex...]
        return value * unit.factor
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
    }

    private mutating func take(among bytes: [UInt8]) -> UInt8? {
        skipSpace()
        guard let byte = rest.first, bytes.contains(byte) else { return nil }
        rest = rest.dropFirst()
        return byte
    }
}
