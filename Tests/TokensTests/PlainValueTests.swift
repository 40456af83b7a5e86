import Source
import Testing
import Tokens
import Values

/// Texts and numbers between tokens, to which references of Style Dictionary may refer.
struct `Texts in place of tokens` {
    private static let options = ##"""
        "options": { "one": "16px", "half": 0.5, "main": "Inter", "rest": "Helvetica, sans-serif",
          "sans": "{options.main}, {options.rest}", "strong": "700", "2.5": "40px", "loop": "{options.pool}",
          "pool": "{options.loop}" }
        """##

    @Test(arguments: [
        ("dimension", #""{options.one}""#, TokenValue.dimension(16)), ("number", #""{options.half}""#, .number(0.5)),
        ("dimension", #""{options.one} * 2""#, .dimension(32)), ("dimension", #""{options.2.5}""#, .dimension(40)),
        ("fontFamily", #""{options.sans}""#, .fontFamily(["Inter", "Helvetica", "sans-serif"])),
        ("fontWeight", #""{options.strong}""#, .fontWeight(FontWeight(700))),
    ])
    func `are read where a reference names them`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(json: written, type: type, beside: Self.options)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        let message = "“options.one” is the text “16px”, not a token; references are read as this value"
        #expect(files.messages.contains(message), "\(files.messages)")
    }

    @Test func `are read in Style Dictionary's form`() {
        let files = TokenFiles(
            ##"""
            { "options": { "one": "16px" }, "size": { "m": { "value": "{options.one}" } },
              "ring": { "value": "0 0 {size.m.value} 0 {ink.value}", "type": "shadow" },
              "ink": { "value": "#102030" } }
            """##, path: "tokens.json")
        #expect(files["size.m"] == .dimension(16), "\(files.messages)")
        guard case .shadow(let shadows)? = files["ring"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.map(\.blur) == [16] && shadows.map(\.color.hex) == ["#102030"])
    }

    @Test func `are errors if no reference of any token names one of the file`() {
        let files = TokenFiles(
            ##"{ "a": "16px", "b": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"##,
            path: "tokens.json")
        #expect(files.messages == ["“a” must be a token or a group, not the text “16px”"])
        #expect(files.diagnostics.map(\.severity) == [.error])
    }

    @Test func `are data of another tool if they cannot be values`() {
        let files = TokenFiles(
            ##"{ "example": "inset", "b": { "$type": "number", "$value": 1 } }"##, path: "tokens.json")
        #expect(files.messages == ["“example” is the text “inset”, not a token; it is ignored"])
        #expect(files.diagnostics.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        ("fontFamily", #""{raw.font}""#, TokenValue.fontFamily(["Inter"])), ("number", #""{raw.dim}""#, .number(0.3)),
        ("dimension", #""{raw.chain}""#, .dimension(16)), ("dimension", #"" {raw.gap} ""#, .dimension(16)),
    ])
    func `may be tokens of a type for any text`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(
            json: written, type: type,
            beside: ##"""
                "raw": { "$type": "string", "font": { "$value": "Inter" }, "dim": { "$type": "other", "$value": "0.3" },
                  "gap": { "$value": "16px" }, "chain": { "$value": "{raw.gap}" } }
                """##)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        #expect(files.messages.contains { $0.hasSuffix("its value is read here") }, "\(files.messages)")
    }

    @Test func `of such a token stay errors if they have no type, or another value than is required`() {
        let files = TokenFiles(
            ##"""
            { "raw": { "$type": "string", "$value": "Inter" }, "a": { "$value": "{raw}" },
              "b": { "$type": "dimension", "$value": "{raw}" } }
            """##, path: "tokens.json")
        #expect(files["a"] == nil && files["b"] == nil)
        #expect(files.diagnostics.count { $0.severity == .error } == 2, "\(files.messages)")
    }

    @Test func `that refer to each other are errors where they are used`() {
        let files = TokenFiles(json: #""{options.loop}""#, type: "dimension", beside: Self.options)
        #expect(files["x"] == nil)
        #expect(files.diagnostics.contains { $0.severity == .error }, "\(files.messages)")
    }

    @Test func `may differ between the contexts of a modifier`() throws {
        let files = try ResolverFiles(
            ##"""
            { "version": "2025.10", "sets": { "a": { "sources": [{
                "gap": { "$type": "dimension", "$value": "{options.gap}" } }] } },
              "modifiers": { "appearance": { "default": "light", "contexts": {
                "light": [{ "options": { "gap": "4px" } }], "dark": [{ "options": { "gap": "8px" } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/appearance" }] }
            """##)
        #expect(files["gap", .light] == .dimension(4), "\(files.messages)")
        #expect(files["gap", .dark] == .dimension(8))
    }
}

/// Types that a file writes in a way of its own.
struct `Types of other tools` {
    @Test(arguments: [
        ("breakpoint", #""768px""#, TokenValue.dimension(768)), ("motion", #""200ms""#, .duration(Seconds(0.2))),
        ("function", #""cubic-bezier(0, 0, 1, 1)""#, .cubicBezier(CubicBezier(0, 0, 1, 1))),
        ("other", #""cubic-bezier(0, 0, 1, 1)""#, .cubicBezier(CubicBezier(0, 0, 1, 1))),
        ("other", #""1e5px""#, .dimension(100_000)),
    ])
    func `are read if the notation of the value leaves no doubt`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(json: written, type: type)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [("string", #""16px""#), ("clamp", #""a""#), ("breakpoint", "768"), ("other", #""0.3""#)])
    func `are ignored otherwise`(type: String, written: String) {
        let files = TokenFiles(json: written, type: type)
        #expect(files["x"] == nil)
        #expect(files.messages.count == 1 && files.diagnostics[0].severity == .warning, "\(files.messages)")
    }

    @Test func `for line heights are lengths if the value is one`() {
        let files = TokenFiles(
            ##"""
            { "line": { "value": "14px", "type": "lineHeights" }, "loose": { "value": "1.5", "type": "lineHeights" },
              "$comment": "x", "group": { "$comment": "y", "a": { "value": 1, "type": "number" } } }
            """##, path: "tokens.json")
        #expect(files["line"] == .dimension(14) && files["loose"] == .number(1.5), "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity < .error }, "\(files.messages)")
    }

    @Test func `are read without a dollar sign if there is no other`() {
        let files = TokenFiles(
            ##"""
            { "a": { "$value": "16px", "type": "dimension" }, "b": { "$value": "{a}", "type": "brand" },
              "c": { "$value": 1, "$type": "number", "type": "static" } }
            """##, path: "tokens.json")
        #expect(files["a"] == .dimension(16))
        #expect(files.messages.contains("unknown key “type” in a token; it is read as “$type”"), "\(files.messages)")
        #expect(files["c"] == .number(1))
        #expect(files.messages.contains("unknown key “type” in a token; it is ignored"))
    }
}

/// References in the notation of CSS, and in longer texts.
struct `References of stylesheets` {
    @Test func `name a token by its custom property`() {
        let files = TokenFiles(
            ##"""
            { "--size-1": { "$type": "dimension", "$value": "4px" },
              "--gap": { "$type": "dimension", "$value": "var(--size-1)" },
              "--other": { "$type": "dimension", "$value": "var(--none)" } }
            """##, path: "tokens.json")
        #expect(files["--gap"] == .dimension(4), "\(files.messages)")
        #expect(files["--other"] == nil)
        #expect(files.diagnostics.filter { $0.severity == .error }.count == 1, "\(files.messages)")
    }

    @Test func `may end in $value inside a text`() {
        let files = TokenFiles(
            json: #""0 {d.y.$value} {d.blur.$value} 0 {c.$value}""#, type: "shadow",
            beside: ##"""
                "d": { "$type": "dimension", "y": { "$value": "2px" }, "blur": { "$value": "4px" } },
                "c": { "$type": "color", "$value": "#102030" }
                """##)
        guard case .shadow(let shadows)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.map(\.offsetY) == [2] && shadows.map(\.color.hex) == ["#102030"])
    }
}

struct `Numbers as a quotient` {
    @Test(arguments: [
        (#""16/9""#, 16.0 / 9), (#""16 / 9""#, 16.0 / 9), (#""3/2*2""#, 3), (#""{n} / 4""#, 0.5),
        (#""21/9""#, 21.0 / 9),
    ])
    func `are calculated`(written: String, value: Double) {
        let files = TokenFiles(json: written, type: "number", beside: #""n": { "$type": "number", "$value": 2 }"#)
        #expect(files["x"] == .number(value), "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [#""2026-01-02""#, #""16/0""#, #""16:9""#, #""1/""#])
    func `are errors otherwise`(written: String) {
        let files = TokenFiles(json: written, type: "number")
        #expect(files["x"] == nil && files.diagnostics.map(\.severity) == [.error], "\(files.messages)")
    }
}

/// Values in the notations of public token sets.
struct `Values of public token sets` {
    private static let others = ##"""
        "c": { "$type": "color", "ink": { "$value": "#102030" }, "sea": { "$value": "#0066CC" } },
        "f": { "$type": "fontFamily", "main": { "$value": "Inter" }, "rest": { "$value": ["Arial", "sans-serif"] } }
        """##

    @Test(arguments: [
        ("color", #""rgba(#B061F2, .4)""#, "#B061F266"), ("color", #""$c.ink""#, "#102030"),
        ("color", #""rgba( {c.ink} , 0.2)""#, "#10203033"),
    ])
    func `are colors`(type: String, written: String, color: String) {
        let files = TokenFiles(json: written, type: type, beside: Self.others)
        #expect(files["x"] == hex(color), "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [
        ("number", #""calc(16/11)""#, TokenValue.number(16.0 / 11)),
        ("fontFamily", #""{f.main}, {f.rest}""#, .fontFamily(["Inter", "Arial", "sans-serif"])),
    ])
    func `are values of other types`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(json: written, type: type, beside: Self.others)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `are shadows that are not visible`() {
        let files = TokenFiles(json: #""none""#, type: "shadow")
        guard case .shadow(let shadows)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.map(\.color.alpha) == [0] && shadows.map(\.blur) == [0])
    }

    @Test func `are gradients with more than one space`() {
        let files = TokenFiles(
            json: #""linear-gradient(90deg, {c.ink}  0%, {c.sea} 40%)""#, type: "color", beside: Self.others)
        guard case .gradient(let stops)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(stops.map(\.position) == [0, 0.4])
    }

    @Test func `are gradients if an alias of one is called a color`() {
        let files = TokenFiles(
            json: #""linear-gradient(90deg, {c.ink} 0%, {c.sea} 40%)""#, type: "color",
            beside: Self.others + #", "alias": { "$type": "color", "$value": "{x}" }"#)
        guard case .gradient? = files["alias"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `are colors changed by a text of another token`() {
        let files = TokenFiles(
            ##"""
            { "raw": { "$type": "other", "$value": "0.3" }, "c": { "$type": "color", "$value": "#102030",
              "$extensions": { "studio.tokens": { "modify": {
                "type": "alpha", "value": "{raw} ", "space": "lch" } } } } }
            """##, path: "tokens.json")
        guard case .color(let color)? = files["c"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(color.alpha == 0.3)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `are errors if a color is in a list of families`() {
        let files = TokenFiles(json: #""{c.ink}, Arial""#, type: "fontFamily", beside: Self.others)
        #expect(files["x"] == nil && files.diagnostics.contains { $0.severity == .error }, "\(files.messages)")
    }
}
