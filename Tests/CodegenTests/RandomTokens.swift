/// Random token files, the same for the same seed.
enum RandomTokens {
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            // SplitMix64.
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// Colors, shadows, dimensions and fonts with modes at random, some of them aliases of ones before.
    static func yaml(seed: UInt64) -> String {
        var random = Generator(state: seed)
        var lines: [String] = []
        for (kind, literal) in kinds {
            lines += ["\(kind):", "  $type: \(kind)"]
            for index in 0..<6 {
                func value() -> String {
                    index > 0 && Int.random(in: 0..<3, using: &random) == 0
                        ? "\"{\(kind).t\(Int.random(in: 0..<index, using: &random))}\"" : literal(&random)
                }
                lines.append("  t\(index):")
                lines.append("    $value: \(value())")
                let modes = names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                if !modes.isEmpty { lines.append("    $modes:") }
                for mode in modes { lines.append("      \(mode): \(value())") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let names = [
        "dark", "increased", "dark+increased", "elevated", "dark+elevated", "increased+elevated",
        "dark+increased+elevated",
    ]

    private typealias Literal = (inout Generator) -> String

    private static var kinds: [(String, Literal)] {
        [
            ("color", { color(&$0) }),
            ("dimension", { "\(Double.random(in: -50...50, using: &$0))" }),
            ("duration", { "\(Double.random(in: 0...2, using: &$0))s" }),
            (
                "shadow",
                { random in
                    let blur = Double.random(in: 0...9, using: &random)
                    return
                        "{ color: \(color(&random)), offsetY: 2, blur: \(blur), inset: \(Bool.random(using: &random)) }"
                }
            ),
            (
                "typography",
                { random in
                    [
                        "headline", "{ style: body, weight: bold, italic: true }",
                        "{ size: 13.5, relativeTo: caption2 }",
                        "{ fontFamily: [A, B], fontSize: 17, fontWeight: 950, letterSpacing: 0.2, lineHeight: 1.4 }",
                        "{ fontFamily: A, fontSize: 9, fontWeight: 100, letterSpacing: 0, "
                            + "lineHeight: 1, relativeTo: body }",
                    ].randomElement(using: &random) ?? "body"
                }
            ),
        ]
    }

    private static func color(_ random: inout Generator) -> String {
        let digits = (0..<8).map { _ in String(Int.random(in: 0..<16, using: &random), radix: 16) }
        return "\"#\(digits.joined())\""
    }
}
