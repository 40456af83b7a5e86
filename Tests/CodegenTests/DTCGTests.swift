import Codegen
import Source
import Testing
import Tokens
import Values
import YAML

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
        let output = DTCGTarget().generate(try tokens(Samples.everyType), metadata: DTCGMetadata(provenance: .sample))
        try Golden("EveryType.tokens.json.txt").expect(output.text)
    }

    private func expectSame(_ found: [ResolvedToken], as expected: [ResolvedToken]) throws {
        let byPath = Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(found.count == expected.count)
        for token in expected {
            let other = try #require(byPath[token.path], "\(token.path) is missing")
            #expect(other.type == token.type)
            for appearance in Appearance.all {
                #expect(other[appearance].isNear(token[appearance]), "\(token.path), \(appearance)")
            }
            #expect(other.token.description == token.token.description)
            #expect(other.token.deprecation == token.token.deprecation)
        }
    }

    @Test(arguments: [
        ("oklch(0.7 0.3 140)", "oklch"), ("color(display-p3 0 1 0)", "display-p3"), ("#12345678", "srgb"),
        ("oklch(0.6 0.1 250)", "oklch"), ("color(rec2020 0 1 0)", "rec2020"), ("hsl(210 50% 40%)", "hsl"),
    ]) func `a color is written in its own space`(_ css: String, _ space: String) throws {
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
        for (one, other) in pairs { #expect(abs(one - other) < 1e-5) }
    }

    @Test(arguments: [
        ("{ color: 'oklch(0.7 0.3 140)', alpha: 0.5 }", "oklab"),
        ("{ color: 'color(display-p3 0 1 0)', alpha: 0.5 }", "display-p3"),
        ("{ color: '#123456', alpha: 0.5 }", "srgb"),
    ]) func `a computed color is written in the narrowest space that holds it`(_ value: String, _ space: String) throws
    {
        let text = DTCGTarget().generate(try tokens("c: { $type: color, $value: \(value) }")).text
        #expect(text.contains("\"colorSpace\": \"\(space)\""), "\(text)")
    }

    @Test(arguments: [
        (
            "color", "{ colorSpace: display-p3, components: [0.3, 0.8, 0.4] }",
            "\"colorSpace\": \"display-p3\", \"components\": [ 0.3, 0.8, 0.4 ]"
        ),
        (
            "color", "{ colorSpace: lch, components: [none, 30, 20], alpha: 0.25 }",
            "\"components\": [ \"none\", 30, 20 ], \"alpha\": 0.25"
        ),
        ("color", "'#1A1A1A'", "\"components\": [ 0.101961, 0.101961, 0.101961 ]"),
        ("dimension", "{ value: 1.5, unit: rem }", "{ \"value\": 1.5, \"unit\": \"rem\" }"),
        ("dimension", "0.30000000000000004", "{ \"value\": 0.3, \"unit\": \"px\" }"),
        ("duration", "0.3s", "{ \"value\": 0.3, \"unit\": \"s\" }"),
        (
            "border", "{ color: 'color(display-p3 1 0 0)', width: { value: 1, unit: rem }, style: solid }",
            "\"width\": { \"value\": 1, \"unit\": \"rem\" }"
        ),
    ]) func `units, color spaces and numbers are those that are written`(
        _ type: String, _ value: String, _ expected: String
    ) throws {
        let text = DTCGTarget().generate(try tokens("c: { $type: \(type), $value: \(value) }")).text
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(line.contains(expected), "\(text)")
        #expect(DTCGTarget().generate(try tokens(json: text)).text == text)
    }

    @Test func `an alias with an alpha refers to the color`() throws {
        let yaml = """
            a/b: { $type: color, $value: "#112233", $modes: { dark: "#445566" } }
            veil: { $type: color, $value: { color: "{a/b}", alpha: 0.5 } }
            thin: { $type: color, $value: "#11223380" }
            thinner: { $type: color, $value: { color: "{thin}", alpha: 0.5 } }
            """
        let source = try tokens(yaml)
        let text = DTCGTarget().generate(source).text
        #expect(text.contains("{ \"$ref\": \"#/a~1b/$value/components\" }"), "\(text)")
        #expect(!text.contains("#/thin/"))
        try expectSame(try tokens(json: text), as: source)
    }

    @Test func `the parts of files besides tokens are kept`() throws {
        var reader = TokenReader()
        reader.read(try node(#"{ "later": { "$description": "to come" }, "bare": {} }"#))
        var metadata = DTCGMetadata()
        metadata.others = reader.tokens.groups
        metadata.extensions = [
            try node(#"{ "org.acme": { "file": 9 }, "com.figma.modeName": "Light" }"#),
            try node(#"{ "org.acme": 1, "org.other": 2 }"#),
        ]
        let text = DTCGTarget().generate([], metadata: metadata).text
        #expect(text.contains("\"later\": { \"$description\": \"to come\" }"), "\(text)")
        #expect(text.contains("\"org.acme\": { \"file\": 9 }"))
        #expect(text.contains("\"org.other\": 2"))
        #expect(!text.contains("modeName"))
        #expect(!text.contains("bare"))
    }

    @Test func `data of the file and tokens that the standard lacks share one key`() throws {
        let source = try tokens("tap: { $type: haptic, $value: success }")
        var metadata = DTCGMetadata()
        metadata.extensions = [
            try node(#"{ "org.acme": 1, "io.github.uispec": { "note": "kept", "tokens": { "old": {} } } }"#)
        ]
        let text = DTCGTarget().generate(source, metadata: metadata).text
        #expect(text.components(of: "$extensions") == 1, "\(text)")
        #expect(text.contains("\"org.acme\": 1") && text.contains("\"note\": \"kept\"") && !text.contains("old"))
        try expectSame(try tokens(json: text), as: source)
    }

    private func node(_ json: String) throws -> Node {
        let file = SourceFile(path: "x.json", text: json)
        return try #require(JSONReader.read(file, id: FileID(rawValue: 0)).documents.first)
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

extension TokenValue {
    /// Whether two values are the same to six digits, with which they are written.
    fileprivate func isNear(_ other: TokenValue) -> Bool {
        let (left, right) = (leaves(of: self), leaves(of: other))
        return left.count == right.count
            && zip(left, right).allSatisfy { one, two in
                guard let one = one as? Double, let two = two as? Double else { return "\(one)" == "\(two)" }
                return abs(one - two) <= 1e-5 * max(1, abs(one))
            }
    }

    private func leaves(of value: Any) -> [Any] {
        let parts = Mirror(reflecting: value).children.flatMap { [$0.label ?? ""] + leaves(of: $0.value) }
        return parts.isEmpty ? [value] : parts
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }

    @Test func `stops of a gradient keep their colors when they are put in order`() throws {
        let text = DTCGTarget().generate(
            try tokens(
                """
                g: { $type: gradient, $value: [{ color: '#FF0000', position: 0 }, { color: '#00FF00', position: 0.8 },
                  { color: '#0000FF', position: 0.3 }] }
                """)
        ).text
        let colors = text.split(separator: "\n").filter { $0.contains("hex") || $0.contains("position") }
        #expect(
            colors.map { $0.filter { !" \",".contains($0) } } == [
                "hex:#FF0000", "position:0", "hex:#0000FF", "position:0.3", "hex:#00FF00", "position:0.8",
            ])
    }
}
