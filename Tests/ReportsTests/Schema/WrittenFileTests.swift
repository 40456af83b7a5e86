import Comparison
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import Values
import YAML

@testable import Checks

/// The schemas of the files that uispec writes fit what it writes.
@Suite struct WrittenFileTests {
    private func problem(in text: String, by kind: SchemaKind) throws -> String? {
        func document(_ text: String) throws -> Node {
            let file = SourceFile(path: "a.json", text: text)
            return try #require(DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first)
        }
        return SchemaValidator(schema: try document(SchemaRun().text(kind))).problem(in: try document(text))
    }

    @Test func `findings are valid`() async throws {
        let text = CheckJSON.document([try await SampleCheck.result()], version: "1.0").formatted
        #expect(try problem(in: text, by: .findings) == nil)
        let broken = text.replacing("\"severity\": \"error\"", with: "\"severity\": \"fatal\"")
        #expect(broken != text)
        #expect(try problem(in: broken, by: .findings) != nil)
    }

    @Test func `a layout is valid, and so is the description of its pictures`() throws {
        let project = try TestProject(spec: SampleCheck.spec, tokens: SampleCheck.tokens).load()
        let result = try LayoutRun.run(
            [project], choice: MockupChoice(), proposal: (nil, nil), typesetter: systemTypesetter)
        let laidOut = try #require(result.laidOut)
        #expect(try problem(in: LayoutJSON.document(laidOut, appearance: .dark).formatted, by: .layout) == nil)
        let shows = JSONValue.object(PictureDescription(laidOut, appearances: [.light, .dark]).members()).formatted
        let picture = MockupsJSON.Picture(appearance: "light", path: "png/a.png", scene: "00")
        let sheet = SheetDescription(
            ComparedSheet(
                name: "sheets/A", kind: "contact", component: "A", scene: "00",
                pictures: [.init(name: "A, plain, light", scene: "00")], texts: ["A", "plain"]))
        let text = MockupsJSON.document(
            [.init(shows: shows, pictures: [picture])], sheets: [sheet.json], tool: "uispec 1.0")
        #expect(try problem(in: text, by: .mockups) == nil)
        #expect(try problem(in: text.replacing("\"version\": 2", with: "\"version\": 1"), by: .mockups) != nil)
        #expect(try problem(in: text.replacing("\"texts\"", with: "\"words\""), by: .mockups) != nil)
    }

    @Test(arguments: SchemaKind.allCases.filter(\.isWritten)) func `later versions may add keys`(kind: SchemaKind) {
        #expect(!SchemaRun().text(kind).contains("\"additionalProperties\": false"))
    }
}
