import Source
import Testing
import Tokens
import Values

struct `JSON pointers` {
    static let palette = """
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5 } },
        "d": { "$type": "dimension", "$value": { "value": 4, "unit": "rem" } },
        "f": { "$type": "fontFamily", "$value": ["Inter", "Noto"] },
        "e": { "$value": "{c}" }
        """

    @Test(arguments: [
        ("dimension", ##"{ "value": { "$ref": "#/d/$value/value" }, "unit": "px" }"##, TokenValue.dimension(4)),
        ("dimension", ##"{ "value": 1, "unit": { "$ref": "#/d/$value/unit" } }"##, .dimension(16)),
        ("fontFamily", ##"[{ "$ref": "#/f/$value/1" }]"##, .fontFamily(["Noto"])),
        ("fontFamily", ##"{ "$ref": "#/f/$value" }"##, .fontFamily(["Inter", "Noto"])),
        ("number", ##"{ "$ref": "#/c/$value/components/2" }"##, .number(0.6)),
        ("number", ##"{ "$ref": "#/e/$value/alpha" }"##, .number(0.5)),
    ])
    func `reach into values, through aliases too`(_ type: String, _ value: String, _ expected: TokenValue) {
        let files = TokenFiles(json: value, type: type, beside: Self.palette)
        #expect(files.messages == [])
        #expect(files["x"] == expected)
    }

    @Test func `can be a component of a color`() {
        let files = TokenFiles(
            json: ##"{ "colorSpace": "srgb", "components": [{ "$ref": "#/c/$value/components/1" }, 0, 1] }"##,
            type: "color", beside: Self.palette)
        #expect(files.messages == [])
        #expect(files["x"] == .color(RGBA(red: 0.4, green: 0, blue: 1, alpha: 1)))
    }

    @Test func `of a token make it an alias, with the type of its target`() {
        let files = TokenFiles(
            ##"{ "a": { "$ref": "#/b~1c/d~0e" }, "b/c": { "d~e": { "$type": "number", "$value": 3 } } }"##,
            path: "t.json")
        #expect(files.messages == [])
        #expect(files["a"] == .number(3))
        #expect(files.tokens["a"]?.chain == ["b/c.d~e"])
    }

    @Test func `follow the modes of their target`() {
        let files = TokenFiles(
            """
            c:
              $type: color
              $value: { colorSpace: srgb, components: [0, 0, 0] }
              $modes: { dark: { colorSpace: srgb, components: [1, 0, 0] } }
            n: { $type: number, $value: { $ref: '#/c/$value/components/0' } }
            """)
        #expect(files.messages == [])
        #expect(files["n"] == .number(0))
        #expect(files["n", .dark] == .number(1))
    }

    @Test(arguments: [
        ("#/c/$value/components/3", "the value of {c} has no member “3”"),
        ("#/c/$value/components/01", "the value of {c} has no member “01”"),
        ("#/c/$value/hue", "the value of {c} has no member “hue”"),
        ("#/nothing/$value/alpha", "unknown token {nothing}"),
        ("c/$value", "“c/$value” is not a JSON Pointer into this document"),
        ("other.json#/c/$value", "“other.json#/c/$value” is not a JSON Pointer into this document"),
        ("#/c~2/$value", "“#/c~2/$value” is not a JSON Pointer into this document"),
    ])
    func `to missing targets are errors at the pointer`(_ pointer: String, _ message: String) {
        let files = TokenFiles(json: #"{ "$ref": "\#(pointer)" }"#, type: "number", beside: Self.palette)
        #expect(files.messages == [message])
        #expect(files.places == [#""\#(pointer)""#])
    }

    @Test func `to a part of another type are errors at the pointer`() {
        let files = TokenFiles(json: ##"{ "$ref": "#/d/$value/unit" }"##, type: "number", beside: Self.palette)
        #expect(files.messages == ["this value must be a number, not the text “rem”"])
        #expect(files.places == [##""#/d/$value/unit""##])
    }

    @Test(arguments: [
        ##"{ "a": { "$type": "number", "$value": { "$ref": "#/b/$value" } }, "##
            + ##""b": { "$type": "number", "$value": "{a}" } }"##,
        ##"{ "a": { "$type": "fontFamily", "$value": [{ "$ref": "#/b/$value/0" }] }, "##
            + ##""b": { "$type": "fontFamily", "$value": [{ "$ref": "#/a/$value/0" }] } }"##,
        ##"{ "a": { "$type": "fontFamily", "$value": [{ "$ref": "#/a/$value/0" }] } }"##,
    ])
    func `in a cycle are reported once`(_ text: String) {
        let files = TokenFiles(text, path: "t.json")
        #expect(files.diagnostics.map(\.rule) == ["reference-cycle"], "\(files.messages)")
    }

    @Test func `to another part of the same value are not a cycle`() {
        let files = TokenFiles(
            json: ##"{ "colorSpace": "srgb", "components": [0.5, { "$ref": "#/x/$value/components/0" }, 0] }"##,
            type: "color")
        #expect(files.messages == [])
        #expect(files["x"] == .color(RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 1)))
    }

    @Test func `that expand to too many values are quickly an error`() {
        // Each level contains the previous one twenty times.
        var text = #"{ "a0": { "$type": "fontFamily", "$value": ["A"] }"#
        for level in 1...12 {
            let pointer = ##"{ "$ref": "#/a\##(level - 1)/$value" }"##
            let items = Array(repeating: #"[\#(pointer)]"#, count: 20).joined(separator: ", ")
            text += #", "a\#(level)": { "$type": "fontFamily", "$value": [\#(items)] }"#
        }
        let files = TokenFiles(text + "}", path: "t.json")
        #expect(files.diagnostics.contains { $0.severity == .error })
        #expect(files.tokens["a12"] == nil)
    }
}

struct `Extended groups` {
    @Test func `take every token that they do not define, whole`() {
        let files = TokenFiles(
            """
            base:
              $type: color
              bg: { $value: '#000001', $description: ground }
              text: { $value: '#000002' }
              deep: { x: { $value: '#000003' } }
            mine: { $extends: '{base}', bg: { $value: '#000004' }, deep: { y: { $value: '#000005' } } }
            """)
        #expect(files.messages == [])
        #expect(files["mine.bg"] == hex("#000004"))
        #expect(files.tokens["mine.bg"]?.token.description == nil)
        #expect(files["mine.text"] == hex("#000002"))
        #expect(files["mine.deep.x"] == hex("#000003"))
        #expect(files["mine.deep.y"] == hex("#000005"))
    }

    @Test(arguments: ["$extends: '#/base'", "$extends: '{base}'", "$extends: {base}", "$ref: '#/base'"])
    func `refer to their base in each form`(_ base: String) {
        let files = TokenFiles("base: { $type: number, a: { $value: 1 } }\nmine: { \(base) }")
        #expect(files.messages == [])
        #expect(files["mine.a"] == .number(1))
    }

    @Test func `prefer the type of their base to that of the group above`() {
        let files = TokenFiles(
            "base: { $type: dimension, a: { $value: 1 } }\n"
                + "up: { $type: number, mine: { $extends: '{base}', b: { $value: 2 } } }"
        )
        #expect(files.messages == [])
        #expect(files["up.mine.b"] == .dimension(2))
    }

    @Test func `extend one another in a chain, whatever their order`() {
        let files = TokenFiles(
            "c: { $extends: '{b}' }\nb: { $extends: '{a}', y: { $value: 2 } }\n"
                + "a: { $type: number, x: { $value: 1 }, y: { $value: 9 } }"
        )
        #expect(files.messages == [])
        #expect(files["c.x"] == .number(1))
        #expect(files["c.y"] == .number(2))
    }

    @Test func `inherit through their base and through the groups above it`() {
        let files = TokenFiles(
            """
            root: { $type: number, sub: { a: { $value: 1 } } }
            middle: { $extends: '{root}' }
            mine: { $extends: '{middle.sub}' }
            """)
        // The base exists only after the extension of the group above it.
        #expect(files["middle.sub.a"] == .number(1))
        #expect(files["mine.a"] == .number(1), "\(files.messages)")
    }

    @Test func `keep references as they are written`() {
        let files = TokenFiles(
            "base: { $type: number, a: { $value: 1 }, b: { $value: '{base.a}' } }\n"
                + "mine: { $extends: '{base}', a: { $value: 2 } }"
        )
        #expect(files["mine.b"] == .number(1))
    }

    @Test(arguments: [
        ("a: { $extends: '{a}', x: { $type: number, $value: 1 } }", 1),
        ("a: { x: { $type: number, $value: 1 }, b: { $extends: '{a}' } }", 1),
        ("a: { $extends: '{b}' }\nb: { $extends: '{a}' }", 1),
        ("a: { $extends: '{b}' }\nb: { $extends: '{c}' }\nc: { $extends: '{a}' }", 1),
    ])
    func `in a cycle are one error that names all of them`(_ text: String, _ count: Int) {
        let files = TokenFiles(text)
        #expect(files.diagnostics.map(\.rule) == Array(repeating: "reference-cycle", count: count), "\(files.messages)")
    }

    @Test(arguments: [
        ("a: { $extends: '{nothing}' }", "unknown group {nothing}"),
        ("a: { $extends: '{t}' }\nt: { $type: number, $value: 1 }", "{t} is a token, not a group"),
        ("a: { $extends: 12 }", "“a” must extend a group, not the number 12"),
    ])
    func `need a group to extend`(_ text: String, _ message: String) {
        #expect(TokenFiles(text).messages == [message])
    }

    @Test func `that double with every level stop at a limit`() {
        var text = "g0: { $type: number, a: { $value: 1 }, b: { $value: 2 } }\n"
        for level in 1...40 {
            text += "g\(level): { p: { $extends: '{g\(level - 1)}' }, q: { $extends: '{g\(level - 1)}' } }\n"
        }
        let files = TokenFiles(text)
        #expect(files.diagnostics.count == 1)
        #expect(files.messages.first?.hasPrefix("extended groups may add at most") == true)
    }
}
