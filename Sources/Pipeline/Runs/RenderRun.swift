import Canvas
import Checks
import Drawing
import Layout
import Project
import Reports
package import Source
import Specs
import Values

/// `render`: a picture of every state in every context that is asked for, and a contact sheet of every component.
package struct RenderRun: Sendable {
    package struct Options: Sendable {
        package var choice = MockupChoice()
        package var jobs: Int
        package var format = PictureFormat.png
        /// Pixels a point; nil is the device's.
        package var scale: Double?
        /// Pixels a point of the contact sheets.
        package var sheetScale = 2.0
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
        for component in components {
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
        let outcomes = await Workers.map(
            sheets + mockups, count: options.jobs, progress: { [progress = options.progress] in progress?($0, total) }
        ) {
            DrawingState(
                project: project, typesetter: typesetter, pictures: PictureSources(files: files, icons: icons))
        } _: { job, state in
            switch job {
            case .sheet(let component):
                MockupDrawing.Drawn(
                    outcomes: sheetRun.flatMap { draw(component, by: $0, using: state) }.map { [$0] } ?? [])
            case .mockup(let component, let name, let metrics): drawing.draw(component, name, metrics, using: &state)
            }
        }
        let (drawnSheets, pictures) = (outcomes.prefix(sheets.count), outcomes.dropFirst(sheets.count))
        var result = Self.result(of: (pictures + drawnSheets).flatMap(\.outcomes))
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
            appearances: matrix.appearances, scale: options.sheetScale, today: options.today, icons: icons,
            files: files)
    }

    /// Nil where the component has nothing to show on a sheet.
    private func draw(_ component: Component, by run: SheetRun, using state: DrawingState) -> Outcome? {
        let path = PathName.join(
            project.output, "sheets/\(MockupPath.safe(component.name)).\(options.format.rawValue)")
        do {
            guard let file = try run.draw(component, by: state, format: options.format) else { return nil }
            try files.write(file, to: path)
            return .success(path)
        } catch let error as FileSystemError {
            return .failure(.file(error))
        } catch {
            return .failure(.drawing("the sheet of \(component.name) cannot be drawn: \(error)"))
        }
    }
}
