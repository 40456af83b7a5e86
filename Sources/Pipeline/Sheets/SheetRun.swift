import Canvas
import Checks
import Drawing
import Layout
import Loading
import Platform
import Project
import Scene
import Sheets
import Source
import Specs
import Tokens
import Values

/// The sheets of one component: its states are bound, laid out, checked and drawn on pages.
struct SheetRun {
    let project: LoadedProject
    let rules: RuleSet
    let metrics: MetricsContext
    var appearances: [Appearance]
    /// Pixels per point of a bitmap page.
    let scale: Double
    /// The number of colors of a PNG; nil for all.
    let colors: Int?
    let today: String
    let icons: IconFolder
    let files: any FileSystem
    /// The sources with paths relative to the project's folder, or nil to compute them when they are needed.
    var sources: SourceMap?
    /// The families that text is drawn in.
    var families: [String] = []

    /// Returns the sheets and the color pairs of a component. There are no sheets if it has nothing to show or fonts
    /// are missing.
    func sheets(
        of component: Component, _ kinds: [SheetKind], by worker: DrawingState
    ) -> (sheets: [LaidOutSheet], pairs: PairUses) {
        SheetWords.$language.withValue(project.manifest.sheetLanguage) { pages(of: component, kinds, by: worker) }
    }

    private func pages(
        of component: Component, _ kinds: [SheetKind], by worker: DrawingState
    ) -> (sheets: [LaidOutSheet], pairs: PairUses) {
        guard let engine = worker.engine else { return ([], PairUses()) }
        let (subject, used) = subject(of: component, engine: engine, by: worker.sampler)
        var sheets: [LaidOutSheet] = []
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
            let name = kind.name(of: component)
            sheets.append(
                LaidOutSheet(name: name, kind: kind.rawValue, component: component.name, title: name, page: page))
        }
        return (sheets, PairUses(subject.states, tokens: project.tokens))
    }

    /// Returns the contact sheet of several alerts, or nil if there is nothing to show.
    func sheet(ofAlerts alerts: [Component], by worker: DrawingState) -> LaidOutSheet? {
        guard let engine = worker.engine else { return nil }
        let drawn = SheetWords.$language.withValue(project.manifest.sheetLanguage) { () -> Page? in
            var used: Set<TokenPath> = []
            let subjects = alerts.map { alert in
                let (subject, tokens) = subject(of: alert, engine: engine, by: worker.sampler)
                used.formUnion(tokens)
                return subject
            }
            let tokens = project.ownTokens.filter { used.contains($0.path) }
            return ContactSheetBuilder.alerts(subjects, tokens: tokens)?.layout(engine: engine)
        }
        return drawn.map {
            LaidOutSheet(
                name: SheetName.alerts, kind: SheetKind.contact.rawValue, component: nil,
                title: "\(project.name): alerts", page: $0)
        }
    }

    /// Returns the file of a sheet.
    func file(
        of sheet: LaidOutSheet, engine: TextEngine, format: PictureFormat, effort: CompressionEffort
    ) throws(CanvasError) -> [UInt8] {
        try format.file(
            of: sheet.page, engine: engine, scale: scale, colors: colors, title: sheet.title, effort: effort)
    }

    /// Returns the component with its states, and the tokens that they use.
    private func subject(
        of component: Component, engine: TextEngine, by sampler: DrawnInk?
    ) -> (SheetSubject, used: Set<TokenPath>) {
        var binder = project.makeBinder()
        let states = states(of: component, by: &binder, engine: engine, sampler: sampler)
        let subject = SheetSubject(
            project: facts, component: component, number: number(of: component), states: states,
            appearances: appearances, draw: picture)
        return (subject, binder.usedTokens)
    }

    /// The number of sheets before those of components: that of the tokens.
    private var firsts: Int { project.ownTokens.isEmpty ? 0 : 1 }

    /// The components that have a contact sheet: of alerts that share one, the first.
    private var components: [Component] {
        let others = Set(project.joinedAlerts.dropFirst().map(\.name))
        return project.ownComponents.filter { !others.contains($0.name) }
    }

    /// Returns the number of a component's sheet: atoms come before molecules, organisms and screens.
    private func number(of component: Component) -> Int {
        let levels = Component.Level.allCases
        func level(_ component: Component) -> Int {
            if component.isScreen { return levels.count }
            return component.level.flatMap(levels.firstIndex) ?? levels.count - 1
        }
        let own = level(component)
        let components = components
        let isJoined = component.isAlert && !project.joinedAlerts.isEmpty
        let place = components.firstIndex { isJoined ? $0.isAlert : $0.name == component.name } ?? 0
        let before = components.enumerated().count { (level($0.element), $0.offset) < (own, place) }
        return firsts + before + 1
    }

    /// Returns the states of a component for sheets.
    func states(
        of component: Component, by binder: inout Binder, engine: TextEngine, sampler: DrawnInk?
    ) -> [SheetState] {
        let shaper = TextMeasurer(engine)
        var design = project.design
        design.appearances = appearances
        let states = component.stateNames.compactMap { name -> SheetState? in
            guard let tree = binder.bind(component, state: name, metrics: metrics) else { return nil }
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: shaper)
            var result = state(name, of: component, Mockup(laidOut, in: design, by: sampler), in: design)
            if tree.backdrops.count > 1 {
                result.backgroundStates = tree.backdrops.map { backdrop in
                    var alone = laidOut
                    alone.tree.backdrops = [backdrop]
                    return state(name, of: component, Mockup(alone, in: design, by: sampler), in: design)
                }
            }
            return result
        }
        return suggestingColors(in: states, appearances: appearances)
    }

    var facts: ProjectFacts {
        ProjectFacts(
            name: project.name, toolVersion: ToolVersion.current, facts: project.facts, tokens: project.tokens,
            sources: sources ?? project.namedSources, sheetCount: components.count + firsts,
            library: project.library, sample: SampleText(locales: project.manifest.contexts.locales),
            fonts: project.fonts.own, families: families)
    }

    func state(_ name: String, of component: Component, _ mockup: Mockup, in design: Design) -> SheetState {
        let contrasts = mockup.contrast(in: design).measured
        let worst = contrasts.filter { $0.kind == .text && !$0.isDisabled }.map { ($0.appearance, $0.ratio) }
        // Notes are left out because they require no action, such as the low contrast of a disabled button.
        let marked = ImpliedFindingFilter(merger).filter(waived(rules.check(mockup, in: design))).filter {
            $0.severity != .note
        }
        var result = SheetState(
            name: name, definition: component.state(named: name), mockup: mockup, findings: marked,
            subjects: rules.subjects(in: mockup, of: design),
            worstContrast: Dictionary(worst, uniquingKeysWith: min), contrasts: contrasts)
        result.rules = rules.applicable(to: mockup, of: design)
        result.looksSame = SceneFingerprint.looksSame(mockup.laidOut, in: appearances)
        return result
    }

    /// Returns the findings with the waived ones marked.
    func waived(_ findings: [Finding]) -> [Finding] {
        WaiverMatching(project.manifest.waivers, owners: owners, today: today).apply(to: findings).findings
    }

    private var owners: ComponentOwners { ComponentOwners(library: project.library) }
    private var merger: FindingMerger { FindingMerger(owners: owners) }

    /// Draws a mock-up directly into the page.
    var picture: SheetSubject.Draw { picture(light: 0.5) }

    /// - Parameter light: the progress of the highlight over skeletons, from 0 to 1.
    func picture(light: Double) -> SheetSubject.Draw {
        let (project, icons, files) = (project, icons, files)
        return { mockup, appearance in
            let laidOut = mockup.laidOut.reachingEdge
            let name = MockupPath(laidOut: laidOut, appearance: appearance, matrix: project.manifest.contexts).title
            let print = SceneFingerprint.fingerprint(of: laidOut, in: appearance, bytes: project.shownFile)
            return PagePicture(size: laidOut.size, name: name, scene: "\(print) \(light)") {
                surface, engine throws(CanvasError) in
                var painter = MockupPainter(
                    DrawingAssets(project: project, text: engine, icons: icons, files: files))
                painter.highlight = light
                guard let edge = mockup.displayEdge else {
                    return try painter.paint(
                        laidOut, appearance: appearance, backdrop: nil, on: surface, at: .zero)
                }
                // At a fractional scale the last pixels extend beyond the display.
                try surface.clip(to: edge) { surface throws(CanvasError) in
                    try painter.paint(
                        laidOut, appearance: appearance, backdrop: nil, on: surface, at: .zero)
                }
            }
        }
    }
}

extension Mockup {
    /// The outline of the display, for a screen.
    fileprivate var displayEdge: Path? {
        guard isWholeScreen else { return nil }
        let radius = metrics.device.cornerRadius
        return .roundedRect(
            Rect(origin: .zero, size: laidOut.size), radii: [radius, radius, radius, radius], style: .continuous)
    }
}
