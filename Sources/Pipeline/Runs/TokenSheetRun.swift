import Canvas
import Checks
import Project
import Sheets
import Source
import Specs
import Values

/// The sheet of a project's tokens, with the pairs of colors that its components show.
struct TokenSheetRun {
    let project: LoadedProject
    let metrics: MetricsContext
    /// Pixels a point of the page, where it is one of pixels.
    let scale: Double
    let today: String
    let icons: IconFolder
    let files: any FileSystem

    /// Rules that judge contrasts: the sheet tells nothing else.
    private static let rules: Set<RuleID> = ["low-contrast-text", "low-contrast-graphic"]

    /// The sheet's file; nil where the project has no tokens or there are no fonts to write it with.
    func draw(by worker: DrawingState, format: PictureFormat) throws(CanvasError) -> [UInt8]? {
        guard let engine = worker.engine, !project.ownTokens.isEmpty else { return nil }
        let run = SheetRun(
            project: project, rules: RuleSet(project.manifest.rules, only: Self.rules), metrics: metrics,
            appearances: [.light, .dark], scale: scale, today: today, icons: icons, files: files)
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        let states = project.library.components.flatMap {
            run.states(of: $0, by: &binder, engine: engine, sampler: worker.sampler)
        }
        let sheet = TokenSheetBuilder(project: run.facts, tokens: project.ownTokens, states: states).build()
        guard let page = sheet?.layout(engine: engine) else { return nil }
        return try format.file(of: page, engine: engine, scale: scale, title: "\(project.name): tokens")
    }
}
