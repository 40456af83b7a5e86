import Source
import Testing
import Tokens
import Values

struct `Values` {
    @Test(arguments: [
        ("'#0A5FD9'", "#0A5FD9"), ("'#0A5FD9CC'", "#0A5FD9CC"), ("rgb(10 95 217)", "#0A5FD9"),
        ("{ color: '#0A5FD9', alpha: 0.8 }", "#0A5FD9CC"), ("{ color: '#0A5FD9CC', alpha: 1 }", "#0A5FD9CC"),
        ("{ colorSpace: srgb, components: [1, 0, none], alpha: 1 }", "#FF0000"),
        ("{ colorSpace: srgb, components: [1, 0, 0], hex: '#ff0000' }", "#FF0000"),
    ])
    func `colors`(_ text: String, _ expected: String) {
        guard case .color(let color)? = TokenFiles.value("color", text) else {
            Issue.record("no color")
            return
        }
        #expect(color.hexWithAlpha == hexWithAlpha(expected))
    }

    private func hexWithAlpha(_ text: String) -> String? { (try? Color(css: text))?.rgba.hexWithAlpha }

    @Test(arguments: [
        ("dimension", "12", TokenValue.dimension(12)), ("dimension", "{ value: 12, unit: px }", .dimension(12)),
        ("dimension", "{ value: 1.5, unit: rem }", .dimension(24)), ("dimension", "-4", .dimension(-4)),
        ("number", "0.5", .number(0.5)), ("duration", "0.3s", .duration(Seconds(0.3))),
        ("duration", "300ms", .duration(Seconds(0.3))),
        ("duration", "{ value: 300, unit: ms }", .duration(Seconds(0.3))),
        ("fontWeight", "semibold", .fontWeight(FontWeight(600))),
        ("fontWeight", "extra-black", .fontWeight(FontWeight(950))), ("fontWeight", "1", .fontWeight(FontWeight(1))),
        ("fontFamily", "Inter", .fontFamily(["Inter"])),
        ("fontFamily", "[Inter, Arial]", .fontFamily(["Inter", "Arial"])),
        ("strokeStyle", "dashed", .strokeStyle(.named("dashed"))),
        ("strokeStyle", "{ dashArray: [1, 2], lineCap: round }", .strokeStyle(.dashes([1, 2], cap: .round))),
        ("haptic", "success", .haptic(.success)), ("symbol", "heart.circle.fill", .symbol("heart.circle.fill")),
        (
            "spring", "{ response: 0.4, dampingFraction: 0.8 }",
            .spring(Spring(response: Seconds(0.4), dampingFraction: 0.8))
        ),
        (
            "spring", "{ response: 400ms, dampingFraction: 0.8 }",
            .spring(Spring(response: Seconds(0.4), dampingFraction: 0.8))
        ),
        ("typography", "headline", .typography(Typography(style: .headline))),
        (
            "typography", "{ style: headline, weight: bold }",
            .typography(Typography(style: .headline, weight: FontWeight(700)))
        ),
        (
            "typography", "{ size: 28, weight: medium, relativeTo: caption2 }",
            .typography(Typography(size: 28, weight: FontWeight(500), relativeTo: .caption2))
        ),
    ])
    func `short forms and long ones`(_ type: String, _ text: String, _ expected: TokenValue) {
        #expect(TokenFiles.value(type, text) == expected)
    }

    @Test func `a full typography keeps its values and scales by relativeTo`() {
        let text =
            "{ fontFamily: [Inter], fontSize: 17, fontWeight: 600, letterSpacing: -0.4, lineHeight: 1.3, "
            + "relativeTo: body }"
        guard case .typography(let font)? = TokenFiles.value("typography", text) else { return }
        #expect(font.family == ["Inter"])
        #expect(font.size == 17)
        #expect(font.letterSpacing == -0.4)
        #expect(font.lineHeight == 1.3)
        #expect(font.relativeTo == .body)
    }

    @Test(arguments: [
        ("cubicBezier", "ease-in-out"), ("cubicBezier", "[0.4, -1, 0.2, 2]"),
        ("border", "{ color: '#000000', width: 1, style: solid }"),
        ("transition", "{ duration: 0.3s, delay: 0s, timingFunction: ease-in }"),
        ("shadow", "{ color: '#000000', offsetX: 0, offsetY: 4, blur: 12, spread: 0, inset: true }"),
        ("shadow", "[{ color: '#000000', blur: 1 }, { color: '#000000', blur: 2 }]"),
        ("gradient", "[{ color: '#000000', position: -1 }, { color: '#FFFFFF', position: 2 }]"),
    ])
    func `composite values are read`(_ type: String, _ text: String) {
        #expect(TokenFiles.value(type, text) != nil)
    }

