import Canvas
import Checks
import Drawing
import Layout
import Platform
import Project
import Sheets
import Source
import Specs
import Tokens
import Values

/// The contact sheet of one component: its states bound, laid out, checked and drawn on one page.
struct SheetRun {
    let project: LoadedProject
    let rules: RuleSet
    let metrics: MetricsContext
    let appearances: [Appearance]
    /// Pixels a point of the page, where it is one of pixels.
    let scale: Double
    let today: String
    let icons: IconFolder
    let files: any FileSystem

    /// The sheet's file; nil where the component has nothing to show or there are no fonts to write it with.
    func draw(
        _ component: Component, by worker: DrawingState, format: PictureFormat
    ) throws(CanvasError) -> [UInt8]? {
        guard let engine = worker.engine, let sheet = sheet(of: component, engine: engine, by: worker.sampler)
        else { return nil }
        return try format.file(of: sheet, engine: engine, scale: scale, title: component.name)
    }

    private func sheet(
        of component: Component, engine: TextEngine, by sampler: DrawnInk?
    ) -> ContactSheet? {
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        let shaper = TextMeasurer(engine)
        var design = project.design
        design.appearances = appearances
        let states = component.stateNames.compactMap { name -> SheetState? in
            guard let tree = binder.bind(component, state: name, metrics: metrics) else { return nil }
            let laidOut = LayoutEngine.layOut(tree, proposal: nil, shaper: shaper)
            return state(name, of: component, Mockup(laidOut, in: design, by: sampler), in: design)
        }
        let components = project.library.components
        let builder = ContactSheetBuilder(
            project: ContactSheetBuilder.ProjectFacts(
                name: project.name, toolVersion: ToolVersion.current, facts: project.facts, tokens: project.tokens,
                sources: project.sources, sheetCount: components.count),
            component: component, number: (components.firstIndex { $0.name == component.name } ?? 0) + 1,
            states: states, appearances: appearances,
            tokens: project.ownTokens.filter { binder.usedTokens.contains($0.path) }, draw: picture)
        return builder.build()
    }

    private func state(_ name: String, of component: Component, _ mockup: Mockup, in design: Design) -> SheetState {
        let worst = mockup.contrast(in: design).measured.filter { $0.kind == .text }.map { ($0.appearance, $0.ratio) }
        let found = rules.check(mockup, in: design)
        let owners = ComponentOwners(library: project.library)
        let (marked, _) = WaiverMatching(project.manifest.waivers, owners: owners, today: today).apply(to: found)
        return SheetState(
            name: name, definition: component.state(named: name), mockup: mockup, findings: marked,
            subjects: rules.subjects(in: mockup, of: design),
            worstContrast: Dictionary(worst, uniquingKeysWith: min))
    }

    /// Draws a mock-up straight into the page.
    private var picture: ContactSheetBuilder.Draw {
        let (project, icons, files) = (project, icons, files)
        return { mockup, appearance in
            PagePicture(size: mockup.laidOut.size) { surface, engine throws(CanvasError) in
                let assets = DrawingAssets(project: project, text: engine, icons: icons, files: files)
                try MockupPainter(assets).paint(
                    mockup.laidOut, appearance: appearance, backdrop: nil, on: surface, at: .zero)
            }
        }
    }
}
