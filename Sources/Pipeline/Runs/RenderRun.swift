import Canvas
import Checks
import Drawing
import Layout
import Project
import Reports
import Sheets
package import Source
import Specs
import Values

/// `render`: draws every selected state in every selected context, the sheets of every component and the token sheet.
package struct RenderRun: Sendable {
    package struct Options: Sendable {
        package var choice = MockupChoice()
        package var jobs: Int
        package var format = PictureFormat.png
        /// Pixels per point; nil for the scale of the device.
        package var scale: Double?
        /// Pixels per point of sheets; nil for the manifest's value, or 2.
        package var sheetScale: Double?
        /// Whether to draw all kinds of sheets, not only contact sheets.
        package var annotates = false
        /// Whether to compare the contact sheets and the token sheet with those on disk instead of writing files.
        package var verifies = false
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String
        /// Whether to redraw pictures that are up to date.
        package var drawsAll = false
        /// Whether to draw mock-ups only, and to describe them for the page of `report`.
        var describesPage = false
        /// The paths of pictures that a comparison in the same run has drawn.
        var drawn: Set<String> = []
        /// Receives the number of finished pictures and sheets, and the total.
        package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        package init(jobs: Int, today: String) {
            self.jobs = jobs
            self.today = today
        }
    }

    package struct Result: Sendable {
        /// The written files, in order.
        package var written: [String] = []
        package var problems: [RunFailure] = []
        /// The sheets that differ from those on disk, sorted by path.
        package var stale: [StaleSheet] = []
        /// The number of compared sheets.
        package var compared = 0
        /// The folder of sheets in other contexts than the manifest's; nil if there are none.
        package var previews: String?
        /// The mock-ups for the page of `report`, if it is wanted.
        var described: [ReportMockup] = []
    }

    private let project: LoadedProject
    private let options: Options
    private let files: any FileSystem
    private let targets: OutputTargets
    private let typesetter: Typesetter
    private let icons: IconFolder
    /// The contexts to draw.
    private let matrix: ContextMatrix
    private let verification: SheetVerification

    package init(
        _ project: LoadedProject, options: Options, files: any FileSystem, typesetter: Typesetter, icons: IconFolder
    ) {
        self.project = project
        self.options = options
        targets = OutputTargets(project, files: files)
        self.files = GuardedFiles(base: files, targets: targets)
        self.typesetter = typesetter
        self.icons = icons
        let usual = project.manifest.pictures
        matrix = usual.overlaid(by: options.choice.contexts)
        let device = project.facts.defaultDevice
        let showsUsual =
            matrix.metrics(defaultDevice: device).first == usual.metrics(defaultDevice: device).first
            && matrix.appearances == usual.appearances
        verification = SheetVerification(
            project: project, format: options.format, files: files, folder: showsUsual ? .sheets : .previews)
    }

    /// The unit of work of a worker.
    private enum Job: Sendable {
        /// The sheets of a component.
        case sheet(Component)
        /// A state of a component in one metrics context, in all appearances.
        case mockup(Component, state: String, MetricsContext)
    }

    private typealias Outcome = Swift.Result<String, RunFailure>

    package func run() async throws(RunFailure) -> Result {
        let problem = options.verifies ? nil : targets.problemOfFolder
        if let problem { throw problem }
        let contexts = matrix.metrics(defaultDevice: project.facts.defaultDevice)
        let components = try options.choice.components(of: project)
        var mockups: [Job] = []
        for component in components where !options.verifies {
            for state in try options.choice.states(of: component) {
                mockups += contexts.map { .mockup(component, state: state, $0) }
            }
        }
        // Sheets show all states, so `--state` draws none.
        let sheetContext = options.choice.state == nil && !options.describesPage ? contexts.first : nil
        let sheetRun = sheetContext.map { makeSheetRun($0, in: matrix) }
        let sheets: [Job] = sheetRun == nil ? [] : components.map { .sheet($0) }
        var before = PictureCache(in: project.output, files: files)
        var drawing = MockupDrawing(
            project: project, appearances: matrix.appearances, format: options.format, scale: options.scale,
            files: files,
            before: options.drawsAll ? PictureCache() : before,
            environment: DrawingEnvironment.text(typesetter: typesetter, icons: icons))
        (drawing.describesPage, drawing.drawn) = (options.describesPage, options.drawn)
        // Sheets are the slowest and come first, so that no worker is left with one at the end.
        let total = sheets.count + mockups.count
        let makeState: @Sendable () -> DrawingState = { [project, typesetter, icons, files] in
            DrawingState(
                project: project, typesetter: typesetter, pictures: PictureSources(files: files, icons: icons))
        }
        let outcomes = await Workers.map(
            sheets + mockups, count: options.jobs, progress: { [progress = options.progress] in progress?($0, total) },
            makeState: makeState
        ) { [drawing] job, state in
            switch job {
            case .sheet(let component): sheetRun.map { draw(component, by: $0, using: state) } ?? MockupDrawing.Drawn()
            case .mockup(let component, let name, let metrics): drawing.draw(component, name, metrics, using: &state)
            }
        }
        let (drawnSheets, pictures) = (outcomes.prefix(sheets.count), outcomes.dropFirst(sheets.count))
        // The token sheet covers the whole project, so `--component` leaves it out.
        let tokens = options.choice.component == nil && isDrawn(SheetName.tokens) ? sheetRun : nil
        let drawnTokens = tokens.flatMap { drawTokens(by: $0, after: drawnSheets, using: makeState()) }
        let allSheets = drawnSheets + (drawnTokens.map { [$0] } ?? [])
        var result = Self.result(of: (pictures + allSheets).flatMap(\.outcomes))
        if verification.folder == .previews, !allSheets.isEmpty {
            result.previews = PathName.join(project.output, verification.folder.rawValue)
        }
        result.described = pictures.compactMap(\.described)
        if options.verifies { return try verified(result, stale: allSheets.flatMap(\.stale)) }
        for (path, picture) in pictures.flatMap(\.notes) { before.note(picture, at: path) }
        do {
            let path = PathName.join(project.output, MockupsJSON.file)
            try files.write(Array(descriptions(pictures.compactMap(\.entry)).utf8), to: path)
            result.written.append(path)
            try files.write(Array(before.text.utf8), to: PathName.join(project.output, PictureCache.file))
        } catch {
            result.problems.append(.file(error))
        }
        return result
    }

    /// Whether a sheet is drawn, by the name of its component: all are, and for a comparison those that the manifest
    /// lists as committed.
    private func isDrawn(_ sheet: String) -> Bool {
        guard options.verifies, options.choice.component == nil, let committed = project.manifest.committedSheets
        else { return true }
        return committed.contains { $0.text == sheet }
    }

    private func descriptions(_ mockups: [MockupsJSON.Entry]) -> String {
        MockupsJSON.document(
            mockups, before: PreviousMockups.entries(in: project.output, of: project.library, files: files),
            tool: "uispec \(ToolVersion.current)")
    }

    /// Turns the result of drawing into the result of a comparison.
    private func verified(_ result: Result, stale: [StaleSheet]) throws(RunFailure) -> Result {
        var result = result
        result.compared = result.written.count
        let isComplete = options.choice.component == nil && result.problems.isEmpty
        let orphaned = isComplete ? try verification.orphaned(excluding: Set(result.written)) : []
        result.stale = (stale + orphaned).sorted { $0.path < $1.path }
        result.written = []
        return result
    }

    private static func result(of outcomes: [Outcome]) -> Result {
        var result = Result()
        for outcome in outcomes {
            switch outcome {
            case .success(let path): result.written.append(path)
            case .failure(let failure): result.problems.append(failure)
            }
        }
        return result
    }

    private func makeSheetRun(_ metrics: MetricsContext, in matrix: ContextMatrix) -> SheetRun {
        SheetRun(
            project: project, rules: RuleSet(project.manifest.rules, profile: project.manifest.profile),
            metrics: metrics,
            appearances: matrix.appearances, scale: options.sheetScale ?? project.manifest.sheetScale ?? 2,
            colors: project.manifest.sheetColors, today: options.today, icons: icons, files: files,
            sources: project.namedSources, families: project.fonts.families + typesetter.systemFamilies)
    }

    /// Draws the sheets of a component. The result is empty if there is nothing to show.
    private func draw(_ component: Component, by run: SheetRun, using state: DrawingState) -> MockupDrawing.Drawn {
        guard isDrawn(component.name) || isDrawn(SheetName.tokens) else { return MockupDrawing.Drawn() }
        do {
            // Without kinds, only the pairs of colors are found, which the token sheet shows of every component.
            let kinds: [SheetRun.Kind] =
                !isDrawn(component.name) ? [] : options.annotates ? SheetRun.Kind.allCases : [.contact]
            let drawn = try run.draw(component, kinds, by: state, format: options.format)
            var result = MockupDrawing.Drawn(pairs: drawn.pairs)
            for sheet in drawn.files { keep(sheet.file, as: sheet.kind.name(of: component), in: &result) }
            return result
        } catch {
            let failure = RunFailure.drawing("the sheet of \(component.name) cannot be drawn: \(error)")
            return MockupDrawing.Drawn(outcomes: [.failure(failure)])
        }
    }

    /// Draws the token sheet. Returns nil if there is nothing to show.
    private func drawTokens(
        by sheets: SheetRun, after drawn: ArraySlice<MockupDrawing.Drawn>, using state: DrawingState
    ) -> MockupDrawing.Drawn? {
        let isKnown = Set(TokenSheetRun.appearances).isSubset(of: sheets.appearances)
        let pairs = drawn.reduce(into: PairUses()) { pairs, drawn in drawn.pairs.map { pairs.append($0) } }
        var result = MockupDrawing.Drawn()
        do {
            let file = try TokenSheetRun(sheets: sheets).draw(
                isKnown ? pairs : nil, by: state, format: options.format)
            guard let file else { return nil }
            keep(file, as: SheetName.tokens, in: &result)
        } catch {
            result.outcomes.append(.failure(.drawing("the sheet of tokens cannot be drawn: \(error)")))
        }
        return result
    }

    /// Writes a sheet, or compares it with the one on disk.
    private func keep(_ file: [UInt8], as name: String, in drawn: inout MockupDrawing.Drawn) {
        let path = verification.path(of: name)
        do throws(RunFailure) {
            if options.verifies {
                if let stale = try verification.compare(file, with: path) { drawn.stale.append(stale) }
            } else {
                do { try files.write(file, to: path) } catch { throw .file(error) }
            }
            drawn.outcomes.append(.success(path))
        } catch {
            drawn.outcomes.append(.failure(error))
        }
    }
}
