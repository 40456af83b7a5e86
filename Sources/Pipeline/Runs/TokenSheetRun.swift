import Canvas
import Checks
import Project
import Sheets
import Source
import Specs
import Values

/// The sheet of a project's tokens, with the pairs of colors that its components show.
struct TokenSheetRun {
    let sheets: SheetRun

    /// The sheet's file; nil where the project has no tokens or there are no fonts to write it with.
    ///
    /// - Parameter pairs: what the components show, where their sheets were drawn in light and dark already.
    func draw(
        _ pairs: PairUses?, by worker: DrawingState, format: PictureFormat
    ) throws(CanvasError) -> [UInt8]? {
        let project = sheets.project
        guard let engine = worker.engine, !project.ownTokens.isEmpty else { return nil }
        let builder = TokenSheetBuilder(
            project: sheets.facts, tokens: project.ownTokens, pairs: pairs ?? shownPairs(engine, worker))
        guard let page = builder.build()?.layout(engine: engine) else { return nil }
        return try format.file(
            of: page, engine: engine, scale: sheets.scale, colors: sheets.colors, title: "\(project.name): tokens")
    }

    private func shownPairs(_ engine: TextEngine, _ worker: DrawingState) -> PairUses {
        var sheets = sheets
        sheets.appearances = Self.appearances
        var binder = sheets.project.makeBinder()
        return sheets.project.ownComponents.reduce(into: PairUses()) { pairs, component in
            pairs.append(
                PairUses(
                    sheets.states(of: component, by: &binder, engine: engine, sampler: worker.sampler),
                    tokens: sheets.project.tokens))
        }
    }

    /// Those that its contrasts are told in.
    static let appearances: [Appearance] = [.light, .dark]
}
