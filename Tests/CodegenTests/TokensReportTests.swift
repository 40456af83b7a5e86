import Reports
import Source
import Testing
import Texts
import Tokens
import Values
import YAML

@Suite struct TokensReportTests {
    private static let yaml = """
        color:
          $type: color
          accent: { $value: "#0A5FD9", $modes: { dark: "#6AA5FFCC" } }
          old: { $value: "{color.accent}" }
        radius: { $type: dimension, card: { $value: 12.5 } }

        """

    @Test func `JSON contains each token in each context with its place`() throws {
        var sources = SourceMap()
        let file = SourceFile(path: "tokens.yaml", text: Self.yaml)
        let id = sources.add(file)
        let text = TokensJSON.document(try tokens(Self.yaml), sources: sources, version: "1.0").formatted
        let parsed = JSONReader.read(SourceFile(path: "out.json", text: text), id: id)
        #expect(parsed.diagnostics.isEmpty)
        let contexts = try #require(parsed.documents.first?["contexts"])
        #expect(contexts.mapping?.map(\.key) == ["light", "dark", "light+increased", "dark+increased"])
        let light = try #require(contexts["light"])
        #expect(light.mapping?.map(\.key) == ["color.accent", "color.old", "radius.card"])
        #expect(light["color.accent"]?.mapping?.map(\.key) == ["type", "value", "file", "line"])
        #expect(light["color.accent"]?["value"]?.string == "#0A5FD9")
        #expect(contexts["dark+increased"]?["color.accent"]?["value"]?.string == "#6AA5FFCC")
        #expect(light["color.old"]?["from"]?.string == "color.accent")
        #expect(light["color.old"]?["line"]?.number == 4)
        #expect(light["radius.card"]?["value"]?.number == 12.5)
    }

    @Test func `the table omits values that equal those in the light context`() throws {
        let text = TokenTableText(style: .plain).text(try tokens(Self.yaml))
        #expect(
            text == """
                token         type       light    dark       dark+increased
                color.accent  color      #0A5FD9  #6AA5FFCC  #6AA5FFCC
                color.old     color      #0A5FD9  #6AA5FFCC  #6AA5FFCC
                radius.card   dimension  12.5

                """)
    }

    @Test func `swatches are drawn on color terminals only`() throws {
        let found = try tokens("a: { $type: color, $value: \"#00000080\" }")
        #expect(TokenTableText(style: .plain).text(found).contains("▐▌") == false)
        // Composed over white.
        let swatch = "\u{1B}[38;2;127;127;127m▐▌\u{1B}[0m #00000080"
        #expect(TokenTableText(style: TerminalStyle(usesColor: true)).text(found).contains(swatch))
    }

    @Test(arguments: [
        ("color", "color(display-p3 1 0 0)", "color(display-p3 1 0 0)"), ("duration", "0.15s", "150ms"),
        ("cubicBezier", "ease", "ease"), ("cubicBezier", "[0, 0.5, 1, 1]", "cubic-bezier(0, 0.5, 1, 1)"),
        ("typography", "{ size: 28, weight: medium, relativeTo: caption2 }", "28 medium as caption2"),
        ("typography", "headline", "headline"),
        ("spring", "{ response: 0.3, dampingFraction: 0.7 }", "response 300ms, damping 0.7"),
        ("haptic", "success", "success"), ("symbol", "heart.fill", "heart.fill"),
        ("shadow", "{ color: \"#0000001A\", offsetY: 2, blur: 8 }", "0 2 8 0 #0000001A"),
    ]) func `a value reads well`(_ type: String, _ value: String, _ expected: String) throws {
        let found = try tokens("a: { $type: \(type), $value: \(value) }")
        #expect(TokenTableText(style: .plain).text(found).contains("  \(expected)\n"))
    }
}