    @Test func `positions of a gradient are clamped`() {
        guard
            case .gradient(let stops)? = TokenFiles.value(
                "gradient", "[{ color: '#000000', position: -1 }, { color: '#FFFFFF', position: 2 }]")
        else { return }
        #expect(stops.map(\.position) == [0, 1])
    }

    @Test(arguments: [
        ("color", "'#gg0000'"), ("color", "[1, 2]"), ("color", "{ color: '#000000', alpha: x }"),
        ("color", "{ colorSpace: cmyk, components: [0, 0, 0] }"), ("color", "{ colorSpace: srgb, components: [0, 0] }"),
        ("color", "{ color: '#000000', alhpa: 1 }"),
        ("dimension", "abc"), ("dimension", "12vw"), ("dimension", "{ value: 12, unit: vw }"),
        ("dimension", "{ value: 12 }"), ("dimension", "'12em'"), ("dimension", "'50%'"), ("number", "true"),
        ("duration", "0.3"), ("duration", "fast"), ("duration", "{ value: 1, unit: min }"),
        ("cubicBezier", "[1.1, 0, 0, 1]"), ("cubicBezier", "[0, 0, 1]"), ("cubicBezier", "ease-inout"),
        ("fontWeight", "Fett"), ("fontWeight", "1001"), ("fontWeight", "0"), ("fontFamily", "[]"),
        ("typography", "headlin"), ("typography", "{ size: 0 }"), ("typography", "{ style: body, weigth: bold }"),
        ("typography", "{ fontFamily: Inter }"), ("typography", "{ size: 12, italic: 1 }"),
        ("shadow", "{ color: '#000000', blur: -1 }"), ("shadow", "{ color: '#000000', blur: 1, inset: yes }"),
        ("shadow", "[]"), ("gradient", "[]"), ("gradient", "{ color: '#000000' }"), ("strokeStyle", "wavy"),
        ("strokeStyle", "{ dashArray: [], lineCap: round }"), ("border", "{ color: '#000000', width: 1 }"),
        ("transition", "{ duration: 0.3s }"), ("spring", "{ response: 0, dampingFraction: 1 }"), ("haptic", "buzz"),
        ("symbol", "''"),
    ])
    func `a value of the wrong shape is one error inside the value`(_ type: String, _ text: String) {
        let files = TokenFiles("x: { $type: \(type), $value: \(text) }")
        #expect(!files.diagnostics.isEmpty)
        #expect(files.diagnostics.allSatisfy { RuleID.wrongType.covers($0.rule) || $0.rule == .unknownKey })
        #expect(files.places.allSatisfy { text.contains($0) && !$0.isEmpty })
    }

    @Test(arguments: [
        ("color", "'#gg0000'", RuleID.unknownValue), ("color", "[1, 2]", .mismatchedType),
        ("color", "{ colorSpace: cmyk, components: [0, 0, 0] }", .unknownValue),
        ("dimension", "wide", .mismatchedType),
        ("dimension", "{ value: 12 }", .missingKey), ("dimension", "{ value: 12, unit: vw }", .unknownValue),
        ("number", "1e999", .outOfRangeValue), ("fontWeight", "1001", .outOfRangeValue),
        ("fontWeight", "Fett", .unknownValue), ("fontWeight", "true", .mismatchedType),
        ("cubicBezier", "[1.1, 0, 0, 1]", .outOfRangeValue), ("typography", "headlin", .unknownValue),
        ("typography", "{ size: 0 }", .outOfRangeValue), ("typography", "[body]", .mismatchedType),
        ("shadow", "{ color: '#000000', blur: -1 }", .outOfRangeValue), ("haptic", "buzz", .unknownValue),
        ("border", "{ color: '#000000', width: 1 }", .missingKey),
    ])
    func `each kind of mistake has a rule of its own`(_ type: String, _ text: String, _ rule: RuleID) {
        #expect(TokenFiles("x: { $type: \(type), $value: \(text) }").diagnostics.map(\.rule) == [rule])
    }

    @Test func `more shadows, stops or families than are supported exceed a limit`() {
        let shadows = Array(repeating: "{ color: '#000000', blur: 1 }", count: 257).joined(separator: ", ")
        let families = (0...64).map { "F\($0)" }.joined(separator: ", ")
        let stops = (0...256).map { _ in "{ color: '#000000', position: 0 }" }.joined(separator: ", ")
        let css = (0...256).map { _ in "#000000" }.joined(separator: ", ")
        let written = TokenFiles("x: { $type: gradient, $value: \"linear-gradient(90deg, \(css))\" }")
        #expect(written.diagnostics.map(\.rule).contains(.exceededLimit), "\(written.diagnostics)")
        for (type, list) in [("shadow", shadows), ("gradient", stops), ("fontFamily", families)] {
            let files = TokenFiles("x: { $type: \(type), $value: [\(list)] }")
            #expect(files.diagnostics.map(\.rule) == [.exceededLimit])
        }
    }
}
