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

/// `render`: a picture of every state in every context that is asked for, the sheets of every component, and the
/// sheet of the tokens.
package struct RenderRun: Sendable {
    package struct Options: Sendable {
        package var choice = MockupChoice()
        package var jobs: Int
        package var format = PictureFormat.png
        /// Pixels a point; nil is the device's.
        package var scale: Double?
        /// Pixels a point of the sheets; nil is the manifest's, or 2.
        package var sheetScale: Double?
        /// Whether all kinds of sheets are drawn besides the contact sheets.
        package var annotates = false
        /// Whether nothing is written, and the contact sheets and the sheet of tokens are compared with those on disk.
        package var verifies = false
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String
        /// Whether pictures that would be the same again are drawn all the same.
        package var drawsAll = false
        /// Is told how many of all pictures and sheets are done.
        package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        package init(jobs: Int, today: String) {
            self.jobs = jobs
            self.today = today
        }
    }

    package struct Result: Sendable {
        /// The files that were written, in order.
        package var written: [String] = []
        package var problems: [RunFailure] = []
        /// What was compared and is not as on disk, by path.
        package var stale: [StaleSheet] = []
        /// How many sheets were compared.
        package var compared = 0
    }

    private let project: LoadedProject
    private let options: Options
    private let files: any FileSystem
    private let typesetter: Typesetter
    private let icons: IconFolder

    package init(
        _ project: LoadedProject, options: Options, files: any FileSystem, typesetter: Typesetter, icons: IconFolder
    ) {
        self.project = project
        self.options = options
        self.files = files
        self.typesetter = typesetter
        self.icons = icons
    }

    /// What one worker does at a time.
    private enum Job: Sendable {
        /// A component with all its states.
        case sheet(Component)
        /// A state of a component in one metrics context, in all appearances.
        case mockup(Component, state: String, MetricsContext)
    }

    private typealias Outcome = Swift.Result<String, RunFailure>

    package func run() async throws(RunFailure) -> Result {
        let matrix = project.manifest.contexts.overlaid(by: project.manifest.render ?? ContextMatrix())
            .overlaid(by: options.choice.contexts)
        let contexts = matrix.metrics(defaultDevice: project.facts.defaultDevice)
        let components = try options.choice.components(of: project)
        var mockups: [Job] = []
        for component in components where !options.verifies {
            for state in try options.choice.states(of: component) {
                mockups += contexts.map { .mockup(component, state: state, $0) }
            }
        }
        // A sheet shows all states: with `--state` there is none.
        let sheetContext = options.choice.state == nil ? contexts.first : nil
        let sheetRun = sheetContext.map { makeSheetRun($0, in: matrix) }
        let sheets: [Job] = sheetRun == nil ? [] : components.map { .sheet($0) }
        var before = DrawnBefore(in: project.output, files: files)
        let drawing = MockupDrawing(
            project: project, appearances: matrix.appearances, format: options.format, scale: options.scale,
            files: files,
            before: options.drawsAll ? DrawnBefore() : before,
            environment: DrawingEnvironment.text(typesetter: typesetter, icons: icons))
        // Sheets take longest: first, so that no worker is left with one at the end.
        let total = sheets.count + mockups.count
        let makeState: @Sendable () -> DrawingState = { [project, typesetter, icons, files] in
            DrawingState(
                project: project, typesetter: typesetter, pictures: PictureSources(files: files, icons: icons))
        }
        let outcomes = await Workers.map(
            sheets + mockups, count: options.jobs, progress: { [progress = options.progress] in progress?($0, total) },
            makeState: makeState
        ) { job, state in
            switch job {
            case .sheet(let component): sheetRun.map { draw(component, by: $0, using: state) } ?? MockupDrawing.Drawn()
            case .mockup(let component, let name, let metrics): drawing.draw(component, name, metrics, using: &state)
            }
        }
        let (drawnSheets, pictures) = (outcomes.prefix(sheets.count), outcomes.dropFirst(sheets.count))
        // The tokens are the whole project's: with `--component` they are left out.
        let tokens = options.choice.component == nil ? sheetRun : nil
        let drawnTokens = tokens.flatMap { drawTokens(by: $0, after: drawnSheets, using: makeState()) }
        let allSheets = drawnSheets + (drawnTokens.map { [$0] } ?? [])
        var result = Self.result(of: (pictures + allSheets).flatMap(\.outcomes))
        if options.verifies { return try verified(result, stale: allSheets.flatMap(\.stale)) }
        for (path, picture) in pictures.flatMap(\.notes) { before.note(picture, at: path) }
        do {
            let path = PathName.join(project.output, MockupsJSON.file)
            try files.write(Array(descriptions(pictures.compactMap(\.entry)).utf8), to: path)
            result.written.append(path)
            try files.write(Array(before.text.utf8), to: PathName.join(project.output, DrawnBefore.file))
        } catch {
            result.problems.append(.file(error))
        }
        return result
    }

    private func descriptions(_ mockups: [MockupsJSON.Entry]) -> String {
        MockupsJSON.document(
            mockups, before: DescribedBefore.entries(in: project.output, of: project.library, files: files),
            tool: "uispec \(ToolVersion.current)")
    }

    /// What is written in the result was compared: it becomes what is stale.
    private func verified(_ result: Result, stale: [StaleSheet]) throws(RunFailure) -> Result {
        var result = result
        result.compared = result.written.count
        let isWhole = options.choice.component == nil && result.problems.isEmpty
        let superfluous = isWhole ? try verification.superfluous(besides: Set(result.written)) : []
        result.stale = (stale + superfluous).sorted { $0.path < $1.path }
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
            project: project, rules: RuleSet(project.manifest.rules), metrics: metrics,
            appearances: matrix.appearances, scale: options.sheetScale ?? project.manifest.sheetScale ?? 2,
            colors: project.manifest.sheetColors, today: options.today, icons: icons, files: files)
    }

    /// No files where the component has nothing to show on a sheet.
    private func draw(_ component: Component, by run: SheetRun, using state: DrawingState) -> MockupDrawing.Drawn {
        do {
            let kinds: [SheetRun.Kind] = options.annotates ? SheetRun.Kind.allCases : [.contact]
            let drawn = try run.draw(component, kinds, by: state, format: options.format)
            var result = MockupDrawing.Drawn(pairs: drawn.pairs)
            for sheet in drawn.files { keep(sheet.file, as: sheet.kind.name(of: component), in: &result) }
            return result
        } catch {
            let failure = RunFailure.drawing("the sheet of \(component.name) cannot be drawn: \(error)")
            return MockupDrawing.Drawn(outcomes: [.failure(failure)])
        }
    }

    /// Nil where there is nothing to show.
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

    /// Writes a sheet by its name, or compares it with the one that is there.
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

    private var verification: SheetVerification {
        SheetVerification(project: project, format: options.format, files: files)
    }
}
