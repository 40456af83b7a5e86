import Source
import Testing
import Tokens

@testable import Codegen

@Suite struct CSSTests {
    @Test(arguments: [("EveryType.css.txt", Samples.everyType), ("NastyNames.css.txt", Samples.nastyNames)])
    func `the output of the samples is unchanged`(_ name: String, _ yaml: String) throws {
        let output = CSSTarget().generate(try tokens(yaml), options: .sample)
        try Golden(name).expect(output.text)
    }

    @Test(arguments: [
        ("color.accent", "--color-accent"), ("color.onAccent", "--color-on-accent"), ("a.on-accent", "--a-on-accent"),
        ("a.on accent", "--a-on-accent"), ("a.URLColor", "--a-url-color"), ("a.gray50", "--a-gray50"),
        ("a.1x", "--a-1x"), ("a.$root", "--a"), ("a.50%", #"--a-50\%"#), ("a.b/c", "--a-b-c"), ("主.色", "--主-色"),
        ("a.☀", "--a-\\2600 "), ("a.🔥", "--a-🔥"), ("a.b\u{1}c", "--a-b\\1 c"), ("a.\u{0}", "--a-\u{FFFD}"),
        ("a.--", "--a"), ("-", "--root"), ("a._b", "--a-_b"),
    ]) func `a token's name becomes a property's`(_ path: String, _ expected: String) {
        #expect(CSSName.property(TokenPath(path)) == expected)
    }

    @Test(arguments: [
        ("color", "\"#0A5FD9\"", "#0A5FD9"), ("color", "\"#0A5FD980\"", "#0A5FD980"),
        ("color", "rgb(10 95 217 / 0.4)", "#0A5FD966"), ("color", "rgb(10.5 95 217)", "rgb(10.5 95 217)"),
        ("color", "rgb(10 95 217 / 0.123)", "rgb(10 95 217 / 0.123)"),
        ("color", "color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
        ("color", "color(display-p3 0 1 0 / 0.5)", "color(display-p3 0 1 0 / 0.5)"),
        ("dimension", "12", "12px"), ("dimension", "0", "0px"), ("dimension", "0.33333", "0.3333px"),
        ("duration", "0.3s", "300ms"), ("cubicBezier", "ease-in-out", "cubic-bezier(0.42, 0, 0.58, 1)"),
        ("number", "-0.25", "-0.25"), ("fontWeight", "bold", "700"),
        ("fontFamily", "[A B, \"q\\\"\", sans-serif]", "\"A B\", \"q\\\"\", sans-serif"),
        (
            "shadow", "{ color: \"#0000001A\", offsetY: 2, blur: 8, inset: true }", "inset 0 2px 8px 0 #0000001A"
        ),
        (
            "gradient", "[{ color: \"#000000\", position: 0 }, { color: \"#FFFFFF\", position: 0.5 }]",
            "#000000 0%, #FFFFFF 50%"
        ),
        ("strokeStyle", "dotted", "dotted"),
        ("border", "{ color: \"#000000\", width: 1, style: solid }", "1px solid #000000"),
        (
            "transition", "{ duration: 0.3s, delay: 50ms, timingFunction: linear }",
            "300ms cubic-bezier(0, 0, 1, 1) 50ms"
        ),
        ("typography", "{ size: 28, weight: medium }", "500 28px system-ui, -apple-system, sans-serif"),
        ("typography", "headline", "600 17px/22px system-ui, -apple-system, sans-serif"),
    ]) func `a value is written as CSS reads it`(_ type: String, _ value: String, _ expected: String) throws {
        let output = CSSTarget().generate(try tokens("a: { $type: \(type), $value: \(value) }"), options: .sample)
        #expect(output.diagnostics.isEmpty)
        #expect(output.text.contains("  --a: \(expected);\n"), "\(output.text)")
    }

    @Test(arguments: [
        ("dark: \"#FFFFFF\"", ["dark": "#FFFFFF"]),
        ("increased: \"#FFFFFF\"", ["more": "#FFFFFF", "both": "#000000"]),
        ("dark+increased: \"#FFFFFF\"", ["both": "#FFFFFF"]),
        ("dark: \"#111111\", increased: \"#222222\"", ["dark": "#111111", "more": "#222222", "both": "#111111"]),
        ("dark: \"#111111\", dark+increased: \"#111111\"", ["dark": "#111111"]),
        ("dark+elevated: \"#111111\"", [:]),
    ]) func `each media query contains only what differs`(_ modes: String, _ expected: [String: String]) throws {
        let yaml = "a: { $type: color, $value: \"#000000\", $modes: { \(modes) } }"
        let text = CSSTarget().generate(try tokens(yaml), options: .sample).text
        let queries = [
            "dark": "(prefers-color-scheme: dark)", "more": "(prefers-contrast: more)",
            "both": "(prefers-color-scheme: dark) and (prefers-contrast: more)",
        ]
        for (name, query) in queries {
            let block = "@media \(query) {\n"
            #expect(text.contains(block) == (expected[name] != nil))
            if let color = expected[name] { #expect(text.contains("\(block)  :root {\n    --a: \(color);\n")) }
        }
    }

    private static let aliases = """
        a: { $type: color, $value: "#000000", $modes: { dark: "#FFFFFF" } }
        b: { $value: "{a}" }
        c: { $type: color, $value: "{a}", $modes: { dark: "#FF0000" } }
        d: { $type: dimension, $value: "{n}" }
        n: { $type: number, $value: 1 }
        f: { $type: typography, $value: { size: 28 } }
        g: { $value: "{f}" }
        s: { $type: color, $value: "{ios.color.label}" }
        """

    @Test func `an alias refers to the property of its token`() throws {
        let yaml = Self.aliases.split(separator: "\n").dropLast().joined(separator: "\n")
        let text = CSSTarget().generate(try tokens(yaml), options: .sample).text
        let start = try #require(text.firstRange(of: "@media"))
        let (light, dark) = (text[..<start.lowerBound], text[start.lowerBound...])
        for line in ["--b: var(--a);", "--c: var(--a);", "--d: 1px;", "--g: var(--f);", "--g-size: var(--f-size);"] {
            #expect(light.contains(line), "\(text)")
        }
        #expect(dark.contains("--a: #FFFFFF;"))
        #expect(dark.contains("--c: #FF0000;"))
        // The reference has the dark value already.
        #expect(!dark.contains("--b:"))
    }

    @Test func `an alias to a token in another file has its value`() throws {
        let all = try tokens("a: { $type: color, $value: '#112233' }\nb: { $value: '{a}' }")
        let text = CSSTarget().generate(all.filter { $0.path == "b" }, options: .sample).text
        #expect(text.contains("--b: #112233;"))
    }

    @Test func `a class can select the dark values`() throws {
        let yaml = """
            a: { $type: color, $value: "#000000", $modes: { dark: "#FFFFFF", increased: "#111111" } }
            b: { $value: "{a}" }
            c: { $type: color, $value: "#00FF00", $modes: { dark+increased: "#0000FF" } }
            """
        var options = CSSOptions.sample
        options.scheme = .dark
        let text = CSSTarget().generate(try tokens(yaml), options: options).text
        let blocks = text.split(separator: "\n\n")
        #expect(
            blocks.dropFirst().joined(separator: "\n") == """
                :root {
                  --a: #000000;
                  --b: var(--a);
                  --c: #00FF00;
                }
                @media (prefers-contrast: more) {
                  :root {
                    --a: #111111;
                  }
                }
                .dark {
                  --a: #FFFFFF;
                  --b: var(--a);
                }
                @media (prefers-contrast: more) {
                  .dark {
                    --c: #0000FF;
                  }
                }

                """)
    }

    @Test(arguments: [
        ("n: { $type: number, a-b: { $value: 1 }, aB: { $value: 2 } }", "n.aB", "n.a-b", "--n-a-b"),
        ("a: { $type: number, b: { $value: 1 } }\na-b: { $type: number, $value: 2 }", "a-b", "a.b", "--a-b"),
        (
            "f: { $type: typography, $value: { size: 1 } }\nf-size: { $type: number, $value: 2 }", "f-size", "f",
            "--f-size"
        ),
    ]) func `names that clash are reported, and the first is kept`(
        _ yaml: String, _ second: String, _ first: String, _ name: String
    ) throws {
        let output = CSSTarget().generate(try tokens(yaml), options: .sample)
        #expect(
            output.diagnostics.map(\.message) == [
                "the token “\(second)” and the token “\(first)” would both be named “\(name)” in CSS"
            ])
        #expect(!output.text.contains(": 2;"))
    }

    @Test func `a comment cannot be ended from within`() throws {
        let yaml = "a: { $type: number, $value: 1, $description: \"x */ y\\n/* z\", $deprecated: \"*/\" }"
        let text = CSSTarget().generate(try tokens(yaml), options: .sample).text
        #expect(text.contains("  /* x * / y /* z */\n  /* Deprecated: * / */\n  --a: 1;\n"))
    }

    @Test func `dashes lose their lengths with a warning`() throws {
        let yaml = "a: { $type: strokeStyle, $value: { dashArray: [4, 2], lineCap: round } }"
        let output = CSSTarget().generate(try tokens(yaml), options: .sample)
        #expect(output.diagnostics.map(\.rule) == [.inexpressibleValue])
        #expect(output.diagnostics.map(\.severity) == [.warning])
        #expect(output.text.contains("--a: dashed;"))
    }
}
