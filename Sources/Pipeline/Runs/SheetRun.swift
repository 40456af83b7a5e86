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

/// The sheets of one component: its states bound, laid out, checked and drawn on pages.
struct SheetRun {
    let project: LoadedProject
    let rules: RuleSet
    let metrics: MetricsContext
    var appearances: [Appearance]
    /// Pixels a point of the page, where it is one of pixels.
    let scale: Double
    /// In how many colors they are kept; nil is all.
    let colors: Int?
    let today: String
    let icons: IconFolder
    let files: any FileSystem

    /// A file that a component's states are drawn into.
    enum Kind: Sendable, CaseIterable {
        case contact
        case redline
        case typeSizes
        case motion
        /// Of screens alone.
        case devices

        /// The file's name, without its extension.
        func name(of component: Component) -> String {
            switch self {
            case .contact: SheetName.contact(component.name)
            case .redline: SheetName.redline(component.name)
            case .typeSizes: SheetName.typeSizes(component.name)
            case .motion: SheetName.motion(component.name)
            case .devices: SheetName.devices(component.name)
            }
        }
    }

    /// The sheets' files, and which colors the component shows on which; no files where the component has nothing to show or there are no fonts to write it with.
    func draw(
        _ component: Component, _ kinds: [Kind], by worker: DrawingState, format: PictureFormat
    ) throws(CanvasError) -> (files: [(kind: Kind, file: [UInt8])], pairs: PairUses) {
        guard let engine = worker.engine else { return ([], PairUses()) }
        let (subject, used) = subject(of: component, engine: engine, by: worker.sampler)
        var files: [(kind: Kind, file: [UInt8])] = []
        for kind in kinds {
            let page: Page?
            switch kind {
            case .contact:
                let tokens = project.ownTokens.filter { used.contains($0.path) }
                page = ContactSheetBuilder(subject, tokens: tokens).build()?.layout(engine: engine)
            case .redline: page = RedlineSheetBuilder(subject).build()?.layout(engine: engine)
            case .typeSizes: page = TypeSizeSheetRun(sheets: self, worker: worker).page(of: subject, component, engine)
            case .motion: page = MotionSheetRun(sheets: self).page(of: subject, engine)
            case .devices: page = DeviceSheetRun(sheets: self, worker: worker).page(of: subject, component, engine)
            }
            guard let page else { continue }
            let file = try format.file(
                of: page, engine: engine, scale: scale, colors: colors, title: kind.name(of: component))
            files.append((kind, file))
        }
        return (files, PairUses(subject.states, tokens: project.tokens))
    }

    /// The component with its states, and the tokens that these use.
    private func subject(
        of component: Component, engine: TextEngine, by sampler: DrawnInk?
    ) -> (SheetSubject, used: Set<TokenPath>) {
        var binder = project.makeBinder()
        let states = states(of: component, by: &binder, engine: engine, sampler: sampler)
        let components = project.ownComponents
        let subject = SheetSubject(
            project: facts, component: component,
            number: (components.firstIndex { $0.name == component.name } ?? 0) + 1, states: states,
            appearances: appearances, draw: picture)
        return (subject, binder.usedTokens)
    }

    /// The states of a component as sheets show them.
    func states(
        of component: Component, by binder: inout Binder, engine: TextEngine, sampler: DrawnInk?
    ) -> [SheetState] {
        let shaper = TextMeasurer(engine)
        var design = project.design
        design.appearances = appearances
        return component.stateNames.compactMap { name -> SheetState? in
            guard let tree = binder.bind(component, state: name, metrics: metrics) else { return nil }
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: shaper)
            var result = state(name, of: component, Mockup(laidOut, in: design, by: sampler), in: design)
            if tree.backdrops.count > 1 {
                result.grounds = tree.backdrops.map { backdrop in
                    var alone = laidOut
                    alone.tree.backdrops = [backdrop]
                    return state(name, of: component, Mockup(alone, in: design, by: sampler), in: design)
                }
            }
            return result
        }
    }

    var facts: ProjectFacts {
        ProjectFacts(
            name: project.name, toolVersion: ToolVersion.current, facts: project.facts, tokens: project.tokens,
            sources: project.sources, sheetCount: project.ownComponents.count, library: project.library)
    }

    func state(_ name: String, of component: Component, _ mockup: Mockup, in design: Design) -> SheetState {
        let contrasts = mockup.contrast(in: design).measured
        let worst = contrasts.filter { $0.kind == .text && !$0.isDisabled }.map { ($0.appearance, $0.ratio) }
        // Notes ask for nothing: what a disabled button misses is no finding.
        let marked = CauseMatching(merger).told(waived(rules.check(mockup, in: design))).filter { $0.severity != .note }
        return SheetState(
            name: name, definition: component.state(named: name), mockup: mockup, findings: marked,
            subjects: rules.subjects(in: mockup, of: design),
            worstContrast: Dictionary(worst, uniquingKeysWith: min), contrasts: contrasts)
    }

    /// The findings with those that are waived marked.
    func waived(_ findings: [Finding]) -> [Finding] {
        WaiverMatching(project.manifest.waivers, owners: owners, today: today).apply(to: findings).findings
    }

    private var owners: ComponentOwners { ComponentOwners(library: project.library) }
    private var merger: FindingMerger { FindingMerger(owners: owners) }

    /// Draws a mock-up straight into the page.
    var picture: SheetSubject.Draw { picture(light: 0.5) }

    /// - Parameter light: how much of its way the light over skeletons has gone.
    func picture(light: Double) -> SheetSubject.Draw {
        let (project, icons, files) = (project, icons, files)
        return { mockup, appearance in
            let laidOut = mockup.laidOut.reachingEdge
            return PagePicture(size: laidOut.size) { surface, engine throws(CanvasError) in
                var painter = MockupPainter(
                    DrawingAssets(project: project, text: engine, icons: icons, files: files))
                painter.light = light
                guard let edge = mockup.displayEdge else {
                    return try painter.paint(
                        laidOut, appearance: appearance, backdrop: nil, on: surface, at: .zero)
                }
                // At an odd scale the last pixels are not the display's own.
                try surface.clip(to: edge) { surface throws(CanvasError) in
                    try painter.paint(
                        laidOut, appearance: appearance, backdrop: nil, on: surface, at: .zero)
                }
            }
        }
    }
}

extension Mockup {
    /// Of a screen the edge of the display.
    fileprivate var displayEdge: Path? {
        guard isWholeScreen else { return nil }
        let radius = metrics.device.cornerRadius
        return .roundedRect(
            Rect(origin: .zero, size: laidOut.size), radii: [radius, radius, radius, radius], style: .continuous)
    }
}
