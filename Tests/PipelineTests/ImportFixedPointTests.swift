import Source
import Testing
import Tokens
import Values

@testable import Generation
@testable import Loading
@testable import Pipeline

/// Imported tokens that are written as DTCG and imported again are the same, in values and in text.
struct `An import of what was exported` {
    private static let studio = [
        "Export/$themes.json": """
        [{ "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
         { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "dark": "enabled" } }]
        """,
        "Export/core.json": ##"""
        { "c": { "blue": { "value": "#0066CC", "type": "color" },
            "veil": { "value": "rgba({c.blue}, 0.3)", "type": "color" },
            "deep": { "value": "{c.blue}", "type": "color", "$extensions": { "studio.tokens": {
              "modify": { "type": "darken", "value": "0.2", "space": "lch" } } } },
            "soft": { "value": "{c.blue}", "type": "color", "$extensions": { "studio.tokens": {
              "modify": { "type": "alpha", "value": "{dim} ", "space": "lch" } } } } },
          "dim": { "value": "0.3", "type": "other" },
          "s": { "a": { "value": "4", "type": "spacing" }, "b": { "value": "{s.a} * 2", "type": "spacing" } } }
        """##,
        "Export/light.json": ##"{ "bg": { "value": "#FFFFFF", "type": "color" } }"##,
        "Export/dark.json": ##"{ "bg": { "value": "{c.blue}", "type": "color" } }"##,
    ]

    private static let sources: [(String, [String: String])] = [
        (
            "DTCG",
            [
                "Export/t.json": ##"""
                { "c": { "$type": "color",
                    "p3": { "$value": { "colorSpace": "display-p3", "components": [0.3, 0.8, 0.4] } },
                    "lch": { "$value": { "colorSpace": "oklch", "components": [0.6, 0.15, "none"],
                      "alpha": 0.5 } },
                    "alias": { "$value": "{c.p3}", "$description": "An alias" } },
                  "d": { "$type": "dimension", "rem": { "$value": { "value": 1.5, "unit": "rem" } } },
                  "t": { "$type": "duration", "s": { "$value": { "value": 0.3, "unit": "s" } } },
                  "b": { "$type": "border", "$value": { "color": "{c.p3}", "width": "{d.rem}", "style": "solid" } } }
                """##
            ]
        ),
        (
            "a resolver document",
            [
                "Export/x.resolver.json": ##"""
                { "version": "2025.10", "sets": { "a": { "sources": [{
                    "bg": { "$type": "number", "$value": 1 }, "card": { "$type": "number", "$value": "{bg}" } }] } },
                  "modifiers": { "appearance": { "default": "light", "contexts": { "light": [], "dark": [{
                    "bg": { "$type": "number", "$value": 2 } }] } } },
                  "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/appearance" }] }
                """##
            ]
        ),
        (
            "Figma",
            [
                "Export/Light.tokens.json": figma("Light", 1, 16), "Export/Dark.tokens.json": figma("Dark", 0, 16),
            ]
        ),
        ("Tokens Studio", studio),
        (
            "Style Dictionary",
            [
                "Export/t.json": ##"""
                { "color": { "ink": { "value": "#102030", "comment": "Text", "darkValue": "#E0E0E0" },
                    "text": { "value": "{color.ink.value}" } }, "size": { "m": { "value": "1.5rem" } } }
                """##
            ]
        ),
        (
            "forms that only uispec has",
            [
                "Export/t.json": ##"""
                { "motion": { "$extensions": { "io.github.uispec": { "tokens": {
                      "press": { "$type": "spring", "$value": { "response": 0.35, "dampingFraction": 0.8 } } } },
                    "com.x": { "value": { "value": 4, "unit": "px" } } } },
                  "n": { "$type": "number", "$value": 1, "$extensions": {
                    "io.github.uispec": { "modes": { "dark": 2 } }, "com.x": [{ "value": 4, "unit": "px" }] } } }
                """##
            ]
        ),
        (
            "names with dots",
            [
                "Export/t.json": ##"""
                { "space": { "$type": "dimension", "0.5": { "$value": { "value": 2, "unit": "px" } },
                    "two": { "$value": "{space.0.5} * 2" }, "half": { "$value": "{space.0.5}" },
                    "part": { "$type": "number", "$value": { "$ref": "#/space/0.5/$value/value" } } },
                  "v1.2": { "c": { "$type": "color", "ink": { "$value": "#102030" },
                    "veil": { "$value": "rgba({v1.2.c.ink}, 0.3)" }, "text": { "$value": "{v1.2.c.ink}" } } } }
                """##
            ]
        ),
        (
            "references with an alpha",
            [
                "Export/t.json": ##"""
                { "c": { "$type": "color", "ink": { "$value": "#102030" }, "glass": { "$value": "#10203033" },
                    "alias": { "$value": "{c.ink}" },
                    "a": { "$ref": "#/c/ink", "alpha": 0.5 }, "b": { "$value": { "$ref": "#/c/alias", "alpha": 0.3 } },
                    "d": { "$ref": "#/c/glass", "alpha": 0.5 },
                    "e": { "$value": { "colorSpace": { "$ref": "#/c/long/$value/colorSpace" },
                      "components": { "$ref": "#/c/long/$value/components" }, "alpha": 0.2 } },
                    "long": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } },
                    "f": { "$value": { "color": "{c.ink}", "alpha": 0.25 } }, "g": { "$value": "{c.ink}33" } },
                  "s": { "$type": "shadow", "$value": { "color": { "$ref": "#/c/ink", "alpha": 0.5 },
                    "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
                    "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } }
                """##
            ]
        ),
        (
            "texts of CSS",
            [
                "Export/t.json": ##"""
                { "c": { "$type": "color", "ink": { "$value": "#102030" } },
                  "d": { "$type": "dimension", "a": { "$value": "2px" }, "b": { "$value": "1.5rem" },
                    "c": { "$value": "16" }, "d": { "$value": 12 }, "e": { "$value": "8pt" } },
                  "t": { "$type": "duration", "a": { "$value": "200ms" }, "b": { "$value": "0.3s" } },
                  "e": { "$type": "cubicBezier", "$value": "cubic-bezier(0.4, 0, 0.2, 1)" },
                  "s": { "$type": "shadow", "a": { "$value": "0 1px 2px rgba(0, 0, 0, 0.1)" },
                    "b": { "$value": "0 1px 2px 0 {c.ink}, inset 0 0.5rem 1rem #00000033" },
                    "c": { "$value": "0 {d.a} 4px rgba({c.ink}, 0.3)" },
                    "d": { "$value": [{ "color": "{c.ink}", "x": "0", "y": "{d.a}", "blur": "1.5rem", "spread": "0",
                      "type": "innerShadow" }] } },
                  "b": { "$type": "border", "a": { "$value": "1px solid {c.ink}" },
                    "b": { "$value": "0.125rem dashed #CCCCCC" },
                    "c": { "$value": { "color": "{c.ink}", "width": "2px", "style": "solid" } } } }
                """##
            ]
        ),
        (
            "an asset catalog",
            [
                "Export.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
                // Beyond sRGB, in Display P3 and beyond it.
                "Export.xcassets/wide.colorset/Contents.json": """
                { "colors": [{ "idiom": "universal", "color": { "color-space": "extended-srgb", "components":
                    { "red": "1.05", "green": "-0.05", "blue": "0.1", "alpha": "1.000" } } },
                  { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
                    "color": { "color-space": "extended-srgb", "components":
                    { "red": "1.4", "green": "-0.5", "blue": "0.0", "alpha": "1.000" } } }] }
                """,
                "Export.xcassets/ink.colorset/Contents.json": """
                { "colors": [{ "idiom": "universal", "color": { "color-space": "display-p3", "components":
                    { "red": "0.1", "green": "0x80", "blue": "255", "alpha": "1.000" } } },
                  { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
                    "color": { "color-space": "srgb", "components":
                    { "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.500" } } }] }
                """,
            ]
        ),
    ]

    private static func figma(_ mode: String, _ white: Int, _ gap: Int) -> String {
        """
        { "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(white), \(white), \(white)],
            "alpha": 1, "hex": "#000000" }, "$extensions": { "com.figma.variableId": "VariableID:1:2" } },
          "gap": { "$type": "number", "$value": \(gap), "$extensions": { "com.figma.scopes": ["GAP"] } },
          "$extensions": { "com.figma.modeName": "\(mode)" } }
        """
    }

    /// The files of an import, and their tokens.
    private struct Result {
        var yaml: [String: String] = [:]
        /// The tokens as one DTCG file, without the line that names the sources.
        var dtcg: String
        /// By path, the value in each appearance.
        var values: [TokenPath: [TokenValue]]
        var diagnostics: [Diagnostic]
    }

    /// The tokens of a folder.
    private func tokens(in folder: String, of files: TestFiles) throws -> Result {
        try files.write(Array("uispec: 1\ntokens: [\(folder)]\nspecs: []\n".utf8), to: "uispec.yaml")
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        #expect(!project.diagnostics.contains { $0.severity == .error }, "\(project.diagnostics.map(\.message))")
        let run = TokensRun(project, includesBuiltIn: false)
        let lines = run.dtcg().text.split(separator: "\n").filter { !$0.contains("Generated by") }
        let values = run.tokens.map { token in (token.token.path, Appearance.base.map { token[$0] }) }
        return Result(
            dtcg: lines.joined(separator: "\n"), values: Dictionary(uniqueKeysWithValues: values),
            diagnostics: project.diagnostics)
    }

    private func imported(_ files: [String: String], _ path: String) throws -> Result {
        let files = TestFiles(files)
        _ = try ImportRun.run(
            [path], into: "Tokens", inputs: ResolverInputs(), isDry: false, files: files,
            workingDirectory: TestFiles.workingDirectory)
        var result = try tokens(in: "Tokens", of: files)
        for name in files.paths where name.hasSuffix(".yaml") && name.contains("/Tokens/") {
            result.yaml[name] = files.text(name) ?? ""
        }
        return result
    }

    @Test(arguments: sources) func `is the same`(_ name: String, _ files: [String: String]) throws {
        let isCatalog = files.keys.contains { $0.contains(".xcassets") }
        let first = try imported(files, isCatalog ? "Export.xcassets" : "Export")
        if !isCatalog { #expect(first.values == (try tokens(in: "Export", of: TestFiles(files)).values)) }
        let second = try imported(["Export/t.json": first.dtcg], "Export")
        #expect(second.dtcg == first.dtcg)
        let third = try imported(["Export/t.json": second.dtcg], "Export")
        #expect(third.yaml == second.yaml)
    }

    @Test(arguments: sources.filter { $0.0 == "texts of CSS" })
    func `has no notations of other tools`(_ name: String, _ files: [String: String]) throws {
        let result = try imported(files, "Export")
        #expect(result.diagnostics.map(\.message) == [])
        let text = result.yaml.values.joined()
        #expect(text.contains(##"c: { $value: { color: "{c.ink}", width: 2, style: "solid" } }"##), "\(text)")
        #expect(text.contains(##"offsetY: "{d.a}""##), "\(text)")
    }
}
