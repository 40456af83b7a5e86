import Source
import Testing
import Tokens
import Values

/// Forms of other tools whose meaning is certain.
struct `Forms of other tools` {
    /// The text of a `$value`, and the value that it has.
    private static let base = ##""base": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }"##

    /// Weights, lengths and calculations.
    @Test(arguments: [
        ("fontWeight", #""Regular""#, TokenValue.fontWeight(FontWeight(400))),
        ("fontWeight", #""Semi Bold""#, .fontWeight(FontWeight(600))),
        ("fontWeight", #""SemiBold Italic""#, .fontWeight(FontWeight(600))),
        ("dimension", #""0em""#, .dimension(0)),
        ("dimension", #"{ "value": 0, "unit": "" }"#, .dimension(0)),
        ("dimension", #""16pt""#, .dimension(16)),
        ("dimension", #"{ "value": 16, "unit": "pt" }"#, .dimension(16)),
        ("dimension", #""{base} * 2""#, .dimension(8)),
        ("dimension", #""({base} + 2px) / 3 - -1""#, .dimension(3)),
        ("dimension", #"{ "value": "{base} * 4", "unit": "px" }"#, .dimension(16)),
        ("dimension", #""1rem + 4""#, .dimension(20)),
        ("number", #""50%""#, .number(0.5)),
        ("dimension", #""floor({base} * 1.7)""#, .dimension(6)),
        ("dimension", #""max(round({base} / 3), 2px) + ceil(0.2)""#, .dimension(3)),
        ("number", #""roundTo(10 / 3, 2)""#, .number(3.33)),
        ("number", #""abs(-2)""#, .number(2)),
        ("dimension", #""{base.$value}""#, .dimension(4)),
        ("number", #""3 / 4""#, .number(0.75)),
        ("cubicBezier", #""cubic-bezier(0.4, 0, 0.2, 1)""#, .cubicBezier(CubicBezier(0.4, 0, 0.2, 1))),
    ])
    func `are read with a warning`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(json: written, type: type, beside: Self.base)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.contains { $0.rule == "nonstandard-token" && $0.range.map(files.isInX) ?? false })
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [
        (#"{ "h": 210, "s": 0.5, "l": 0.4 }"#, "#336699"), (#"{ "h": 210, "s": 50, "l": 40 }"#, "#336699"),
        (#"{ "r": 51, "g": 102, "b": 153 }"#, "#336699"), (#"{ "r": 0.2, "g": 0.4, "b": 0.6, "a": 1 }"#, "#336699"),
        (#"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.6, 1] }"#, "#336699"),
    ])
    func `that split a color into parts are read`(written: String, color: String) {
        guard case .color(let found)? = TokenFiles(json: written, type: "color")["x"] else {
            Issue.record("\(TokenFiles(json: written, type: "color").messages)")
            return
        }
        #expect(found.hex == color)
    }

    @Test func `that are gradients of CSS are read without their direction`() {
        let text = #""linear-gradient(90deg, #FFFFFF 0%, rgba(0, 0, 0, 0.5), #000000 80%)""#
        guard case .gradient(let stops)? = TokenFiles(json: text, type: "gradient")["x"] else {
            Issue.record("\(TokenFiles(json: text, type: "gradient").messages)")
            return
        }
        #expect(stops.map(\.position) == [0, 0.4, 0.8])
        #expect(stops.map { $0.color.hexWithAlpha } == ["#FFFFFF", "#00000080", "#000000"])
    }

    @Test(arguments: [(#""-2%""#, -0.32), (#""0.05em""#, 0.8), (#"{ "value": 5, "unit": "%" }"#, 0.8)])
    func `for the spacing of letters are shares of the font size`(written: String, points: Double) {
        let value = """
            { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
              "letterSpacing": \(written), "lineHeight": "150%" }
            """
        let files = TokenFiles(json: value, type: "typography")
        guard case .typography(let font)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(font.letterSpacing.map { abs($0.value - points) < 1e-9 } ?? false)
        #expect(font.lineHeight == 1.5)
    }

    /// Both forms that other tools use for values in dark appearance.
    @Test(arguments: [
        ##"{ "x": { "$type": "color", "$value": { "light": "#FFFFFF", "dark": "#000000" } } }"##,
        ##"""
        { "x": { "$type": "color", "$value": "#FFFFFF",
          "$extensions": { "mode": { "light": "#FFFFFF", "dark": "#000000" } } } }
        """##,
    ])
    func `for values by appearance are read`(text: String) {
        let files = TokenFiles(text, path: "tokens.json")
        #expect(files["x", .light] == hex("#FFFFFF") && files["x", .dark] == hex("#000000"), "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning })
    }

    /// Ids and other data that are not like the value.
    @Test(arguments: [##""light": "12:0", "dark": "12:1""##, ##""light": {}, "dark": { "id": 1 }"##])
    func `under $extensions are only named if they are not like the value`(modes: String) {
        let text = ##"""
            { "x": { "$type": "color", "$value": "#FFFFFF",
              "$extensions": { "com.figma": { "modes": { \##(modes) } } } } }
            """##
        let files = TokenFiles(text, path: "tokens.json")
        #expect(files["x", .dark] == hex("#FFFFFF"))
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `for modes other than appearances are named, and the others are read`() {
        let text = ##"""
            { "x": { "$type": "color", "$value": "#FFFFFF",
              "$extensions": { "mode": { "brand-a": "#FFFFFF", "dark": "#000000" } } } }
            """##
        let files = TokenFiles(text, path: "tokens.json")
        #expect(files["x", .dark] == hex("#000000"))
        #expect(files.messages.contains { $0.contains("and “brand-a” not") })
    }

    @Test(arguments: [
        ("dimension", #""{base} / 0""#, "divides by zero"), ("dimension", #""{base} / (2 - 2)""#, "divides by zero"),
        ("dimension", #""{none} * 2""#, "unknown token {none}"), ("dimension", #""{base} * ""#, "must be"),
        ("dimension", #""{base}px""#, "must be"), ("dimension", #""2 ** 3""#, "must be"),
        ("number", #""2024-01-02""#, "must be"),
        ("fontWeight", #""Fett""#, "must be"), ("color", #""rgba({none}, 0.5)""#, "unknown token {none}"),
        ("color", #""rgba({base}, 0.5)""#, "a color is required"), ("color", #""rgba({base}, 5)""#, "must be"),
        ("cubicBezier", #""cubic-bezier(2, 0, 0.2, 1)""#, "must be"),
        ("gradient", #""linear-gradient(90deg, none)""#, "must be"),
    ])
    func `that cannot be read are errors`(type: String, written: String, message: String) {
        let files = TokenFiles(json: written, type: type, beside: Self.base)
        #expect(files["x"] == nil)
        let errors = files.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1 && errors[0].message.contains(message), "\(files.messages)")
    }

    @Test func `nested too deep or too long are rejected`() {
        for text in [
            String(repeating: "(", count: 5_000) + "1", String(repeating: "-", count: 900) + "1",
            "1" + String(repeating: " + 1", count: 5_000),
        ] {
            #expect(TokenFiles(json: "\"\(text)\"", type: "number")["x"] == nil)
        }
    }

    @Test func `that refer to each other in a circle are reported`() {
        let files = TokenFiles(
            ##"{ "$type": "dimension", "a": { "$value": "{b} * 2" }, "b": { "$value": "{a} / 2" } }"##,
            path: "tokens.json")
        #expect(files.diagnostics.map(\.rule).contains("reference-cycle"), "\(files.messages)")
    }
}

extension TokenFiles {
    /// Whether a range is in the value of the token `x`.
    func isInX(_ range: SourceRange) -> Bool {
        tokens["x"].map { range.start > $0.nameRange.start } ?? false
    }
}
