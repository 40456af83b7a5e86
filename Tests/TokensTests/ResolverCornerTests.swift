import Source
import Testing
import Tokens
import Values

/// A resolved context behaves as if it were one source (DTCG 2025.10, *Resolver*, *Ordering*).
struct `Contexts of a resolver document` {
    private static let dark = Appearance(isDark: true)

    /// A set `a`, and a modifier with contexts for light and dark.
    private func document(_ base: String, light: String = "", dark: String) throws -> ResolverFiles {
        func sources(_ text: String) -> String { text.isEmpty ? "[]" : "[{ \(text) }]" }
        return try ResolverFiles(
            `Resolver documents`.document(
                ##"""
                "sets": { "a": { "sources": [{ \##(base) }] } },
                "modifiers": { "appearance": { "default": "light", "contexts": {
                  "light": \##(sources(light)), "dark": \##(sources(dark)) } } }
                """##, order: ##"{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/appearance" }"##))
    }

    private func number(_ name: String, _ value: String) -> String {
        #""\#(name)": { "$type": "number", "$value": \#(value) }"#
    }

    @Test func `can have tokens that only dark has`() throws {
        let files = try document(
            number("bg", "1") + ", " + number("card", #""{bg}""#),
            dark: number("night", "9") + ", " + number("bg", #""{night}""#))
        #expect(files.messages == [])
        #expect(files["card"] == .number(1))
        #expect(files["card", Self.dark] == .number(9))
        #expect(files["night", Self.dark] == .number(9))
    }

    @Test func `can have groups that only dark has`() throws {
        let files = try document(
            number("bg", "1"),
            dark: #""g": { "$type": "number", "h": { "night": { "$value": 9 } } }, "#
                + #""bg": { "$type": "number", "$value": "{g.h.night}" }"#)
        #expect(files.messages == [])
        #expect(files["bg", Self.dark] == .number(9))
    }

    @Test func `lack what only dark has`() throws {
        let files = try document(number("card", #""{night}""#), dark: number("night", "9"))
        #expect(files.messages == ["{night} has no value in light"])
        #expect(files.diagnostics.map(\.severity) == [.error])
    }

    @Test func `fall back to what only light has, with a warning`() throws {
        let files = try document(number("card", #""{day}""#), light: number("day", "1"), dark: number("x", "1"))
        #expect(files.messages == ["{day} has no value in dark; its value in light is used"])
        #expect(files.diagnostics.map(\.severity) == [.warning])
        #expect(files["card", Self.dark] == .number(1))
    }

    @Test func `do not report what both have`() throws {
        let files = try document(number("x", "1"), light: number("day", "1"), dark: number("day", "2"))
        #expect(files.messages == [])
    }
}

struct `Groups across sources` {
    private func tokens(_ sources: String) throws -> ResolverFiles {
        try ResolverFiles(
            `Resolver documents`.document(
                #""sets": { "a": { "sources": [\#(sources)] } }"#, order: ##"{ "$ref": "#/sets/a" }"##))
    }

    @Test(arguments: [
        #"{ "g": { "s": { "$value": 4 } } }, { "g": { "$type": "number" } }"#,
        #"{ "g": { "$type": "number" } }, { "g": { "s": { "$value": 4 } } }"#,
        #"{ "g": { "$type": "dimension", "s": { "$value": 4 } } }, { "g": { "$type": "number" } }"#,
        #"{ "g": { "s": { "$value": 4 }, "$type": "number" } }, { "g": { "$description": "more" } }"#,
        ##"{ "g": { "h": { "s": { "$value": 4 } } } }, { "g": { "$type": "number" } }, "##
            + ##"{ "g": { "s": { "$ref": "#/g/h/s" } } }"##,
    ])
    func `have the last type`(sources: String) throws {
        let files = try tokens(sources)
        #expect(files["g.s"] == .number(4), "\(files.messages)")
        #expect(files.messages == [])
    }

    @Test(arguments: [
        #"{ "g": { "$type": "number", "$deprecated": true } }, { "g": { "t": { "$value": 1 } } }"#,
        #"{ "g": { "t": { "$value": 1 } } }, { "g": { "$type": "number", "$deprecated": true } }"#,
    ])
    func `are deprecated with their tokens`(sources: String) throws {
        #expect(try tokens(sources).tokens["g.t"]?.deprecation == .deprecated)
    }

    @Test func `leave a token that says that it is not deprecated`() throws {
        let sources =
            #"{ "g": { "t": { "$value": 1, "$deprecated": false } } }, "#
            + #"{ "g": { "$type": "number", "$deprecated": true } }"#
        #expect(try tokens(sources).tokens["g.t"]?.deprecation == nil)
    }

    @Test func `of separate files keep the types that they have`() {
        let files = TokenFiles(
            "g: { $type: dimension, a: { $value: 4 } }", "g: { $type: number, b: { $value: 4 } }")
        #expect(files["g.a"] == .dimension(4))
        #expect(files["g.b"] == .number(4))
    }

    @Test func `of separate files have a type that only the last one has`() {
        #expect(TokenFiles("g: { a: { $value: 4 } }", "g: { $type: number }")["g.a"] == .number(4))
    }
}

struct `References of a resolver document` {
    private func sources(_ sources: String, order: String = "b") throws -> ResolverFiles {
        try ResolverFiles(
            `Resolver documents`.document(
                ##""sets": { "a b": { "sources": [{ "n": { "$type": "number", "$value": 1 } }] }, "##
                    + ##""b": \##(sources) }"##,
                order: ##"{ "$ref": "#/sets/\##(order)" }"##),
            files: ["p.json": #"{ "n": { "$type": "number", "$value": 1 } }"#])
    }

    @Test(arguments: [
        ##"{ "sources": [{ "$ref": "#/sets/a b/sources/0" }] }"##,
        ##"{ "sources": [{ "$ref": "#/sets/a%20b" }] }"##,
        ##"{ "sources": [{ "$ref": "p.json#" }] }"##,
        ##"{ "sources": [{ "$ref": "p.json" }], "$extensions": { "org.acme": { "$ref": "nowhere.json" } } }"##,
    ])
    func `reach their targets`(set: String) throws {
        let files = try sources(set)
        #expect(files.messages == [])
        #expect(files["n"] == .number(1))
    }

    @Test func `in the order are decoded`() throws {
        let files = try sources(#"{ "sources": [] }"#, order: "a%20b")
        #expect(files.messages == [])
        #expect(files["n"] == .number(1))
    }

    @Test(arguments: [
        ##"{ "sources": [{ "$ref": "#/sets/a b/sources/1" }] }"##,
        ##"{ "sources": [{ "$ref": "#/sets/a b/sources/00" }] }"##,
        ##"{ "sources": [{ "$ref": "#/sets/a%2" }] }"##,
    ])
    func `to nothing are errors`(set: String) throws {
        #expect(try sources(set).diagnostics.map(\.severity) == [.error])
    }

    @Test func `in an empty order are missed`() throws {
        let files = try ResolverFiles(`Resolver documents`.document(#""sets": {}"#, order: ""))
        #expect(files.messages == ["“resolutionOrder” is empty, so the document has no tokens"])
    }
}

struct `Pointers to any place of a file` {
    @Test func `reach definitions`() {
        let files = TokenFiles(
            """
            { "$defs": { "x": { "$type": "number", "$value": 3 } }, "a": { "$ref": "#/$defs/x" },
              "b": { "$type": "number", "$value": { "$ref": "#/$defs/x/$value" } } }
            """, path: "tokens.json")
        #expect(files["a"] == .number(3), "\(files.messages)")
        #expect(files["b"] == .number(3))
        #expect(files.diagnostics.map(\.severity) == [.warning])
    }

    @Test func `reach metadata`() {
        let files = TokenFiles(
            """
            { "d": { "$type": "number", "$description": "Inter", "$value": 1 },
              "f": { "$type": "fontFamily", "$value": { "$ref": "#/d/$description" } } }
            """, path: "tokens.json")
        #expect(files["f"] == .fontFamily(["Inter"]), "\(files.messages)")
    }

    @Test(arguments: ["#/$defs/y", "#/$defs/x/$value/0", "#/d/$description"])
    func `that does not exist are errors`(pointer: String) {
        let files = TokenFiles(
            """
            { "$defs": { "x": { "$type": "number", "$value": 3 } },
              "a": { "$type": "number", "$value": { "$ref": "\(pointer)" } }, "d": { "$type": "number", "$value": 1 } }
            """, path: "tokens.json")
        #expect(files["a"] == nil)
        #expect(files.diagnostics.contains { $0.severity == .error })
    }

    @Test func `name a value where they are in a value`() {
        let files = TokenFiles(
            """
            { "base": { "$type": "number", "$value": 1 }, "ok": { "$ref": "#/base" },
              "o": { "$type": "number", "$value": { "$ref": "#/base" } } }
            """, path: "tokens.json")
        #expect(files["o"] == .number(1))
        #expect(files.messages == ["a pointer in a value must name a value, not a token in DTCG 2025.10"])
        #expect(files.diagnostics.first?.help == "write #/base/$value")
    }
}

struct `Values that the standard allows and uispec does not draw` {
    @Test func `are read with a warning`() {
        let dashes = TokenFiles(json: #"{ "dashArray": [], "lineCap": "round" }"#, type: "strokeStyle")
        #expect(dashes["x"] == .strokeStyle(.named("solid")))
        #expect(dashes.diagnostics.map(\.severity) == [.warning])
        let zero = #"{ "value": 0, "unit": "px" }"#
        let shadow = TokenFiles(
            json: """
                { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": \(zero), "offsetY": \(zero),
                  "blur": { "value": -1, "unit": "px" }, "spread": \(zero) }
                """, type: "shadow")
        guard case .shadow(let layers)? = shadow["x"] else {
            Issue.record("\(shadow.messages)")
            return
        }
        #expect(layers.first?.blur == 0)
        #expect(shadow.diagnostics.map(\.severity) == [.warning])
    }

    @Test(arguments: ["inset", "innerShadow", "inner"])
    func `are inner shadows by their type`(type: String) {
        let files = TokenFiles(
            ##"{ "s": { "type": "shadow", "value": { "type": "\##(type)", "color": "#000", "offsetX": "0px", "##
                + ##""offsetY": "1px", "blur": "2px", "spread": "0px" } } }"##, path: "tokens.json")
        guard case .shadow(let layers)? = files["s"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(layers.map(\.isInset) == [true])
    }

    @Test(arguments: ["fontVariant", "fontStretch"])
    func `are members of a typography that are ignored`(member: String) {
        let files = TokenFiles(
            ##"{ "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "##
                + ##""fontWeight": 400, "lineHeight": 1.2, "\##(member)": "x" } } }"##, path: "tokens.json")
        #expect(files["t"] != nil)
        #expect(!files.diagnostics.contains { $0.severity == .error }, "\(files.messages)")
    }

    @Test func `are stops in order`() {
        let text =
            "[{ color: '#000000', position: 1 }, { color: '#FF0000', position: 0 }, "
            + "{ color: '#00FF00', position: 0.5 }]"
        guard case .gradient(let stops)? = TokenFiles.value("gradient", text) else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.position) == [0, 0.5, 1])
        #expect(stops.first?.color.hex == "#FF0000")
    }
}
