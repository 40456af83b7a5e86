import Project
import Source
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

/// The sheet of all screens.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct StoryboardTests {
    private static let specs = """
        screen: Home
        id: PG-20
        title: ホーム
        states: { content: , empty: }
        body: { text: ホーム }
        ---
        screen: Welcome
        id: PG-10
        body: { text: ようこそ }
        presents: [{ use: Terms }]
        ---
        component: Terms
        presentation: { as: sheet }
        body: { text: 規約 }
        """

    private func page(
        _ specs: String = specs, sheets: String = "{ scale: 1 }"
    ) throws -> (page: Page?, diagnostics: [String]) {
        let files = TestFiles([
            "uispec.yaml": """
            uispec: 1
            specs: [s.yaml]
            output: out
            sheets: \(sheets)
            contexts: { appearance: [light], device: [iphone-15] }
            """,
            "s.yaml": specs,
        ])
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        options.sheetScale = 1
        let run = RenderRun(
            project, options: options, files: files, typesetter: Typesetter(), icons: IconFolder(files: files))
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let worker = DrawingState(project: project, typesetter: Typesetter(), pictures: .none)
        let sheet = StoryboardRun(sheets: run.makeSheetRun(metrics, in: project.manifest.contexts)).sheet(by: worker)
        return (sheet?.page, project.diagnostics.map(\.message))
    }

    /// The names beside the numbers.
    private func names(_ page: Page) -> [String] {
        page.texts.filter { $0.style == .rowName }.map(\.text).filter { ["Home", "Welcome"].contains($0) }
    }

    private func arrows(_ page: Page) -> Int {
        page.marks.count { if case .stroke(_, PageColors.ink3, 1.5) = $0 { true } else { false } } / 2
    }

    @Test func `shows each screen once, in the order of the ids, with what it presents`() throws {
        let page = try #require(try page().page)
        #expect(names(page) == ["Welcome", "Home"])
        #expect(page.pictures.count == 2)
        let texts = page.texts.map(\.text)
        for words in ["PG-20 · ホーム", "2 states", "1 state", "shows Terms", "1", "2"] { #expect(texts.contains(words)) }
        #expect(arrows(page) == 0)
    }

    @Test func `screens without an id are last`() throws {
        let page = try #require(try page(Self.specs.replacing("id: PG-10\n", with: "")).page)
        #expect(names(page) == ["Home", "Welcome"])
    }

    @Test func `follows the flow of the manifest with arrows`() throws {
        let page = try #require(try page(sheets: "{ storyboard: [Home, Welcome] }").page)
        #expect(names(page) == ["Home", "Welcome"])
        #expect(arrows(page) == 1)
    }

    @Test func `a screen can be in the flow several times, in its states`() throws {
        let page = try #require(try page(sheets: "{ storyboard: [Welcome, 'Home:empty', 'Home:content'] }").page)
        // The second time, only the state is named.
        #expect(names(page) == ["Welcome", "Home"])
        let texts = page.texts.map(\.text)
        #expect(texts.contains("empty") && texts.contains("content") && !texts.contains("2 states"))
        // Two screens with three states in all.
        #expect(texts.filter { ["2", "3"].contains($0) }.count >= 2)
        let found = try self.page(sheets: "{ storyboard: [Welcome, 'Home:full'] }").diagnostics
        #expect(found == ["unknown state “Home:full”"])
    }

    @Test func `a flow in one screen is named by its states`() throws {
        let page = try #require(try page(sheets: "{ storyboard: [Home, 'Home:empty'] }").page)
        #expect(names(page) == [])
        let texts = page.texts.map(\.text)
        #expect(texts.filter { ["empty", "content", "2 states"].contains($0) } == ["content", "empty"])
        #expect(texts.contains("The states of ホーム, in the order of the flow."))
    }

    @Test func `an unknown screen of the flow is a finding, and so is a component`() throws {
        let found = try page(sheets: "{ storyboard: [Welcom, Terms] }").diagnostics
        #expect(found == ["unknown screen “Welcom”", "unknown screen “Terms”"])
    }

    @Test func `one screen needs no storyboard`() throws {
        #expect(try page("screen: Home\nbody: { text: ホーム }\n").page == nil)
    }

    @Test func `its words are in the language of the manifest`() throws {
        let texts = try #require(try page(sheets: "{ language: ja }").page).texts.map(\.text)
        for words in ["画面一覧", "2状態", "Termsを表示", "ライト · large · iPhone 15"] { #expect(texts.contains(words)) }
        #expect(try page(sheets: "{ language: fr }").diagnostics.count == 1)
    }

    /// The arrow of the fifth screen turns down to the sixth.
    @Test func `an arrow leads from row to row`() throws {
        let screens = (1...6).map { "screen: S\($0)\nbody: { text: A }\n" }.joined(separator: "---\n")
        let page = try #require(
            try page(screens, sheets: "{ storyboard: [S1, S2, S3, S4, S5, S6] }").page)
        #expect(page.pictures.count == 6)
        #expect(arrows(page) == 5)
    }
}
