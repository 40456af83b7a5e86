import Foundation
import Testing

/// Text in the fonts of a project, whose measurements `Tests/Fonts/README.md` states.
struct `A project's own fonts` {
    private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fonts")

    /// A project with the component `Title`, whose text is set in the token `title`.
    private static func tool(font: String, text: String = "AB CD", keys: String = "") throws -> Tool {
        let tool = try Tool([
            "uispec.yaml": """
            uispec: 1
            name: Fonts
            tokens: [tokens.yaml]
            specs: [title.yaml]
            fonts: [Fonts]
            output: out
            contexts: { appearance: [light], typeSize: [large], device: [iphone-15] }

            """ + keys,
            "tokens.yaml": "font:\n  $type: typography\n  title: { $value: \(font) }\n",
            "title.yaml": "component: Title\nbody: { text: \"\(text)\", font: \"{font.title}\" }\n",
        ])
        try FileManager.default.createDirectory(
            at: tool.folder.appending(path: "Fonts"), withIntermediateDirectories: true)
        for name in ["Squares-Regular.ttf", "Squares-Bold.ttf"] {
            try FileManager.default.copyItem(
                at: fonts.appending(path: name), to: tool.folder.appending(path: "Fonts/\(name)"))
        }
        return tool
    }

    private static func size(_ font: String, text: String = "AB CD") throws -> (width: Double, height: Double) {
        let tool = try tool(font: font, text: text)
        defer { tool.remove() }
        let outcome = try tool.run("layout", "--component", "Title", "--format", "json")
        let size = try #require(try outcome.json()["size"] as? [String: Any], "\(outcome.output)")
        return (try #require(size["width"] as? Double), try #require(size["height"] as? Double))
    }

    @Test(arguments: [
        ("{ fontFamily: Uispec Squares, fontSize: 20 }", 70.0, 24.0),
        ("{ fontFamily: Uispec Squares, fontSize: 20, fontWeight: 700 }", 80, 24),
        ("{ fontFamily: [Missing, Uispec Squares], fontSize: 20 }", 70, 24),
        ("{ fontFamily: Uispec Squares, fontSize: 20, letterSpacing: 1 }", 75, 24),
        ("{ fontFamily: Uispec Squares, fontSize: 20, lineHeight: 2 }", 70, 40),
    ])
    func `give a text its width and height`(font: String, width: Double, height: Double) throws {
        let size = try Self.size(font)
        #expect(abs(size.width - width) < 0.01)
        #expect(abs(size.height - height) < 0.01)
    }

    @Test func `put the line gap between lines`() throws {
        let size = try Self.size("{ fontFamily: Uispec Squares, fontSize: 20 }", text: "AB\\nCD")
        #expect(abs(size.height - (24 + 2 + 24)) < 0.01)
    }

    @Test func `leave other characters to the fonts of the system`() throws {
        let alone = try Self.size("{ fontFamily: Uispec Squares, fontSize: 20 }", text: "AB")
        let mixed = try Self.size("{ fontFamily: Uispec Squares, fontSize: 20 }", text: "AB東京")
        #expect(abs(mixed.width - alone.width - 40) < 0.01)
    }

    @Test(arguments: [
        ("Uispec Squares", "AB", true), ("Uispec Squares", "AB 東京", false), ("Uispec Squares", "AB é", false),
        ("[Uispec Squares, Hiragino Sans]", "AB 東京", true), ("Uispec Squares", "AB 🙂", true), ("SF Pro", "é", true),
    ])
    func `that lack a character are reported unless another family follows`(
        family: String, text: String, passes: Bool
    ) throws {
        let tool = try Self.tool(font: "{ fontFamily: \(family), fontSize: 20 }", text: text)
        defer { tool.remove() }
        let outcome = try tool.run("check", "--only", "missing-glyph")
        #expect(outcome.output.contains("Uispec Squares has no glyph for") == !passes)
    }

    @Test func `are drawn`() throws {
        let tool = try Self.tool(font: "{ fontFamily: Uispec Squares, fontSize: 20 }")
        defer { tool.remove() }
        let own = try tool.run("layout", "--component", "Title", "--scene")
        #expect(own.output.contains(" in Uispec Squares"))
        #expect(try tool.run("render").status == 0)
        let picture = try #require(tool.data("out/png/Title/default/light-large-iphone-15.png"))
        try tool.write("font:\n  $type: typography\n  title: { $value: { fontSize: 20 } }\n", to: "tokens.yaml")
        #expect(try tool.run("render").status == 0)
        #expect(tool.data("out/png/Title/default/light-large-iphone-15.png") != picture)
    }

    @Test func `are registered by the generated source`() throws {
        let tool = try Self.tool(
            font: "{ fontFamily: Uispec Squares, fontSize: 20 }",
            keys: "generate: { swift: { path: Tokens.swift, type: Tokens } }\n")
        defer { tool.remove() }
        #expect(try tool.run("generate").status == 0)
        let source = try #require(tool.text("out/Tokens.swift"))
        #expect(source.contains("\"Squares-Bold.ttf\",\n            \"Squares-Regular.ttf\","))
        #expect(source.contains("static func registerFonts(in bundle: Foundation.Bundle = .main)"))
    }

    @Test(arguments: [
        ("", "Fonts/Broken.ttf is not used: it is torn, or a table is missing"),
        ("no font", "Fonts/Broken.ttf is not used: it is not a TrueType or OpenType font"),
        ("wOF2 and more", "Fonts/Broken.ttf is not used: it is a web font, which iOS does not load"),
        ("OTTO", "Fonts/Broken.ttf is not used: it is torn, or a table is missing"),
    ])
    func `that cannot be read are reported`(content: String, message: String) throws {
        let tool = try Self.tool(font: "{ fontFamily: Uispec Squares, fontSize: 20 }")
        defer { tool.remove() }
        try tool.write(content, to: "Fonts/Broken.ttf")
        let outcome = try tool.run("check", "--only", "unreadable-font")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(message))
        #expect(outcome.output.contains("uispec.yaml:5"))
    }
}
