import Canvas
import Checks
import Drawing
import Layout
import Platform
import Project
import Sheets
import Source
import Specs
import Values

/// The storyboard of a project: each screen in its first state, in the order of the flow.
struct StoryboardRun {
    let sheets: SheetRun

    /// Fewer screens need no storyboard.
    private static let fewest = 2

    /// Returns nil if the project has too few screens or fonts are missing.
    func sheet(by worker: DrawingState) -> LaidOutSheet? {
        let project = sheets.project
        let drawn = SheetWords.$language.withValue(project.manifest.sheetLanguage) { page(by: worker) }
        return drawn.map {
            LaidOutSheet(
                name: SheetName.storyboard, kind: SheetName.storyboard, component: nil,
                title: "\(project.name): storyboard", page: $0)
        }
    }

    private func page(by worker: DrawingState) -> Page? {
        guard let engine = worker.engine, let appearance = sheets.appearances.first else { return nil }
        let project = sheets.project
        let (screens, isListed) = StoryboardOrder.screens(of: project)
        guard screens.count >= Self.fewest else { return nil }
        var binder = project.makeBinder()
        let shaper = TextMeasurer(engine)
        var cells: [Storyboard.Cell] = []
        for (index, screen) in screens.enumerated() {
            guard let tree = binder.bind(screen, state: screen.defaultState, metrics: sheets.metrics) else { continue }
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: shaper)
            let isLast = index + 1 == screens.count
            cells.append(cell(of: screen, Mockup(laidOut), in: appearance, leadsOn: isListed && !isLast))
        }
        let summary =
            isListed
            ? SheetWords["The screens in the order of the flow."]
            : SheetWords["The screens, each in its first state."]
        let metrics = sheets.metrics
        let storyboard = Storyboard(
            header: Header(
                project: project.name, sheet: SheetWords["Storyboard"], title: project.name,
                level: SheetWords["Storyboard"], summary: summary),
            facts: [
                FactsRow.Fact(SheetWords["Screens"], "\(screens.count)"),
                FactsRow.Fact(SheetWords["States"], "\(screens.reduce(0) { $0 + $1.stateNames.count })"),
                .device(metrics), .typeSize(metrics.typeSize, type: project.facts.dynamicType),
            ],
            cells: cells,
            footer: Footer(
                origin: sheets.facts.origin,
                contexts: [
                    SheetWords[appearance.isDark ? "dark" : "light"], metrics.typeSize.rawValue, metrics.device.name,
                ]))
        return storyboard.layout(engine: engine)
    }

    private func cell(
        of screen: Component, _ mockup: Mockup, in appearance: Appearance, leadsOn: Bool
    ) -> Storyboard.Cell {
        let count = screen.stateNames.count
        var captions = [count == 1 ? SheetWords["1 state"] : SheetWords["% states", count]]
        let presented = sheets.project.library.presented(over: screen)
        if !presented.isEmpty { captions.append(SheetWords["shows %", SheetWords.list(presented)]) }
        return Storyboard.Cell(
            name: screen.name, note: [screen.screen?.id, screen.title].compactMap { $0 }.joined(separator: " · "),
            captions: captions, picture: sheets.picture(mockup, appearance),
            cornerRadius: mockup.metrics.device.cornerRadius, leadsOn: leadsOn)
    }
}
