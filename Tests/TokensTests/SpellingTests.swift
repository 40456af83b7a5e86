import Source
import Testing
import Tokens
import Values

/// Names of the standard in another spelling, and forms of plugins.
struct `Spellings of other tools` {
    @Test func `of the members of a typography are read`() {
        let files = TokenFiles(
            json: """
                { "font-family": "Inter", "font-size": { "value": 16, "unit": "px" }, "font-weight": 400,
                  "line-height": 1.5, "letter-spacing": { "value": 0, "unit": "px" } }
                """, type: "typography")
        guard case .typography(let font)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect((font.size, font.lineHeight, font.family.first) == (16, 1.5, "Inter"))
        #expect(files.messages == ["the members of a value must be written in lowerCamelCase"])
    }

    @Test(arguments: [
        ("cubic-bezier", "[0, 0, 1, 1]"), ("font-weight", "400"), ("Font-Family", #""Inter""#),
        ("stroke-style", #""solid""#), ("border-radius", #"{ "value": 1, "unit": "px" }"#),
    ])
    func `of types are read`(type: String, value: String) {
        let files = TokenFiles(json: value, type: type)
        #expect(files["x"] != nil, "\(files.messages)")
        #expect(files.diagnostics.map(\.severity) == [.warning], "\(files.messages)")
    }

    @Test func `of metadata without a dollar sign are read`() {
        let files = TokenFiles(
            #"{ "a": { "$type": "number", "$value": 1, "deprecated": true, "description": "old" } }"#,
            path: "tokens.json")
        #expect(files.tokens["a"]?.deprecation == .deprecated)
        #expect(files.tokens["a"]?.description == "old")
        #expect(files.diagnostics.map(\.severity) == [.warning, .warning], "\(files.messages)")
    }

    @Test(arguments: [
        (#"{ "default": 1, "cds-g90": 2 }"#, "the modes “default”, “cds-g90” are ignored", 1.0),
        (#"{ "Light": 1, "Night": 2 }"#, "the modes “Light”, “Night” are read as values for their appearances", 2.0),
    ])
    func `of modes are read or named`(modes: String, message: String, dark: Double) {
        let files = TokenFiles(
            #"{ "a": { "$type": "number", "$value": 1, "$modes": \#(modes) } }"#, path: "tokens.json")
        #expect(files.messages == [message])
        #expect(files["a", .dark] == .number(dark))
    }

    @Test func `of a color that is a gradient are read as one`() {
        let files = TokenFiles(json: ##""linear-gradient(90deg, #FFFFFF 0%, #000000 100%)""##, type: "color")
        guard case .gradient(let stops)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(stops.count == 2)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func `of composites of a plugin are read`() {
        let shadow = TokenFiles(
            ##"{ "s": { "type": "custom-shadow", "value": { "shadowType": "innerShadow", "radius": 8, "##
                + ##""color": "#0000001a", "offsetX": 0, "offsetY": 2, "spread": 0 } } }"##, path: "tokens.json")
        guard case .shadow(let layers)? = shadow["s"] else {
            Issue.record("\(shadow.messages)")
            return
        }
        #expect(layers.map(\.blur) == [8])
        #expect(layers.map(\.isInset) == [true])
        let gradient = TokenFiles(
            ##"{ "g": { "type": "custom-gradient", "value": { "gradientType": "linear", "rotation": 90, "stops": "##
                + ##"[{ "position": 0, "color": "#ffffff29" }, { "position": 1, "color": "#ffffff0a" }] } } }"##,
            path: "tokens.json")
        guard case .gradient(let stops)? = gradient["g"] else {
            Issue.record("\(gradient.messages)")
            return
        }
        #expect(stops.map(\.position) == [0, 1])
        let font = TokenFiles(
            ##"{ "t": { "type": "custom-fontStyle", "value": { "fontSize": 32, "textDecoration": "none", "##
                + ##""fontFamily": "Noto Sans JP", "fontWeight": 400, "fontStyle": "normal", "##
                + ##""letterSpacing": 1.28, "lineHeight": 44.8, "paragraphIndent": 0, "textCase": "none" } } }"##,
            path: "tokens.json")
        guard case .typography(let style)? = font["t"] else {
            Issue.record("\(font.messages)")
            return
        }
        #expect(style.lineHeight == 1.4)
    }
}
