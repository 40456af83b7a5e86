import ArgumentParser
import Loading
import Pipeline
import Reports
import Source
import Terminal
import Texts

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw an image of each mock-up, a contact sheet of each component, and a sheet of the tokens.",
        discussion: "Example: uispec render --component Chip --appearance dark --type-size ax5")

    @OptionGroup var project: ProjectOptions
    @OptionGroup var mockup: MockupOptions
    @Option(help: "Output format; pdf has vector shapes and selectable text.") var format: PictureFormat = .png
    @Option(help: "Pixels per point. (default: the device's)") var scale: Double?
    @Flag(help: "Also draw sheets of redlines, type sizes and motion, and for each screen a sheet of devices.")
    var annotate = false
    @Flag(help: "Draw every image again, even if it is up to date.") var noCache = false
    @Flag(help: "Take longer to write PNG files a quarter to a third smaller, for files under version control.")
    var compress = false
    @Flag(
        help: "Only draw the images at 3 pixels per point with a grid of 8 pt and all frames, to lay over screenshots.")
    var qa = false
    @Flag(
        help: "Write nothing; exit with 1 if a mock-up or a sheet looks different from mockups.json or from its file.")
    var verify = false
    @OptionGroup var part: DrawnShardOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if annotate, mockup.state != nil {
            throw ValidationError("--annotate draws sheets of all states and cannot be combined with --state")
        }
        if verify, annotate || mockup.state != nil || scale != nil {
            throw ValidationError(
                "--verify compares all states and cannot be combined with --annotate, --state or --scale")
        }
        if verify, mockup.contexts.namesContexts {
            throw ValidationError(
                "--verify compares drawings in the contexts of the manifest and cannot be combined with "
                    + "--appearance, --contrast, --type-size, --device, --orientation, --direction or --locale")
        }
        if qa, annotate || verify {
            throw ValidationError("--qa draws no sheets and cannot be combined with --annotate or --verify")
        }
        if format == .pdf, qa || compress {
            throw ValidationError("--qa and --compress write PNG files and cannot be combined with --format pdf")
        }
        if part.shard != nil, mockup.isNarrow || noCache || qa || verify {
            throw ValidationError("--shard draws the contexts of the manifest; give it only options of how to draw")
        }
        if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale must be between 0.1 and 8") }
    }

    /// Draws a part of everything.
    private func drawShard(_ shard: Shard, blob: String) async throws {
        var question = ShardBlob.Question(.render, paths: project.paths, allowsOutside: project.reach.allowOutside)
        (question.drawing.format, question.drawing.scale) = (format, scale)
        (question.drawing.annotates, question.drawing.compresses) = (annotate, compress)
        let drawing = ShardedDrawing(question: question, jobs: jobs.count, typesetter: .withWarnings())
        try await drawing.run(shard, weights: part.weights, blob: blob)
    }

    mutating func run() async throws {
        if let shard = part.shard, let blob = part.blob { return try await drawShard(try shard.shard(), blob: blob) }
        let projects = try project.load()
        let typesetter = Typesetter.withWarnings()
        let files = DiskFileSystem()
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        if !typesetter.hasFonts { Console.warn("sheets are not drawn because fonts are missing") }
        var options = RenderRun.Options(jobs: jobs.count, today: Today.text)
        options.choice = try mockup.choice(for: projects)
        options.scale = scale
        options.format = format
        options.drawsAll = noCache
        options.annotates = annotate
        options.verifies = verify
        options.compresses = compress
        options.drawsGuides = qa
        let bar = ProgressBar()
        options.progress = { bar?.show($0, of: $1) }
        var hasFailed = false
        var isStale = false
        for project in projects {
            if project.diagnostics.contains(where: { $0.severity == .error }) {
                Console.warn(
                    "\(project.name) has errors, so drawings may not match the specs; run uispec check")
            }
            let run = RenderRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
            let result = try await run.run()
            bar?.clear()
            RunFailure.messages(of: result.problems).forEach(Console.error)
            hasFailed = hasFailed || !result.problems.isEmpty
            if verify {
                report(result, of: project)
                isStale = isStale || !result.stale.isEmpty
                continue
            }
            Console.write("wrote \(result.written.count) files to \(project.output)\n")
            if let folder = result.previews {
                Console.note(
                    "sheets of the contexts that you named are in \(folder); \(project.output)/sheets is unchanged")
            }
        }
        if hasFailed { throw ExitStatus.couldNotRun }
        if isStale { throw ExitStatus.findings }
    }

    private func report(_ result: RenderRun.Result, of project: LoadedProject) {
        for drawing in result.stale { Console.write(line(of: drawing) + "\n") }
        if !result.stale.isEmpty {
            let stale = result.stale.count == 1 ? "1 drawing is" : "\(result.stale.count) drawings are"
            Console.note("\(TerminalText.unbroken(project.name)): \(stale) not up to date; run uispec render")
        } else if result.problems.isEmpty {
            let compared = result.compared == 1 ? "1 sheet" : "\(result.compared) sheets"
            Console.write("\(compared) in \(project.output) \(result.compared == 1 ? "is" : "are") up to date\n")
            if let described = result.described {
                Console.write(
                    "\(described.mockups) mock-ups and \(described.sheets) sheets look as \(MockupsJSON.file) says\n")
            }
        }
        if let (mockups, sheets) = result.undescribed {
            Console.note(
                "\(project.output)/\(MockupsJSON.file) was written for single components; \(mockups) mock-ups and "
                    + "\(sheets) sheets are not in it and were not compared; run uispec render to describe all")
        }
        if result.lacksDescription {
            Console.note(
                "without \(project.output)/\(MockupsJSON.file), only sheets with a file were compared; "
                    + "uispec render writes it, and under version control it covers all mock-ups and sheets")
        }
    }

    private func line(of drawing: StaleDrawing) -> String {
        let name = drawing.name
        switch drawing.reason {
        case .missing: return "\(name) is missing"
        case .orphaned: return "\(name) belongs to no component; delete it"
        case .different(let difference): return "\(name) is stale: it \(difference)"
        case .undescribed: return "\(name) is not in \(MockupsJSON.file)"
        case .removed: return "\(name) is in \(MockupsJSON.file), but the project no longer has it"
        case .changed(let changes, let count):
            let rest = count - changes.count
            let all = changes + (rest > 0 ? ["\(rest) more change\(rest == 1 ? "" : "s")"] : [])
            return "\(name) looks different: \(all.joined(separator: "; "))"
        }
    }
}

extension PictureFormat: ExpressibleByArgument {}
