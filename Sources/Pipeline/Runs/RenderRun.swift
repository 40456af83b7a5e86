import Canvas
import Checks
import Drawing
import Layout
import Project
package import Source
import Specs
import Values

/// `render`: a picture of every state in every context that is asked for, and a contact sheet of every component.
package struct RenderRun: Sendable {
    package struct Options: Sendable {
        package var choice = MockupChoice()
        package var jobs: Int
        /// Pixels a point; nil is the device's.
        package var scale: Double?
        /// Pixels a point of the contact sheets.
        package var sheetScale = 2.0
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String

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

    /// A state of a component in one metrics context, in all appearances.
    private struct Job: Sendable {
        var component: Component
        var state: String
        var metrics: MetricsContext
    }

    package func run() async throws(RunFailure) -> Result {
        let matrix = project.manifest.contexts.overlaid(by: project.manifest.render ?? ContextMatrix())
            .overlaid(by: options.choice.contexts)
        var jobs: [Job] = []
        for component in try options.choice.components(of: project) {
            for state in try options.choice.states(of: component) {
                for metrics in matrix.metrics(defaultDevice: project.facts.defaultDevice) {
                    jobs.append(Job(component: component, state: state, metrics: metrics))
                }
            }
        }
        let appearances = matrix.appearances
        let sheets = try await drawSheets(in: matrix)
        let results = await Workers.map(jobs, count: options.jobs) {
            DrawingState(project: project, typesetter: typesetter, icons: icons, files: files)
        } _: { job, state in
            appearances.map { draw(job, in: $0, using: &state) }
        }
        var result = Result()
        for outcome in results.joined() + sheets {
            switch outcome {
            case .success(let path): result.written.append(path)
            case .failure(let failure): result.problems.append(failure)
            }
        }
        return result
    }

    /// A sheet a component. With `--state` there is none: a sheet shows all states.
    private func drawSheets(in matrix: ContextMatrix) async throws(RunFailure) -> [Swift.Result<String, RunFailure>] {
        guard options.choice.state == nil,
            let metrics = matrix.metrics(defaultDevice: project.facts.defaultDevice).first
        else { return [] }
        let run = SheetRun(
            project: project, rules: RuleSet(project.manifest.rules), metrics: metrics,
            appearances: matrix.appearances, scale: options.sheetScale, today: options.today, icons: icons,
            files: files)
        let (typesetter, files, output) = (typesetter, files, project.output)
        return await Workers.map(try options.choice.components(of: project), count: options.jobs) {
            typesetter.makeEngine()
        } _: { component, engine -> Swift.Result<String, RunFailure>? in
            let path = PathName.join(output, "sheets/\(MockupPath.safe(component.name)).png")
            do {
                guard let png = try run.draw(component, engine: engine) else { return nil }
                try files.write(png, to: path)
                return .success(path)
            } catch let error as FileSystemError {
                return .failure(.file(error))
            } catch {
                return .failure(.drawing("the sheet of \(component.name) cannot be drawn: \(error)"))
            }
        }.compactMap { $0 }
    }

    private func draw(
        _ job: Job, in appearance: Appearance, using state: inout DrawingState
    ) -> Swift.Result<String, RunFailure> {
        guard let tree = state.worker.binder.bind(job.component, state: job.state, metrics: job.metrics) else {
            return .failure(.brokenProject("\(job.component.name):\(job.state) cannot be drawn; run: uispec check"))
        }
        let laidOut = LayoutEngine.layOut(tree, proposal: nil, shaper: state.worker.shaper)
        let path = MockupPath(laidOut: laidOut, appearance: appearance, matrix: project.manifest.contexts).text
        let full = PathName.join(project.output, path)
        do {
            let surface = try state.painter.picture(of: laidOut, appearance: appearance, scale: options.scale)
            try files.write(try surface.png(), to: full)
            return .success(full)
        } catch let error as FileSystemError {
            return .failure(.file(error))
        } catch {
            return .failure(.drawing("\(job.component.name):\(job.state) cannot be drawn: \(error)"))
        }
    }
}
