import Source
import Testing
import Tokens
import Values

@testable import Generation
@testable import Loading
@testable import Pipeline

/// An import of files into the folder `Tokens`.
private struct Imported {
    let files: TestFiles
    let result: ImportRun.Result

    init(_ sources: [String: String], _ paths: [String], modes: [String] = []) throws {
        files = TestFiles(sources)
        var inputs = ResolverInputs()
        for mode in modes {
            let isRead = inputs.add(mode: mode)
            #expect(isRead)
        }
        result = try ImportRun.run(paths, into: "Tokens", inputs: inputs, isDry: false, files: files)
    }

    var texts: [String] { result.diagnostics.map { "\($0.severity): \($0.message)" } }
    func text(_ name: String) -> String? { files.text("Tokens/" + name) }

    /// The project of the written files.
    func project() throws -> LoadedProject {
        try files.write(Array("uispec: 1\ntokens: [Tokens]\nspecs: []\n".utf8), to: "uispec.yaml")
        return try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }
}

struct `Importing tokens` {
    @Test func `of DTCG writes short forms, with the type on the group`() throws {
        let imported = try Imported(
            [
                "in.json": ##"""
                { "color": { "$type": "color", "$description": "All \"colors\".",
                    "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" } },
                    "veil": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 } },
                    "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0.5, 0.25] } },
                    "text": { "$value": "{color.red}", "$deprecated": "use red" } },
                  "space": { "s": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
                    "r": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
                    "t": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } },
                  "one": { "$type": "number", "$value": 3, "$extensions": { "com.x": { "a": [1, "b: c"] } } } }
                """##
            ], ["in.json"])
        #expect(imported.texts == [])
        #expect(
            imported.text("color.yaml") == ##"""
                color:
                  $type: color
                  $description: "All \"colors\"."
                  red: { $value: "#FF0000" }
                  veil: { $value: { color: "#000000", alpha: 0.3 } }
                  wide: { $value: { colorSpace: "display-p3", components: [1, 0.5, 0.25] } }
                  text: { $value: "{color.red}", $deprecated: "use red" }

                """##)
        #expect(
            imported.text("space.yaml") == """
                space:
                  s: { $type: dimension, $value: 16 }
                  r: { $type: dimension, $value: { value: 1.5, unit: "rem" } }
                  t: { $type: duration, $value: 200ms }

                """)
        #expect(
            imported.text("tokens.yaml")
                == "one: { $type: number, $value: 3, $extensions: { \"com.x\": { a: [1, \"b: c\"] } } }\n")
        let project = try imported.project()
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.tokens["color.text"]?[.light] == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
    }

    @Test func `of Figma's variables uses scopes, alias data and modes`() throws {
        func file(_ mode: String, _ value: String) -> String {
            ##"""
            { "theme": { "bg": { "$type": "color",
                "$value": { "colorSpace": "srgb", "components": [\##(value), \##(value), \##(value)], "alpha": 1 },
                "$extensions": { "com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"] } },
                "gap": { "$type": "number", "$value": 8,
                  "$extensions": { "com.figma.variableId": "VariableID:1:3", "com.figma.scopes": ["GAP"] } },
                "brand": { "$type": "number", "$value": 4,
                  "$extensions": { "com.figma.aliasData": { "targetVariableName": "theme/gap" } } },
                "dim": { "$type": "number", "$value": 40, "$extensions": { "com.figma.scopes": ["OPACITY"] } },
                "font": { "$type": "string", "$value": "Inter",
                  "$extensions": { "com.figma.scopes": ["FONT_FAMILY"] } } },
              "$extensions": { "com.figma.modeName": "\##(mode)" } }
            """##
        }
        let imported = try Imported(
            ["E/Light.tokens.json": file("Light", "1"), "E/Dark.tokens.json": file("Dark", "0")], ["E"])
        let text = try #require(imported.text("theme.yaml"))
        #expect(text.contains(##"$value: "#FFFFFF""##))
        #expect(text.contains(##"$modes: { dark: "#000000" }"##))
        #expect(text.contains(##""com.figma.variableId": "VariableID:1:2""##))
        #expect(text.contains("$type: dimension\n    $value: 8\n") || text.contains("$type: dimension, $value: 8,"))
        #expect(text.contains(##"$value: "{theme.gap}""##))
        #expect(text.contains("$value: 0.4"))
        #expect(text.contains("$type: fontFamily"))
        #expect(
            imported.texts.filter { $0.hasPrefix("note") }.contains("note: the scopes GAP make this a dimension"))
        #expect(imported.texts.contains("note: an opacity in percent is read as a share of 1"))
        let project = try imported.project()
        #expect(project.tokens["theme.brand"]?[.light] == .dimension(8))
        #expect(project.diagnostics.filter { $0.severity == .error } == [])
    }

    @Test func `of an asset catalog reads color sets in all forms`() throws {
        func set(_ colors: String) -> String { #"{ "colors": [\#(colors)], "info": { "version": 1 } }"# }
        func color(_ space: String, _ parts: String, _ traits: String = "") -> String {
            #"{ "idiom": "universal"\#(traits), "color": { "color-space": "\#(space)", "components": { \#(parts) } } }"#
        }
        let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
        let white = #""red": "0xFF", "green": "255", "blue": "1.000", "alpha": "1.000""#
        let black = #""white": "0.000", "alpha": "0.500""#
        let imported = try Imported(
            [
                "A.xcassets/Contents.json": #"{ "info": {} }"#,
                "A.xcassets/Text.colorset/Contents.json": set(
                    color("srgb", white) + ", " + color("gray-gamma-22", black, dark)),
                "A.xcassets/Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
                "A.xcassets/Brand/Wide.colorset/Contents.json": set(
                    color("display-p3", #""red": "1.000", "green": "0.500", "blue": "0.250""#)),
                "A.xcassets/System.colorset/Contents.json": set(
                    #"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemRedColor" } }"#),
                "A.xcassets/Icon.appiconset/Contents.json": "{}",
                "A.xcassets/Broken.colorset/Contents.json": set(color("srgb", #""red": "x""#)),
            ], ["A.xcassets"])
        #expect(
            imported.text("color.yaml") == ##"""
                color:
                  $type: color
                  Brand:
                    Wide: { $value: { colorSpace: "display-p3", components: [1, 0.5, 0.25] } }
                  System: { $value: "{ios.color.systemRed}" }
                  Text: { $value: "#FFFFFF", $modes: { dark: { color: "#000000", alpha: 0.5 } } }

                """##)
        #expect(
            imported.texts == [
                "error: a component of a color must be a number, such as 0.5, 128 or 0x80",
                "error: “Broken” has no color without appearances",
                "note: A.xcassets has 1 appicon set, which is not imported",
            ])
    }

    @Test func `of Style Dictionary's form writes the standard one`() throws {
        let imported = try Imported(
            [
                "t.json":
                    ##"{ "color": { "a": { "value": "#112233", "darkValue": "{color.b.value}", "comment": "Ink" }, "##
                    + ##""b": { "value": "#445566" } } }"##
            ], ["t.json"])
        #expect(
            imported.text("color.yaml") == ##"""
                color:
                  $type: color
                  a: { $value: "#112233", $modes: { dark: "{color.b}" }, $description: "Ink" }
                  b: { $value: "#445566" }

                """##)
    }

    @Test func `writes the alpha beside a value into the value`() throws {
        let source = ##"""
            { "c": { "$type": "color", "a": { "$value": "#112233" }, "b": { "$value": "{c.a}", "alpha": 0.5 } } }
            """##
        let text = try #require(try Imported(["t.json": source], ["t.json"]).text("c.yaml"))
        #expect(text.contains(#"b: { $value: { color: "{c.a}", alpha: 0.5 } }"#), "\(text)")
    }

    @Test func `chooses contexts for appearances`() throws {
        func file(_ value: Int) -> String { #"{ "n": { "x": { "$type": "number", "$value": \#(value) } } }"# }
        let themes = ##"""
            [{ "name": "Sand", "group": "Look", "selectedTokenSets": { "a": "enabled" } },
             { "name": "Sea", "group": "Look", "selectedTokenSets": { "b": "enabled" } }]
            """##
        let imported = try Imported(
            ["S/$themes.json": themes, "S/a.json": file(1), "S/b.json": file(2)], ["S"], modes: ["dark=Look:Sea"])
        #expect(imported.text("n.yaml") == "n:\n  $type: number\n  x: { $value: 1, $modes: { dark: 2 } }\n")
        #expect(imported.texts == [])
    }

    @Test(arguments: ["dark", "dark=x", "drak=a:b", "=a:b", "dark=:b", "dark=a:"])
    func `refuses modes without a modifier and a context`(_ text: String) {
        var inputs = ResolverInputs()
        let isRead = inputs.add(mode: text)
        #expect(!isRead)
    }

    @Test func `never overwrites a file, and repeats itself`() throws {
        let source = ["t.json": #"{ "n": { "x": { "$type": "number", "$value": 1 } } }"#]
        let files = TestFiles(source.merging(["Tokens/n.yaml": "# mine\n"]) { first, _ in first })
        for isDry in [false, true] {
            #expect(throws: RunFailure.wouldOverwrite(["Tokens/n.yaml"])) {
                try ImportRun.run(["t.json"], into: "Tokens", inputs: ResolverInputs(), isDry: isDry, files: files)
            }
        }
        #expect(files.text("Tokens/n.yaml") == "# mine\n")
        let dry = try ImportRun.run(["t.json"], into: "New", inputs: ResolverInputs(), isDry: true, files: files)
        guard case .pending(let diff)? = dry.files.first?.status else {
            Issue.record("no diff")
            return
        }
        #expect(diff.contains("+n:\n"))
        #expect(files.text("New/n.yaml") == nil)
        #expect(throws: RunFailure.pathNotFound("no.json")) {
            try ImportRun.run(["no.json"], into: "T", inputs: ResolverInputs(), isDry: true, files: files)
        }
        let imported = try Imported(source, ["t.json"])
        let again = try ImportRun.run(
            ["t.json"], into: "Tokens", inputs: ResolverInputs(), isDry: false, files: imported.files)
        guard case .upToDate? = again.files.first?.status else {
            Issue.record("the second import differs")
            return
        }
    }

    @Test func `gives the same files when they are imported again`() throws {
        let source = ##"""
            { "color": { "$type": "color",
              "a": { "$value": { "colorSpace": "oklch", "components": [0.6, 0.1, "none"] } },
              "b": { "$value": "{color.a}", "$modes": { "dark": "#FFFFFF" } },
              "c": { "$value": { "colorSpace": "srgb", "components": [0.2196, 0.612, 1] } } } }
            """##
        let first = try Imported(["t.json": source], ["t.json"])
        let text = try #require(first.text("color.yaml"))
        #expect(text.contains(##"c: { $value: "#389CFF" }"##))
        let second = try Imported(["In/color.yaml": text], ["In"])
        #expect(second.text("color.yaml") == text)
    }
}
