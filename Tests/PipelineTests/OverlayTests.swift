import Source
import Testing
import Tokens
import Values

@testable import Loading
@testable import Pipeline

private let exported = ##"""
    { "color": { "$type": "color",
        "brand": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }, "$description": "Old" },
        "text": { "$value": "{color.brand}" } },
      "font": { "$type": "typography",
        "body": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } },
        "note": { "$value": "{font.body}" } } }
    """##

private func load(_ overlays: String) throws -> LoadedProject {
    let files = [
        "uispec.yaml": "uispec: 1\ntokens: [t.json]\nspecs: []\noverlays:\n  \(overlays)\n", "t.json": exported,
    ]
    return try #require(
        try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first)
}

/// Parts of tokens that the manifest replaces.
struct `Overlays` {
    private func font(_ project: LoadedProject, _ path: TokenPath) -> Typography? {
        if case .typography(let font)? = project.tokens[path]?[.light] { font } else { nil }
    }

    @Test(arguments: ["font.body", "font", "font.*"])
    func `let fonts grow with the type size`(pattern: String) throws {
        let project = try load("\"\(pattern)\": { relativeTo: body }")
        #expect(project.diagnostics == [])
        #expect(font(project, "font.body")?.relativeTo == .body)
        #expect(font(project, "font.body")?.family == ["Inter"])
        #expect(font(project, "font.note")?.relativeTo == .body)
    }

    @Test func `replace values, modes and descriptions`() throws {
        let project = try load(
            "color.brand: { value: \"#00FF00\", modes: { dark: \"#0000FF\" }, description: New }")
        #expect(project.diagnostics == [])
        let token = try #require(project.tokens["color.text"])
        let colors = [Appearance.light, .dark].map { appearance -> String in
            if case .color(let color) = token[appearance] { color.hex } else { "" }
        }
        #expect(colors == ["#00FF00", "#0000FF"])
        #expect(project.tokens["color.brand"]?.description == "New")
    }

    @Test(arguments: [
        ("font.boddy: { relativeTo: body }", "no typography matches “font.boddy”"),
        ("color.brand: { relativeTo: body }", "no typography matches “color.brand”"),
        ("font.note: { relativeTo: body }", "“font.note” is not a map with a size, so relativeTo has no effect"),
        ("color.bran: { value: 1 }", "no token matches “color.bran”"),
        ("font.body: { relativeTo: boddy }", "the text “boddy” is not a text style"),
        ("font.body: { size: 3 }", "unknown key “size” in an overlay"),
    ])
    func `without an effect are reported in the manifest`(overlay: String, message: String) throws {
        let project = try load(overlay)
        #expect(project.diagnostics.map(\.message) == [message])
        #expect(project.diagnostics.compactMap { $0.range.map { project.sources[$0.file]?.path } } == ["uispec.yaml"])
    }
}
