/// A large token file, the same each time, in the mix of `Benchmarks/tokens`.
struct LargeTokens {
    private var random = RandomTokens.Generator(state: 20_251_028)
    private var lines: [String] = []

    static func yaml(count: Int) -> String {
        var tokens = LargeTokens()
        tokens.write(count)
        return tokens.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ count: Int) {
        writeFamily("palette", type: "color", count: count / 4) { tokens, _ in "$value: \(tokens.color())" }
        writeFamily("color", type: "color", count: count / 10) { tokens, _ in
            "$value: \(tokens.color()), $modes: { dark: \(tokens.color()) }"
        }
        writeFamily("accent", type: "color", count: count / 5) { tokens, index in
            "$value: \(Self.reference("palette", index)), $modes: { dark: \(Self.reference("color", index % 900)) }"
        }
        writeFamily("space", type: "dimension", count: count / 5) { tokens, _ in
            "$value: \(Double(tokens.below(200)) / 2)"
        }
        writeFamily("inset", type: "dimension", count: count / 10) { _, index in
            "$value: \(Self.reference("space", index))"
        }
        writeFamily("text", type: "typography", count: count * 3 / 20) { tokens, _ in "$value: \(tokens.font())" }
    }

    /// Tokens four groups deep, ten a group.
    private mutating func writeFamily(
        _ name: String, type: String, count: Int, token: (inout LargeTokens, Int) -> String
    ) {
        lines += ["\(name):", "  $type: \(type)"]
        for index in 0..<count {
            if index % 100 == 0 { lines.append("  range-\(index / 100):") }
            if index % 10 == 0 { lines.append("    part-\(index / 10 % 10):") }
            let description = index % 2 == 0 ? ", $description: Text on a filled button" : ""
            lines.append("      step-\(index % 10 * 50): { \(token(&self, index))\(description) }")
        }
    }

    private static func reference(_ family: String, _ index: Int) -> String {
        "\"{\(family).range-\(index / 100).part-\(index / 10 % 10).step-\(index % 10 * 50)}\""
    }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

    private mutating func color() -> String {
        func share(_ tokens: inout LargeTokens) -> Double { Double(tokens.below(10_000)) / 10_000 }
        let alpha = below(4) == 0 ? " / 0.\(below(9) + 1)" : ""
        switch below(4) {
        case 0: return "color(display-p3 \(share(&self)) \(share(&self)) \(share(&self))\(alpha))"
        case 1: return "oklch(\(share(&self)) \(share(&self) * 0.3) \(below(360))\(alpha))"
        default: return "rgb(\(below(256)) \(below(256)) \(below(256))\(alpha))"
        }
    }

    private mutating func font() -> String {
        """
        { fontFamily: [Hiragino Sans, Helvetica Neue], fontSize: \(below(40) + 9), fontWeight: \(below(9) + 1)00, \
        letterSpacing: 0.\(below(10)), lineHeight: 1.\(below(10)) }
        """
    }
}
