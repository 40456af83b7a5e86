import ArgumentParser
import Pipeline
import Reports
import Source

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a picture of each mock-up, a contact sheet of each component, and a sheet of the tokens.",
        discussion: "Example: uispec render --component Chip --appearance dark --type-size ax5")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var mockup: MockupOptions
    @Option(help: "png, or pdf: outlines and real text.") var format: PictureFormat = .png
    @Option(help: "Pixels a point; the device's where none is given.") var scale: Double?
    @Flag(help: "Draw more sheets a component: redlines, all type sizes, motion, and of screens all devices.")
    var annotate = false
    @Flag(help: "Draw every picture anew, also those that would be the same again.") var noCache = false
    @Flag(help: "Write nothing; exit 1 where a contact sheet on disk shows something else than it should.")
    var verify = false
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if annotate, mockup.state != nil {
            throw ValidationError("--annotate draws sheets, which show all states; leave --state out")
        }
        if verify, annotate || mockup.state != nil || scale != nil {
            throw ValidationError("--verify compares contact sheets; leave --annotate, --state and --scale out")
        }
        if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale takes a number from 0.1 to 8") }
    }

    mutating func run() async throws {
        let projects = try project.load()
        let typesetter = Typesetter.withWarnings()
        let files = DiskFileSystem()
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        if !typesetter.hasFonts { Console.warn("without fonts no sheets are drawn") }
        var options = RenderRun.Options(jobs: jobs.count, today: Today.text)
        options.choice = try mockup.choice(for: projects)
        options.scale = scale
        options.format = format
        options.drawsAll = noCache
        options.annotates = annotate
        options.verifies = verify
        let bar = ProgressBar()
        options.progress = { bar?.show($0, of: $1) }
        var hasFailed = false
        var isStale = false
        for project in projects {
            if project.diagnostics.contains(where: { $0.severity == .error }) {
                Console.warn(
                    "\(project.name): what is wrong in its files is not drawn as it is meant; uispec check tells it")
            }
            let run = RenderRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
            let result = try await run.run()
            bar?.clear()
            RunFailure.messages(of: result.problems).forEach(Console.complain)
            hasFailed = hasFailed || !result.problems.isEmpty
            if verify {
                tell(result, of: project)
                isStale = isStale || !result.stale.isEmpty
                continue
            }
            Console.write("wrote \(result.written.count) files to \(project.output)\n")
        }
        if hasFailed { throw ExitStatus.couldNotJudge }
        if isStale { throw ExitStatus.findings }
    }

    private func tell(_ result: RenderRun.Result, of project: LoadedProject) {
        for sheet in result.stale {
            switch sheet.reason {
            case .missing: Console.write("\(sheet.path) is missing\n")
            case .superfluous: Console.write("\(sheet.path) is of no component: remove it\n")
            case .different(let difference): Console.write("\(sheet.path) is stale: it \(difference)\n")
            }
        }
        if !result.stale.isEmpty {
            Console.note("\(project.name): \(result.stale.count) sheets are not as they should be; run: uispec render")
        } else if result.problems.isEmpty {
            Console.write("\(result.compared) sheets in \(project.output) are up to date\n")
        }
    }
}

extension PictureFormat: ExpressibleByArgument {}
