import Source
import Testing
import Tokens

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
              "modify": { "type": "darken", "value": "0.2", "space": "lch" } } } } },
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
            "an asset catalog",
            [
                "Export.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
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

    /// The YAML files of an import, and what they are as one DTCG file.
    private func imported(_ files: [String: String], _ path: String) throws -> (yaml: [String: String], dtcg: String) {
        let files = TestFiles(files.merging(["uispec.yaml": "uispec: 1\ntokens: [Tokens]\nspecs: []\n"]) { $1 })
        _ = try ImportRun.run(
            [path], into: "Tokens", inputs: ResolverInputs(), isDry: false, files: files,
            workingDirectory: TestFiles.workingDirectory)
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        #expect(!project.diagnostics.contains { $0.severity == .error }, "\(project.diagnostics.map(\.message))")
        let names = files.paths.filter { $0.hasSuffix(".yaml") && $0.contains("/Tokens/") }
        let texts = names.map { ($0, files.text($0) ?? "") }
        return (Dictionary(uniqueKeysWithValues: texts), TokensRun(project, includesBuiltIn: false).dtcg().text)
    }

    /// Without the line that names the files.
    private func content(_ dtcg: String) -> String {
        dtcg.split(separator: "\n").filter { !$0.contains("Generated by") }.joined(separator: "\n")
    }

    @Test(arguments: sources) func `is the same`(_ name: String, _ files: [String: String]) throws {
        let isCatalog = files.keys.contains { $0.contains(".xcassets") }
        let first = try imported(files, isCatalog ? "Export.xcassets" : "Export")
        let second = try imported(["Export/t.json": first.dtcg], "Export")
        #expect(content(second.dtcg) == content(first.dtcg))
        let third = try imported(["Export/t.json": second.dtcg], "Export")
        #expect(third.yaml == second.yaml)
    }
}
