import Canvas
import Checks
import Drawing
import Layout
import Loading
import Platform
import Project
import Sheets
import Source
import Specs
import Values

/// The storyboard of a project: each screen in its first state, in the order of the flow. If all cells are of one
/// screen, they are named by its states.
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
        let (stops, isListed) = StoryboardOrder.stops(of: project)
        guard stops.count >= Self.fewest else { return nil }
        var binder = project.makeBinder()
        let shaper = TextMeasurer(engine)
        let isOneScreen = Set(stops.map(\.screen.name)).count == 1
        var cells: [Storyboard.Cell] = []
        for (index, stop) in stops.enumerated() {
            guard let tree = binder.bind(stop.screen, state: stop.state, metrics: sheets.metrics) else { continue }
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: shaper)
            let isLast = index + 1 == stops.count
            let isFirst = !stops[..<index].contains { $0.screen.name == stop.screen.name }
            let mockup = Mockup(laidOut)
            let words = words(for: stop, isFirst: isFirst, isOneScreen: isOneScreen)
            cells.append(
                Storyboard.Cell(
                    name: words.name, note: words.note, captions: words.captions,
                    picture: sheets.picture(mockup, appearance),
                    cornerRadius: mockup.metrics.device.cornerRadius, leadsOn: isListed && !isLast))
        }
        let states = Dictionary(stops.map { ($0.screen.name, $0.screen.stateNames.count) }) { one, _ in one }
        let summary =
            if isOneScreen, let screen = stops.first?.screen {
                SheetWords["The states of %, in the order of the flow.", screen.title ?? screen.name]
            } else if isListed {
                SheetWords["The screens in the order of the flow."]
            } else {
                SheetWords["The screens, each in its first state."]
            }
        let metrics = sheets.metrics
        let storyboard = Storyboard(
            header: Header(
                project: project.name, sheet: SheetWords["Storyboard"], title: project.name,
                level: SheetWords["Storyboard"], summary: summary),
            facts: [
                FactsRow.Fact(SheetWords["Screens"], "\(states.count)"),
                FactsRow.Fact(SheetWords["States"], "\(states.values.reduce(0, +))"),
                .device(metrics), .typeSize(metrics.typeSize, type: project.facts.dynamicType),
            ],
            section: SheetWords[isOneScreen ? "States" : "Screens"], cells: cells,
            footer: Footer(
                origin: sheets.facts.origin,
                contexts: [
                    SheetWords[appearance.isDark ? "dark" : "light"], metrics.typeSize.rawValue, metrics.device.name,
                ]))
        return storyboard.layout(engine: engine)
    }

    /// Returns the words of a cell.
    ///
    /// - Parameters:
    ///   - isFirst: whether no cell before it shows the same screen. Only the first says what the screen is.
    ///   - isOneScreen: whether all cells show the same screen, which the summary names.
    private func words(
        for stop: StoryboardOrder.Stop, isFirst: Bool, isOneScreen: Bool
    ) -> (name: String, note: String, captions: [String]) {
        let screen = stop.screen
        let state = SheetState.words(stop.state)
        let presented = isFirst ? sheets.project.library.presented(over: screen) : []
        let shown = presented.isEmpty ? [] : [SheetWords["shows %", SheetWords.list(presented)]]
        if isOneScreen { return (state, "", shown) }
        guard isFirst else { return (state, screen.title ?? screen.name, []) }
        let count = screen.stateNames.count
        let all = count == 1 ? SheetWords["1 state"] : SheetWords["% states", count]
        let note = [screen.screen?.id, screen.title].compactMap { $0 }.joined(separator: " · ")
        return (screen.name, note, [stop.namesState ? state : all] + shown)
    }
}
