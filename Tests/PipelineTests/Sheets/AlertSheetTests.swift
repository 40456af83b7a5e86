import Project
import Source
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

/// The sheet that alerts share.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct AlertSheetTests {
    private static let specs = """
        component: Alert/Block
        title: ブロックの確認
        presentation: { as: alert }
        body: { alert: { title: ブロックしますか？, buttons: [キャンセル, ブロック] } }
        ---
        component: Row
        body: { text: 行 }
        ---
        component: Alert/Leave
        summary: Asks before the group is left.
        presentation: { as: alert }
        notes: [The text is the document's.]
        states: { one: , many: { summary: With other members. } }
        body: { alert: { title: 退会しますか？, buttons: [キャンセル, 退会] } }
        """

    private func run(
        _ specs: String = specs, component: String? = nil, committed: String? = nil
    ) async throws -> (sheets: [String], project: LoadedProject, run: RenderRun) {
        let sheets = committed.map { "scale: 0.5, committed: [\($0)]" } ?? "scale: 0.5"
        let files = TestFiles([
            "uispec.yaml": """
            uispec: 1
            specs: [s.yaml]
            output: out
            sheets: { \(sheets) }
            contexts: { appearance: [light, dark], device: [iphone-15] }
            """,
            "s.yaml": specs,
        ])
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        #expect(project.diagnostics.map(\.message) == [])
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        (options.scale, options.choice.component) = (0.1, component)
        let run = RenderRun(
            project, options: options, files: files, typesetter: Typesetter(), icons: IconFolder(files: files))
        #expect(try await run.run().problems.isEmpty)
        let folder = TestFiles.workingDirectory + "/out/sheets/"
        return (
            files.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }.sorted(), project,
            run
        )
    }

    @Test func `takes the place of the sheets of each alert`() async throws {
        #expect(try await run().sheets == ["Row.png", "alerts.png"])
    }

    @Test func `a single alert has its own sheet`() async throws {
        let alone = Self.specs.split(separator: "---\n").prefix(2).joined(separator: "---\n")
        #expect(try await run(alone).sheets == ["Alert", "Row.png"].map { $0 == "Alert" ? "Alert/Block.png" : $0 })
    }

    @Test(arguments: [("Alert/Leave", ["alerts.png"]), ("Row", ["Row.png"])])
    func `is drawn for a component that it shows`(component: String, sheets: [String]) async throws {
        #expect(try await run(component: component).sheets == sheets)
    }

    @Test(arguments: ["alerts", "Alert/Block"])
    func `can be committed under its name and under that of an alert`(name: String) async throws {
        #expect(try await run(committed: name).sheets.contains("alerts.png"))
    }

    @Test func `shows every state of every alert with its name, numbered through`() async throws {
        let (_, project, run) = try await run()
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let worker = DrawingState(project: project, typesetter: Typesetter(), pictures: .none)
        let sheets = run.makeSheetRun(metrics, in: project.manifest.contexts)
        let page = try #require(sheets.sheet(ofAlerts: project.joinedAlerts, by: worker)?.page)
        let texts = page.texts.map(\.text)
        #expect(
            page.texts.filter { $0.style == .rowName }.map(\.text).filter { $0.hasPrefix("Alert/") }
                == ["Alert/Block", "Alert/Leave: one", "Alert/Leave: many"])
        for words in ["1", "2", "3", "ブロックの確認", "With other members.", "The text is the document's.", "Alerts"] {
            #expect(texts.contains { $0.contains(words) }, "\(words)")
        }
        // Two appearances of three states.
        #expect(page.pictures.count == 6)
        #expect(texts.contains("Contact sheet 1 of 2"))
    }
}
