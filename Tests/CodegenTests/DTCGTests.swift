import Codegen
import Source
import Testing
import Tokens
import Values

@Suite struct DTCGTests {
    /// Token files with data that the standard cannot express.
    static let samples = [
        ("EveryType", Samples.everyType), ("NastyNames", Samples.nastyNames), ("Modes", modes), ("Aliases", aliases),
    ]

    private static let modes = """
        color:
          $type: color
          all:
            $value: "#000000"
            $modes:
              dark: "#111111"
              increased: "#222222"
              dark+increased: "#333333"
              elevated: "#444444"
              dark+elevated: "#555555"
              dark+increased+elevated: "#666666"
          increasedOnly: { $value: "#000000", $modes: { increased: "#222222" } }
          sameAsLight: { $value: "#000000", $modes: { dark: "#000000", dark+increased: "#FFFFFF" } }
          mixed:
            $value: { color: "{color.all}", alpha: 0.5 }
            $modes: { dark: "{color.all}" }
        font:
          $type: typography
          grows: { $value: headline, $modes: { increased: { style: headline, weight: bold } } }
        """

    private static let aliases = """
        color:
          $type: color
          a: { $value: "#0A5FD9", $modes: { dark: "#6AA5FF" } }
          b: { $value: "{color.a}" }
          c: { $value: "{color.b}", $modes: { dark: "#FFFFFF", increased: "{color.a}" } }
          d: { $value: "#FFFFFF", $modes: { dark: "{color.b}" } }
          $root: { $value: "{color.c}" }
        size: { $type: number, a: { $value: 4 } }
        gap: { $type: dimension, $value: "{size.a}" }
        font:
          $type: typography
          a: { $value: { size: 12 } }
          b: { $value: "{font.a}" }
        spring: { $type: spring, a: { $value: { response: 250ms, dampingFraction: 0.8 } }, b: { $value: "{spring.a}" } }
        time: { $type: duration, odd: { $value: 0.3333s }, third: { $value: 33.3ms } }
        """

    @Test(arguments: samples) func `the output reads back to the same tokens in every appearance`(
        _ name: String, _ yaml: String
    ) throws {
        let source = try tokens(yaml)
        let output = DTCGTarget().generate(source)
        #expect(output.diagnostics.isEmpty)
        try expectSame(try tokens(json: output.text), as: source)
    }

    @Test(arguments: samples) func `writing what was read back changes nothing`(_ name: String, _ yaml: String) throws {
        let once = DTCGTarget().generate(try tokens(yaml)).text
        let twice = DTCGTarget().generate(try tokens(json: once)).text
        #expect(once == twice)
    }

    @Test func `random tokens read back to the same`() throws {
        for seed in 0..<40 {
            let source = try tokens(RandomTokens.yaml(seed: UInt64(seed)))
            try expectSame(try tokens(json: DTCGTarget().generate(source).text), as: source)
        }
    }

    @Test func `the output of the samples is unchanged`() throws {
        let output = DTCGTarget().generate(try tokens(Samples.everyType), provenance: .sample)
        try Golden("EveryType.tokens.json.txt").expect(output.text)
    }

    private func expectSame(_ found: [ResolvedToken], as expected: [ResolvedToken]) throws {
        let byPath = Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(found.count == expected.count)
        for token in expected {
            let other = try #require(byPath[token.path], "\(token.path) is missing")
            #expect(other.type == token.type)
            for appearance in Appearance.all {
                #expect(other[appearance] == token[appearance], "\(token.path), \(appearance)")
            }
            #expect(other.token.description == token.token.description)
            #expect(other.token.deprecation == token.token.deprecation)
        }
    }

    @Test(arguments: [
        ("oklch(0.7 0.3 140)", "oklab"), ("color(display-p3 0 1 0)", "display-p3"), ("#12345678", "srgb"),
        ("oklch(0.6 0.1 250)", "srgb"), ("color(rec2020 0 1 0)", "oklab"),
    ]) func `a color is written in the narrowest space that holds it`(_ css: String, _ space: String) throws {
        let source = try tokens("c: { $type: color, $value: \"\(css)\" }")
        let text = DTCGTarget().generate(source).text
        #expect(text.contains("\"colorSpace\": \"\(space)\""))
        let back = try #require(try tokens(json: text).first)
        guard case .color(let found) = back[.light], case .color(let expected) = source[0][.light] else {
            Issue.record("no color")
            return
        }
        let pairs = [
            (found.red, expected.red), (found.green, expected.green), (found.blue, expected.blue),
            (found.alpha, expected.alpha),
        ]
        for (one, other) in pairs { #expect(abs(one - other) < 1e-9) }
    }

    @Test func `data of other tools is kept, and earlier data of uispec is replaced`() throws {
        let yaml = """
            c:
              $type: color
              $value: "#000000"
              $modes: { dark: "#FFFFFF" }
              $extensions:
                com.example: { a: [1, true, null, "1"], b: { c: 0.1 } }
                io.github.uispec: { note: kept, modes: { dark: "#111111" } }
            """
        let text = DTCGTarget().generate(try tokens(yaml)).text
        #expect(text.contains("\"a\": [ 1, true, null, \"1\" ]"))
        #expect(text.contains("\"b\": { \"c\": 0.1 }"))
        #expect(text.contains("\"note\": \"kept\""))
        #expect(text.components(of: "\"dark\"") == 1)
        #expect(!text.contains("111111"))
    }

    @Test func `an alias stays one, but not to another type or to a token that is elsewhere`() throws {
        let all = try tokens(Self.aliases)
        let text = DTCGTarget().generate(all).text
        #expect(text.contains("\"$value\": \"{color.a}\""))
        #expect(text.contains("\"increased\": \"{color.a}\""))
        #expect(!text.contains("{size.a}"))
        let alone = DTCGTarget().generate(all.filter { $0.path == "color.b" }).text
        #expect(!alone.contains("{color.a}"))
        #expect(alone.contains("\"dark\": {"))
    }

    @Test func `only standard types are outside the extensions`() throws {
        let text = DTCGTarget().generate(
            try tokens("m: { $type: spring, $value: { response: 1s, dampingFraction: 1 } }")
        )
        .text
        #expect(text.contains("\n  \"$extensions\": {\n    \"io.github.uispec\": {\n      \"tokens\": {\n"))
    }

    @Test func `a token and a group of one name clash`() throws {
        let both = try tokens("a: { $type: number, $value: 1 }") + tokens("a: { $type: number, b: { $value: 2 } }")
        let output = DTCGTarget().generate(both)
        #expect(output.diagnostics.map(\.message) == ["“a” is both a group and a token"])
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
