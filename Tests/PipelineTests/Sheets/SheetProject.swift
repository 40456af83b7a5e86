import Canvas
import Checks
import Drawing
import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

/// Projects whose sheets are laid out like those of `render --annotate`.
struct SheetProject {
    let files: TestFiles
    let project: LoadedProject

    init(_ specs: String, contexts: String = "{ appearance: [light], device: [iphone-15] }") throws {
        files = TestFiles([
            "uispec.yaml": "uispec: 1\nspecs: [s.yaml]\noutput: out\ncontexts: \(contexts)\n", "s.yaml": specs,
        ])
        project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }

    /// Returns the page of a kind of sheet of the first component, or nil if it has none.
    func page(_ kind: SheetKind) throws -> Page? {
        let matrix = project.manifest.contexts
        let metrics = try #require(matrix.metrics(defaultDevice: project.facts.defaultDevice).first)
        let run = SheetRun(
            project: project, rules: RuleSet(project.manifest.rules), metrics: metrics,
            appearances: matrix.appearances, scale: 1, colors: nil, today: "2026-01-01", icons: IconFolder(path: nil),
            files: files)
        let worker = DrawingState(project: project, typesetter: Typesetter(), pictures: .none)
        let engine = try #require(worker.engine)
        let component = try #require(project.library.components.first)
        var binder = worker.worker.binder
        let subject = SheetSubject(
            project: run.facts, component: component, number: 1,
            states: run.states(of: component, by: &binder, engine: engine, sampler: worker.sampler),
            appearances: run.appearances, draw: run.picture)
        switch kind {
        case .typeSizes: return TypeSizeSheetRun(sheets: run, worker: worker).page(of: subject, component, engine)
        case .motion: return MotionSheetRun(sheets: run).page(of: subject, engine)
        case .devices: return DeviceSheetRun(sheets: run, worker: worker).page(of: subject, component, engine)
        case .contact: return ContactSheetBuilder(subject, tokens: []).build()?.layout(engine: engine)
        case .redline: return RedlineSheetBuilder(subject).build()?.layout(engine: engine)
        }
    }

    /// The states of the first component for its sheets.
    func states() throws -> [SheetState] {
        let metrics = try #require(project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let run = SheetRun(
            project: project, rules: RuleSet(project.manifest.rules), metrics: metrics, appearances: [.light], scale: 1,
            colors: nil, today: "2026-01-01", icons: IconFolder(path: nil), files: files)
        let worker = DrawingState(project: project, typesetter: Typesetter(), pictures: .none)
        var binder = worker.worker.binder
        return run.states(
            of: try #require(project.library.components.first), by: &binder, engine: try #require(worker.engine),
            sampler: worker.sampler)
    }

    /// The sheets by name, as written.
    func rendered(jobs: Int) async throws -> [String: String] {
        var options = RenderRun.Options(jobs: jobs, today: "2026-01-01")
        options.scale = 0.2
        options.sheetScale = 0.2
        options.annotates = true
        let written = TestFiles([:])
        let result = try await RenderRun(
            project, options: options, files: written, typesetter: Typesetter(), icons: IconFolder(files: written)
        ).run()
        #expect(result.problems.isEmpty)
        let sheets = result.written.filter { $0.contains("/sheets/") }
        return Dictionary(
            sheets.map { ($0, written.text($0) ?? "") }, uniquingKeysWith: { first, _ in first })
    }
}
