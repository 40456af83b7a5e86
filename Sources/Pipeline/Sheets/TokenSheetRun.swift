import Canvas
import Checks
import Loading
import Project
import Sheets
import Source
import Specs
import Values

/// The sheet of a project's tokens, with the color pairs of its components.
struct TokenSheetRun {
    let sheets: SheetRun

    /// Returns the sheet, or nil if the project has no tokens or fonts are missing.
    ///
    /// - Parameter pairs: the color pairs, if sheets in light and dark have already collected them.
    func sheet(_ pairs: PairUses?, by worker: DrawingState) -> LaidOutSheet? {
        let project = sheets.project
        guard let engine = worker.engine, !project.ownTokens.isEmpty else { return nil }
        let shown = pairs ?? shownPairs(engine, worker)
        let page = SheetWords.$language.withValue(project.manifest.sheetLanguage) {
            TokenSheetBuilder(
                project: sheets.facts, tokens: project.ownTokens, importedFiles: project.importedFiles, pairs: shown
            ).build()?.layout(engine: engine)
        }
        guard let page else { return nil }
        return LaidOutSheet(
            name: SheetName.tokens, kind: "tokens", component: nil, title: "\(project.name): tokens", page: page)
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

    /// The appearances of its contrasts.
    static let appearances: [Appearance] = [.light, .dark]
}
