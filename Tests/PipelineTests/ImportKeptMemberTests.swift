import Source
import Testing
import Tokens
import Values

@testable import Generation
@testable import Loading
@testable import Pipeline

/// Members that uispec does not know, in the formats of other tools.
struct `An import of unknown members` {
    private struct Imported {
        var yaml: [String: String] = [:]
        var texts: [String]
        /// The tokens of the written files as DTCG.
        var dtcg: String
        var problems: [String]
    }

    private func imported(_ sources: [String: String], _ path: String) throws -> Imported {
        let files = TestFiles(sources.merging(["uispec.yaml": "uispec: 1\ntokens: [Tokens]\nspecs: []\n"]) { $1 })
        let result = try ImportRun.run(
            [path], into: "Tokens", inputs: ResolverInputs(), isDry: false, files: files,
            workingDirectory: TestFiles.workingDirectory)
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        var yaml: [String: String] = [:]
        for name in files.paths where name.hasSuffix(".yaml") && name.contains("/Tokens/") {
            yaml[name.split(separator: "/").last.map(String.init) ?? name] = files.text(name)
        }
        return Imported(
            yaml: yaml, texts: result.diagnostics.map { "\($0.severity): \($0.message)" },
            dtcg: TokensRun(project, includesBuiltIn: false).dtcg().text,
            problems: project.diagnostics.map(\.message))
    }

    @Test func `of Style Dictionary keeps and notes them`() throws {
        let result = try imported(
            [
                "in.json": ##"""
                { "brand": "acme", "color": { "owner": "web", "ink": { "value": "#102030", "type": "color",
                  "attributes": { "category": "text" }, "themeable": true, "internal": { "size": { "value": 4,
                  "unit": "px" } } } } }
                """##
            ], "in.json")
        let text = try #require(result.yaml["color.yaml"])
        #expect(
            text.contains(
                ##""io.github.uispec": { members: { attributes: { category: "text" }, themeable: true, "##
                    + ##"internal: { size: { value: 4, unit: "px" } } } }"##), "\(text)")
        #expect(text.contains(##"$extensions: { "io.github.uispec": { members: { owner: "web" } } }"##), "\(text)")
        #expect(
            result.yaml["tokens.yaml"] == "$extensions: { \"io.github.uispec\": { members: { brand: \"acme\" } } }\n")
        let note =
            "note: “brand”, “owner”, “attributes”, “themeable”, “internal” have no meaning here; they are kept under "
            + "$extensions, at 3 places in this file"
        #expect(result.texts.contains(note), "\(result.texts)")
        #expect(result.problems == [])
        for word in ["\"attributes\"", "\"owner\"", "\"brand\"", "\"unit\": \"px\""] {
            #expect(result.dtcg.contains(word), "\(result.dtcg)")
        }
    }

    @Test func `of DTCG and Figma keeps and notes them`() throws {
        let result = try imported(
            [
                "in.json": ##"""
                { "space": { "$scope": "all", "s": { "$type": "number", "$value": 4, "$hidden": true,
                    "docs": { "example": "a" },
                    "$extensions": { "com.figma.scopes": ["GAP"], "com.figma.other": { "a": 1 } } } } }
                """##
            ], "in.json")
        let text = try #require(result.yaml["space.yaml"])
        #expect(text.contains(##"members: { "##) && text.contains("$hidden") && text.contains("docs: {"), "\(text)")
        #expect(text.contains(##""com.figma.other": { a: 1 }"##), "\(text)")
        #expect(text.contains("$scope"), "\(text)")
        #expect(
            result.texts.contains(
                "note: “$scope”, “$hidden”, “docs” have no meaning here; they are kept under $extensions, "
                    + "at 2 places in this file"), "\(result.texts)")
        #expect(result.problems == [])
    }

    @Test func `of Tokens Studio keeps and notes them`() throws {
        let result = try imported(
            [
                "E/$themes.json": """
                [{ "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "enabled" },
                   "$figmaStyleReferences": { "c.ink": "S:1" } }]
                """,
                "E/core.json": ##"""
                { "c": { "ink": { "value": "#102030", "type": "color", "rawValue": "{c.base}" } } }
                """##,
            ], "E")
        #expect(result.yaml["c.yaml"]?.contains(##"members: { rawValue: "{c.base}" }"##) ?? false, "\(result.yaml)")
        #expect(result.texts.contains("note: “rawValue” has no meaning here; it is kept under $extensions"))
        #expect(
            result.texts.contains("note: “$figmaStyleReferences” of themes is not read"), "\(result.texts)")
        #expect(result.problems == [])
    }

    @Test func `of an asset catalog keeps and notes them`() throws {
        func color(_ red: String, _ traits: String) -> String {
            """
            { "idiom": "universal"\(traits), "color": { "color-space": "srgb",
              "components": { "red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }
            """
        }
        let result = try imported(
            [
                "A.xcassets/Ink.colorset/Contents.json": """
                { "colors": [\(color("0.200", #", "display-gamut": "sRGB""#)),
                    \(color("1.000", #", "display-gamut": "display-P3""#)), \(color("0.400", #", "locale": "ar""#)),
                    \(color("0.600", #", "appearances": [{ "appearance": "tint", "value": "blue" }]"#))],
                  "info": { "author": "xcode", "version": 1 }, "properties": { "localizable": true } }
                """
            ], "A.xcassets")
        let text = try #require(result.yaml["color.yaml"])
        #expect(text.contains(##"$value: "#FF0000""##), "\(text)")
        #expect(text.contains("properties: { localizable: true }") && text.contains(#"display-gamut: "sRGB""#))
        #expect(text.contains(##"locale: "ar""##) && text.contains(##"appearance: "tint""##), "\(text)")
        #expect(
            result.texts == [
                "note: “Ink” has a color for the locale ar; it is ignored",
                "note: “Ink” has a color for an unknown appearance; it is ignored",
                "note: “Ink” has two colors for one appearance; the second one is ignored",
                "note: “properties”, “colors” have no meaning here; they are kept under $extensions",
            ])
        #expect(result.problems == [])
    }

    @Test func `is the same when it is imported again, and updates it`() throws {
        let source =
            ##"{ "c": { "ink": { "value": "#102030", "type": "color", "attributes": { "a": N } } }, "by": "x" }"##
        let files = TestFiles(["in.json": source.replacing("N", with: "1")])
        func run(isUpdate: Bool) throws -> ImportRun.Result {
            try ImportRun.run(
                ["in.json"], into: "Tokens", inputs: ResolverInputs(), isDry: false, isUpdate: isUpdate, files: files)
        }
        _ = try run(isUpdate: false)
        let same = try run(isUpdate: true)
        #expect(same.changes == .init(changed: 0, renamed: 0, added: 0, removed: 0))
        try files.write(Array(source.replacing("N", with: "2").utf8), to: "in.json")
        _ = try run(isUpdate: true)
        #expect(files.text("Tokens/c.yaml")?.contains("a: 2") ?? false, "\(files.text("Tokens/c.yaml") ?? "")")
        #expect(files.text("Tokens/tokens.yaml")?.contains("by: \"x\"") ?? false)
    }
}
