import Source
import Testing
import Tokens
import Values
import YAML

/// Forms that DTCG 2025.10 does not define but that files contain. They are understood and reported.
struct `Departures from the standard` {
    @Test(arguments: [
        ("color", ##""#0A5FD9""##), ("color", #""rgb(10 95 217)""#), ("dimension", "12"), ("dimension", #""12px""#),
        ("dimension", #""0.75rem""#), ("duration", #""200ms""#), ("cubicBezier", #""ease-in""#),
        ("number", #""1.5""#),
        ("color", #"{ "colorSpace": "hsl", "components": [360, 10, 10] }"#),
        ("color", #"{ "colorSpace": "srgb", "components": [1.2, 0, 0] }"#),
        ("color", ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" }"##),
        ("color", #"{ "colorSpace": "srgb", "components": [1, 0, 0], "note": 1 }"#),
        ("typography", #"{ "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" } }"#),
        ("strokeStyle", #"{ "dashArray": [{ "value": 1, "unit": "px" }] }"#),
    ])
    func `are warnings in JSON, and the value is read`(_ type: String, _ value: String) {
        let files = TokenFiles(json: value, type: type)
        #expect(files.diagnostics.map(\.rule) == ["nonstandard-token"], "\(files.messages)")
        #expect(files.diagnostics.map(\.severity) == [.warning])
        #expect(files["x"]?.type.rawValue == type)
    }

    @Test(arguments: [
        ("color", "'#0A5FD9'"), ("dimension", "12"), ("duration", "200ms"), ("cubicBezier", "ease-in"),
        ("typography", "headline"), ("shadow", "{ color: '#000000', blur: 2, y: 1 }"),
    ])
    func `are not reported for short forms in YAML`(_ type: String, _ value: String) {
        #expect(TokenFiles("x: { $type: \(type), $value: \(value) }").messages == [])
    }

    @Test func `are reported once, although the value is read in every appearance`() {
        let files = TokenFiles("x: { $type: dimension, $value: '12px', $modes: { dark: '12px', increased: 13 } }")
        #expect(
            files.messages == ["a dimension must not be written as text", "a dimension must not be written as text"])
    }

    @Test(arguments: [("spacing", TokenType.dimension), ("boxShadow", .shadow), ("opacity", .number)])
    func `in the name of a type are read as the type with the same values`(_ name: String, _ type: TokenType) {
        let value = type == .shadow ? "{ color: '#000000', blur: 1 }" : "1"
        let files = TokenFiles("x: { $type: \(name), $value: \(value) }")
        #expect(files.diagnostics.map(\.severity) == [.warning])
        #expect(files["x"]?.type == type)
    }

    @Test func `in a type without an equivalent make the token ignored`() {
        let files = TokenFiles("x: { $type: string, $value: hello }\ny: { $type: number, $value: 1 }")
        #expect(files.messages == ["“string” is not a DTCG 2025.10 type; tokens of this type are ignored"])
        #expect(files["x"] == nil)
        #expect(files["y"] == .number(1))
    }

    @Test func `names that differ only in case are reported at the second`() {
        let files = TokenFiles("accent: { $type: number, $value: 1 }\nAccent: { $type: number, $value: 2 }")
        #expect(files.messages == ["“Accent” and “accent” differ only in case"])
        #expect(files["Accent"] == .number(2))
    }

    @Test func `an unknown dollar key is a warning in JSON and an error in YAML`() {
        let json = TokenFiles(##"{ "$themes": [], "x": { "$type": "number", "$value": 1 } }"##, path: "t.json")
        #expect(json.diagnostics.map(\.severity) == [.warning])
        #expect(TokenFiles("$themes: []\nx: { $type: number, $value: 1 }").diagnostics.map(\.severity) == [.error])
    }

    @Test func `the standard's heavy is 900, a component's 800`() {
        #expect(TokenFiles.value("fontWeight", "heavy") == .fontWeight(FontWeight(900)))
        let files = TokenFiles("a: { $type: typography, $value: { style: body, weight: heavy } }")
        guard case .typography(let font)? = files["a"] else {
            Issue.record("no font")
            return
        }
        #expect(font.weight == FontWeight(800))
        var reader = files.tokens.reader(in: .light)
        #expect(reader.fontWeight(Self.text("heavy")) == FontWeight(800))
    }

    @Test func `a line height in points becomes a multiple of the size`() {
        let files = TokenFiles(
            "x: { $type: typography, $value: { fontFamily: A, fontSize: 16, fontWeight: 400, letterSpacing: 0, "
                + "lineHeight: 24px } }")
        guard case .typography(let font)? = files["x"] else {
            Issue.record("no font: \(files.messages)")
            return
        }
        #expect(font.lineHeight == 1.5)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: ["shadow", "gradient", "fontFamily"])
    func `do not join lists: a reference in a list resolves to one element`(_ type: String) {
        let two = [
            "shadow": "[{ color: '#000000', blur: 1 }, { color: '#000000', blur: 2 }]",
            "gradient": "[{ color: '#000000', position: 0 }, { color: '#000000', position: 1 }]",
            "fontFamily": "[A, B]",
        ][type, default: ""]
        let files = TokenFiles("a: { $type: \(type), $value: \(two) }\nb: { $type: \(type), $value: ['{a}'] }")
        #expect(files.diagnostics.map(\.rule) == [.mismatchedTokenType])
        #expect(files.places == ["'{a}'"])
        #expect(files.tokens["b"] == nil)
    }

    @Test(arguments: [#""semibold""#, #""Bold""#, #""700""#])
    func `in the spelling of a weight are warnings in JSON`(_ weight: String) {
        #expect(TokenFiles(json: weight, type: "fontWeight").diagnostics.map(\.rule) == ["nonstandard-token"])
    }

    @Test(arguments: [#""1700""#, #""Fett""#, #""Boldest""#])
    func `in the name of a weight are rejected in JSON, as the standard requires`(_ weight: String) {
        #expect(TokenFiles(json: weight, type: "fontWeight").diagnostics.map(\.rule) == [.unknownValue])
    }

    private static func text(_ text: String) -> Node {
        Node(
            .scalar(Scalar(text: text, isPlain: true)),
            range: SourceRange(file: FileID(rawValue: 0), start: 0, end: 0))
    }
}

/// The Style Dictionary format from before the standard.
struct `The older format of Style Dictionary` {
    static let file = """
        { "color": { "base": { "red": { "value": "#ff0000", "comment": "Alarm", "attributes": { "a": 1 } } },
                     "alert": { "value": "{color.base.red.value}" } },
          "size": { "small": { "value": "8px" }, "big": { "value": 16, "type": "dimension" } },
          "border": { "focus": { "type": "border",
            "value": { "color": "{color.alert.value}", "width": "{size.small.value}", "style": "solid" } } } }
        """

    @Test func `is read, with one note`() {
        let files = TokenFiles(Self.file, path: "tokens.json")
        #expect(files.diagnostics.map(\.severity) == [.note], "\(files.messages)")
        #expect(files["color.alert"] == hex("#FF0000"))
        #expect(files["size.small"] == .dimension(8))
        #expect(files["size.big"] == .dimension(16))
        #expect(files.tokens["color.base.red"]?.token.description == "Alarm")
        guard case .border(let border)? = files["border.focus"] else {
            Issue.record("no border")
            return
        }
        #expect(border.width == 8)
    }

    /// A member of the standard beside that of the older format, or two of the older format for the same one.
    @Test(arguments: [
        ("\"$value\": \"#00FF00\"", "“$value” is ignored, because “value” means the same"),
        (
            "\"comment\": \"A\", \"description\": \"B\"",
            "“description” is ignored, because “comment” means the same"
        ),
        ("\"type\": \"color\", \"$type\": \"number\"", "“$type” is ignored, because “type” means the same"),
    ])
    func `names a member that says the same as another`(_ members: String, _ message: String) {
        let json = "{ \"z\": { \"value\": \"#000000\" }, \"color\": { \"a\": { \"value\": \"#ff0000\", \(members) } } }"
        let files = TokenFiles(json, path: "tokens.json")
        #expect(files.messages.filter { $0.contains("means the same") } == [message], "\(files.messages)")
        #expect(files["color.a"] == hex("#FF0000"))
    }

    @Test func `is not assumed for a standard group named value`() {
        let files = TokenFiles(
            #"{ "value": { "small": { "$type": "number", "$value": 1 } } }"#, path: "tokens.json")
        #expect(files.messages == [])
        #expect(files["value.small"] == .number(1))
    }

    @Test func `has its errors reported`() {
        let files = TokenFiles(
            ##"{ "color": { "a": { "value": "#gg0000" }, "b": { "value": "{color.c.value}" } } }"##, path: "tokens.json"
        )
        #expect(
            files.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.unknownValue, .unknownToken])
    }
}

/// A reference to a token of another type.
struct `References between types` {
    @Test(arguments: [("dimension", "number", "4"), ("fontWeight", "number", "400"), ("number", "fontWeight", "400")])
    func `that can be converted are departures in JSON`(_ needed: String, _ found: String, _ value: String) {
        let files = TokenFiles(
            json: #""{n}""#, type: needed, beside: #""n": { "$type": "\#(found)", "$value": \#(value) }"#)
        #expect(files.diagnostics.map(\.rule) == ["nonstandard-token"], "\(files.messages)")
        #expect(files["x"]?.type.rawValue == needed)
    }

    @Test func `are allowed in YAML, where a number is in points`() {
        #expect(TokenFiles("n: { $type: number, $value: 4 }\nx: { $type: dimension, $value: '{n}' }").messages == [])
    }

    @Test func `show each step of a chain of aliases`() {
        let files = TokenFiles(
            "a: { $type: color, $value: '{b}' }\nb: { $value: '{c}' }\nc: { $type: number, $value: 4 }")
        #expect(files.messages == ["{b} is a number, but a color is required here"])
        #expect(files.diagnostics.first?.notes.map(\.message) == ["{b} refers to {c}", "{c} is a number"])
    }

    @Test(arguments: ["g/x", "#/n/~2", "other.json#/n"])
    func `with an invalid pointer are reported, with a type and without`(_ pointer: String) {
        for type in ["", #""$type": "number", "#] {
            let files = TokenFiles(
                ##"{ "n": { "$type": "number", "$value": 1 }, "x": { \##(type)"$ref": "\##(pointer)" } }"##,
                path: "t.json")
            #expect(files.messages == ["“\(pointer)” is not a JSON Pointer into this document"])
        }
    }

    @Test func `and long texts in the wrong place are reported without repeating them`() {
        let files = TokenFiles("x: { $type: number, $value: \(String(repeating: "y", count: 5000)) }")
        #expect(files.messages.first.map { $0.count < 200 } == true)
    }
}
