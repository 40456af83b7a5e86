import Source
import Testing
import Tokens
import Values

/// Forms of other tools in the spelling in which they are published.
struct `Published forms` {
    private static let beside = ##"""
        "c": { "$type": "color", "ink": { "$value": "#102030" } },
        "n": { "$type": "number", "three": { "$value": 3 }, "share": { "$value": 0.3 } },
        "d": { "$type": "dimension", "base": { "$value": "4px" } },
        "t": { "$type": "duration", "fast": { "$value": "100ms" } },
        "lineHeights": { "auto": { "$type": "lineHeights", "$value": "AUTO" } },
        "font": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px",
          "fontWeight": 400, "letterSpacing": "0", "lineHeight": 1.5 } } }
        """##

    @Test(arguments: [
        ("color", #""rgba({c.ink}, .3) ""#, "#1020304D"),
        ("color", #""{c.ink.value}""#, "#102030"),
        ("color", #""{ c.ink }""#, "#102030"),
        ("color", ##"{ "h": 210, "s": "50%", "l": "40%" }"##, "#336699"),
    ])
    func `of colors are read with a warning`(type: String, written: String, color: String) {
        let files = TokenFiles(json: written, type: type, beside: Self.beside)
        guard case .color(let found)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(found.hexWithAlpha == color)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [
        ("duration", "0", TokenValue.duration(Seconds(0))),
        ("duration", #""{t.fast} * 2""#, .duration(Seconds(0.2))),
        ("cubicBezier", #""0.4, 0, 0.2, 1""#, .cubicBezier(CubicBezier(0.4, 0, 0.2, 1))),
        ("cubicBezier", #"{ "x1": 0.4, "y1": 0, "x2": 0.2, "y2": 1 }"#, .cubicBezier(CubicBezier(0.4, 0, 0.2, 1))),
        ("dimension", #""{n.three}px""#, .dimension(3)),
        ("dimension", #""{n.three}rem""#, .dimension(48)),
        ("dimension", #""{font.body.$value.fontSize}""#, .dimension(16)),
        ("fontWeight", #""Italic""#, .fontWeight(FontWeight(400))),
        ("fontWeight", #""Roman""#, .fontWeight(FontWeight(400))),
    ])
    func `of other values are read with a warning`(type: String, written: String, value: TokenValue) {
        let files = TokenFiles(json: written, type: type, beside: Self.beside)
        #expect(files["x"] == value, "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `that are not weights stay errors`() {
        #expect(TokenFiles(json: #""wght 350""#, type: "fontWeight")["x"] == nil)
        #expect(TokenFiles(json: #""steps(4, end)""#, type: "cubicBezier")["x"] == nil)
        #expect(TokenFiles(json: "200", type: "duration")["x"] == nil)
    }

    /// CSS puts a stop without a position between its neighbors.
    @Test(arguments: [
        ("linear-gradient(90deg, #FF0000, #00FF00, #0000FF 60%, #000000)", [0, 0.3, 0.6, 1]),
        ("linear-gradient(#FF0000 50%, #00FF00 20%, #0000FF)", [0.5, 0.5, 1]),
        ("linear-gradient(90deg, rgba({c.ink}, 0.5), transparent)", [0, 1]),
    ])
    func `of gradients have the positions of CSS`(written: String, positions: [Double]) {
        let files = TokenFiles(json: "\"\(written)\"", type: "gradient", beside: Self.beside)
        guard case .gradient(let stops)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(stops.map(\.position) == positions)
    }

    @Test func `of gradients may have other names for their stops`() {
        let files = TokenFiles(
            json:
                ##"""
                { "angle": 180, "colors": [{ "value": "rgba({c.ink}, 0)", "stop": 0 },
                  { "value": "#FFFFFF", "stop": 0.5 }] }
                """##,
            type: "linear-gradient", beside: Self.beside)
        guard case .gradient(let stops)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(stops.map(\.position) == [0, 0.5])
    }

    @Test(arguments: [#""AUTO""#, #""normal""#, #""{lineHeights.auto}""#])
    func `of a line height that is that of the font leave it out`(written: String) {
        let files = TokenFiles(
            json:
                #"{ "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0", "lineHeight": "#
                + written + " }", type: "typography", beside: Self.beside)
        guard case .typography(let font)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(font.size == 16)
        #expect(font.lineHeight == nil)
    }

    @Test func `of shadows keep the alpha beside the color`() {
        let files = TokenFiles(
            json: ##"{ "color": "#000000", "alpha": 0.3, "x": 0, "y": 1, "blur": 2, "spread": 0 }"##, type: "shadow")
        guard case .shadow(let shadows)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.map(\.color.hexWithAlpha) == ["#0000004D"])
    }

    @Test func `of several shadows may be numbered`() {
        let layer = ##"{ "color": "#000", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" }"##
        let files = TokenFiles(json: "{ \"0\": \(layer), \"1\": \(layer) }", type: "shadow")
        guard case .shadow(let shadows)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.count == 2)
    }

    @Test(arguments: ["$alpha", "$opacity", "alpha"])
    func `of an alpha beside the value change the color`(key: String) {
        let files = TokenFiles(
            ##"{ "x": { "$type": "color", "$value": "#102030", "\##(key)": 0.3 } }"##, path: "tokens.json")
        guard case .color(let color)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(color.hexWithAlpha == "#1020304D")
        #expect(files.messages.contains { $0.contains("read as the alpha of a color") })
    }

    @Test func `of digits without their sign are answered with the color`() {
        let files = TokenFiles(json: #""444444""#, type: "color")
        #expect(files.diagnostics.last?.help == "write \"#444444\"")
    }
}

struct `Published forms of values by appearance` {
    private func hex(_ files: TokenFiles, _ path: TokenPath = "x") -> [String] {
        [Appearance.light, .dark].map { appearance in
            if case .color(let color)? = files[path, appearance] { color.hex } else { "none" }
        }
    }

    /// Style Dictionary's form, without a type.
    @Test(arguments: [
        ##"{ "value": { "light": "#FFFFFF", "dark": "#020202" } }"##,
        ##"{ "value": "#FFFFFF", "themes": { "dark": { "value": "#020202" } } }"##,
        ##"{ "value": "#FFFFFF", "values": { "light": "#FFFFFF", "dark": "#020202" } }"##,
    ])
    func `are read in the older form`(token: String) {
        let files = TokenFiles(##"{ "b": { "value": "#000" }, "x": \##(token) }"##, path: "tokens.json")
        #expect(hex(files) == ["#FFFFFF", "#020202"], "\(files.messages)")
    }

    @Test func `are read from parts of a color in the older form`() {
        let files = TokenFiles(
            #"{ "color": { "brand": { "value": { "h": 210, "s": 0.5, "l": 0.4 } } } }"#, path: "tokens.json")
        #expect(hex(files, "color.brand") == ["#336699", "#336699"], "\(files.messages)")
    }

    /// A word is a color only where a name or a value beside it supports that.
    @Test(arguments: [
        (#"{ "font": { "weight": { "heavy": { "value": "black" } } } }"#, "font.weight.heavy", "none"),
        (#"{ "brand": { "colors": { "ink": { "value": "black" } } } }"#, "brand.colors.ink", "#000000"),
        (##"{ "ink": { "a": { "value": "black" }, "b": { "value": "#102030" } } }"##, "ink.a", "#000000"),
    ])
    func `are not guessed from a word alone`(json: String, path: TokenPath, color: String) {
        let files = TokenFiles(json, path: "tokens.json")
        #expect(hex(files, path) == [color, color], "\(files.messages)")
    }

    @Test func `are read from light-dark()`() {
        let files = TokenFiles(json: ##""light-dark(#FFFFFF, #020202)""##, type: "color")
        #expect(hex(files) == ["#FFFFFF", "#020202"], "\(files.messages)")
    }

    @Test func `are read where only some names mean an appearance, and the others are named`() {
        let files = TokenFiles(
            ##"""
            { "$type": "color",
              "a": { "$value": "#FFFFFF", "$extensions": { "mode": { "light": "#FFFFFF", "dark": "#000000" } } },
              "x": { "$value": "#FFFFFF", "$extensions": { "mode": { "dark": "#020202", "dim": "#777777" } } } }
            """##, path: "tokens.json")
        #expect(hex(files) == ["#FFFFFF", "#020202"], "\(files.messages)")
        #expect(files.messages.contains { $0.contains("“dim”") }, "\(files.messages)")
    }
}
