import Generation
import Loading
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import Texts
import Values
import YAML

@testable import Checks
@testable import Comparison

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

    @Test func `tokens in each appearance are valid`() throws {
        let project = try TestProject(spec: SampleCheck.spec, tokens: SampleCheck.tokens).load()
        let run = TokensRun(project, includesBuiltIn: true)
        let text = TokensJSON.document(run.tokens, sources: run.sources, version: "1.0").formatted
        #expect(run.tokens.count > 50)
        #expect(try problem(in: text, by: .resolvedTokens) == nil)
        #expect(try problem(in: text.replacing("\"type\"", with: "\"kind\""), by: .resolvedTokens) != nil)
    }

    @Test func `differences are valid, of a project and of pictures`() throws {
        var edit = SpecEdit(.token, name: "radius.card")
        edit.place = SpecEdit.Place(file: "Tokens/tokens.yaml", line: 50)
        edit.before = "16"
        var cause = ComparisonResult.Cause(edit: edit)
        cause.mockups = [MockupKey(component: "Card", state: "plain", context: "large-iphone-15")]
        cause.changes = [
            ComparisonResult.Change(
                component: "Card", state: "plain", node: "body", property: "radius", before: .number(16), after: .none,
                isConsequence: false, isComputed: false)
        ]
        var result = ComparisonResult(base: "main", head: "the files on disk")
        result.causes = [cause]
        let text = ComparisonJSON.document(result).formatted
        #expect(try problem(in: text, by: .diff) == nil)
        #expect(try problem(in: text.replacing("\"token\"", with: "\"edit\""), by: .diff) != nil)
        var pictures = PictureFolderResult(base: "a", head: "b")
        let box = PixelDifference.Box(x: 1, y: 2, width: 3, height: 1)
        pictures.pictures = [
            .init(path: "a.png", finding: .pixels(3, box: box)),
            .init(path: "b.png", finding: .size(old: [1, 2], new: [2, 2])),
        ]
        let folders = PictureFolderReport.json(pictures).formatted
        #expect(try problem(in: folders, by: .diff) == nil)
        #expect(try problem(in: folders.replacing("\"size\"", with: "\"scale\""), by: .diff) != nil)
    }

    @Test(arguments: [
        (#"{"at":"2026-11-24","by":"Aoi","criterion":"AC-1","decision":"accepted"}"#, true),
        (
            #"{"at":"2026-11-24T09:30:00Z","by":"Aoi","context":"light,large","decision":"rejected","mockup":"Chip:a","#
                + #""scene":"0f81c2b4d6a7e953"}"#, true
        ),
        (#"{"at":"2026-11-24","by":"Aoi","decision":"accepted"}"#, false),
        (#"{"at":"2026-11-24","by":"Aoi","decision":"accepted","mockup":"Chip:a","context":"light"}"#, false),
        (#"{"at":"tomorrow","by":"Aoi","criterion":"AC-1","decision":"accepted"}"#, false),
    ])
    func `decisions have a subject, a day and what was seen`(line: String, isValid: Bool) throws {
        #expect((try problem(in: line, by: .signoff) == nil) == isValid)
    }

    @Test(arguments: SchemaKind.allCases.filter(\.isWritten)) func `later versions may add keys`(kind: SchemaKind) {
        #expect(!SchemaRun().text(kind).contains("\"additionalProperties\": false"))
    }
}
