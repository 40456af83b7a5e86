import Canvas
import Checks
import Drawing
import Generation
import Layout
package import Loading
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
        /// Whether to take longer to write smaller PNG files, also for what is not committed.
        package var compresses = false
        /// Whether to draw mock-ups with a grid and frames, for overlays, instead of everything else.
        package var drawsGuides = false
        /// Whether to compare all mock-ups and sheets with their descriptions, and committed sheets with their files,
        /// instead of writing files.
        package var verifies = false
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String
        /// Whether to redraw pictures that are up to date.
        package var drawsAll = false
        /// Whether to draw mock-ups only, and to describe them for the page of `report`.
        package var describesPage = false
        /// The paths of pictures that a comparison in the same run has drawn.
        var drawn: Set<String> = []
        /// The components of a shard, whose pictures and sheets alone are drawn and returned as
        /// ``RenderRun/Result/part``; nil for all.
        package var shard: Set<String>?
        /// The drawings of shards, which are not drawn again.
        package var shards: DrawnPart?
        /// Receives the number of finished pictures and sheets, and the total.
        package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        /// Whether sheets are drawn. They show all states, so a choice of a state draws none.
        fileprivate var drawsSheets: Bool { choice.state == nil && !describesPage && !drawsGuides }

        package init(jobs: Int, today: String) {
            self.jobs = jobs
            self.today = today
        }
    }

    package struct Result: Sendable {
        /// The written files, in order.
        package var written: [String] = []
        package var problems: [RunFailure] = []
        /// The drawings that differ from their descriptions or from their files, sorted by name.
        package var stale: [StaleDrawing] = []
        /// The number of sheets that were compared with their files.
        package var compared = 0
        /// The numbers of mock-ups and sheets that were compared with their descriptions; nil without descriptions.
        package var described: (mockups: Int, sheets: Int)?
        /// The numbers of mock-ups and sheets that a `mockups.json` of single components does not describe.
        package var undescribed: (mockups: Int, sheets: Int)?
        /// Whether a comparison had no `mockups.json` to compare with.
        package var lacksDescription = false
        /// The folder of sheets in other contexts than the manifest's; nil if there are none.
        package var previews: String?
        /// The mock-ups for the page of `report`, if it is wanted.
        var reported: [ReportMockup] = []
        /// The drawings of a shard, in the form of ``DrawnPart``.
        package var part: [UInt8] = []
    }

    let project: LoadedProject
    let options: Options
    let files: any FileSystem
    private let targets: OutputTargets
    let typesetter: Typesetter
    let icons: IconFolder
    /// The contexts to draw.
    private let matrix: ContextMatrix
    let verification: SheetVerification

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
        /// The sheet of all screens.
        case storyboard
        /// The sheet of all alerts.
        case alerts
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
        let components = try options.choice.components(of: project).filter {
            options.shard?.contains($0.name) ?? true
        }
        var mockups: [Job] = []
        let descriptions = options.verifies ? try DescriptionVerification.read(project, matrix, files: files) : nil
        let description = try? descriptions?.get()
        for component in components where !options.verifies || description != nil {
            for state in try options.choice.states(of: component) {
                mockups += contexts.map { .mockup(component, state: state, $0) }
            }
        }
        let sheetContext = options.drawsSheets ? contexts.first : nil
        let sheetRun = sheetContext.map { makeSheetRun($0, in: matrix) }
        let coversProject = options.choice.component == nil && options.shard == nil
        // A single alert is drawn with the others, on their sheet.
        let showsAlerts =
            !project.joinedAlerts.isEmpty
            && (coversProject || options.shard == nil && components.contains(where: \.isAlert))
        let shared: [Job] = (coversProject ? [.storyboard] : []) + (showsAlerts ? [.alerts] : [])
        let sheets: [Job] = sheetRun == nil ? [] : shared + components.map { .sheet($0) }
        var before = PictureCache(in: project.output, files: files)
        var drawing = MockupDrawing(
            project: project, appearances: matrix.appearances, format: options.format, scale: options.scale,
            files: files,
            before: options.drawsAll ? PictureCache() : before,
            environment: DrawingEnvironment.text(typesetter: typesetter, icons: icons))
        (drawing.describesPage, drawing.drawn) = (options.describesPage, options.drawn)
        (drawing.compresses, drawing.drawsGuides) = (options.compresses, options.drawsGuides)
        if options.shard != nil || options.shards != nil {
            drawing.sharedEnvironment = DrawingEnvironment.portableText(typesetter: typesetter)
            drawing.shards = options.shards
        }
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
            case .storyboard:
                sheetRun.flatMap { drawStoryboard(by: $0, against: description, using: state) }
                    ?? MockupDrawing.Drawn()
            case .alerts:
                sheetRun.flatMap { drawAlerts(by: $0, against: description, using: state) } ?? MockupDrawing.Drawn()
            case .sheet(let component):
                sheetRun.map { draw(component, by: $0, against: description, using: state) } ?? MockupDrawing.Drawn()
            case .mockup(let component, let name, let metrics):
                if let description {
                    drawing.verify(component, name, metrics, using: &state, by: description)
                } else {
                    drawing.draw(component, name, metrics, using: &state)
                }
            }
        }
        let (drawnSheets, pictures) = (outcomes.prefix(sheets.count), outcomes.dropFirst(sheets.count))
        // The token sheet covers the whole project, so `--component` leaves it out.
        let showsTokens = isDrawn(SheetName.tokens) || description != nil
        let tokens = coversProject && showsTokens ? sheetRun : nil
        let drawnTokens = tokens.flatMap { drawTokens(by: $0, against: description, drawnSheets, using: makeState()) }
        let allSheets = drawnSheets + [drawnTokens].compactMap(\.self)
        var result = Self.result(of: (pictures + allSheets).flatMap(\.outcomes))
        if verification.folder == .previews, !allSheets.isEmpty {
            result.previews = PathName.join(project.output, verification.folder.rawValue)
        }
        result.reported = pictures.compactMap(\.described)
        if options.verifies {
            result.lacksDescription = descriptions == nil
            if description != nil {
                let sheetCount = allSheets.reduce(0) { $0 + $1.sheets.count }
                let rest = (pictures.count(where: \.isUndescribed), allSheets.reduce(0) { $0 + $1.undescribedSheets })
                result.described = (mockups.count - rest.0, sheetCount - rest.1)
                result.undescribed = rest.0 + rest.1 > 0 ? rest : nil
            }
            let stale = (pictures + allSheets).flatMap(\.stale)
            switch descriptions {
            case .failure(let unreadable): return try verified(result, stale: stale + [unreadable.file])
            case .success(let all): return try verified(result, stale: stale, against: all)
            case nil: return try verified(result, stale: stale)
            }
        }
        if options.shard != nil {
            result.part = DrawnPart(pictures + allSheets).bytes
            return result
        }
        for (path, picture) in pictures.flatMap(\.notes) { before.note(picture, at: path) }
        do {
            // Overlays are not described.
            if !options.drawsGuides {
                let path = PathName.join(project.output, MockupsJSON.file)
                let sheets = allSheets.flatMap(\.sheets)
                try files.write(Array(document(pictures.compactMap(\.entry), sheets).utf8), to: path)
                result.written.append(path)
            }
            try files.write(Array(before.text.utf8), to: PathName.join(project.output, PictureCache.file))
        } catch {
            result.problems.append(.file(error))
        }
        return result
    }

    /// Whether everything is drawn that a comparison covers.
    private var coversAll: Bool {
        let (usual, device) = (project.manifest.pictures, project.facts.defaultDevice)
        return options.choice.component == nil && options.choice.state == nil && verification.folder == .sheets
            && Set(usual.metrics(defaultDevice: device)).isSubset(of: matrix.metrics(defaultDevice: device))
    }

    private func document(_ mockups: [MockupsJSON.Entry], _ sheets: [MockupsJSON.Sheet]) -> String {
        let before = PreviousDescriptions(of: project, files: files)
        return MockupsJSON.document(
            mockups, before: before.entries, sheets: sheets, sheetsBefore: before.sheets,
            isPartial: before.isPartial && !coversAll, tool: "uispec \(ToolVersion.current)")
    }

    /// Turns the result of drawing into the result of a comparison.
    private func verified(
        _ result: Result, stale: [StaleDrawing], against description: DescriptionVerification? = nil
    ) throws(RunFailure) -> Result {
        var result = result
        result.compared = result.written.count
        let isComplete = options.choice.component == nil && result.problems.isEmpty
        let orphaned = isComplete ? try verification.orphaned(excluding: Set(result.written)) : []
        let removed = isComplete ? description?.removed() ?? [] : []
        result.stale = (stale + orphaned + removed).sorted { $0.name < $1.name }
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
}
