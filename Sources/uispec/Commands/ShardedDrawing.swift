import Loading
import Pipeline
import Source
import Terminal
import Values

/// A run of `render` or `report` that is divided among machines: one shard of it, or the merge of all.
struct ShardedDrawing {
    let question: ShardBlob.Question
    let jobs: Int
    let typesetter: Typesetter
    private let files = DiskFileSystem()

    init(question: ShardBlob.Question, jobs: Int, typesetter: Typesetter) {
        var question = question
        question.environment = Fingerprint(DrawingEnvironment.portableText(typesetter: typesetter)).description
        self.question = question
        self.jobs = jobs
        self.typesetter = typesetter
    }

    /// Draws the components of a shard, and for `report` also checks them. Writes its file.
    func run(_ shard: Shard, weights: WeightOptions, blob path: String) async throws {
        let (projects, icons, weights) = (try load(), try icons(), try weights.read())
        let division = ShardDivision(projects, into: shard.count, weights: weights)
        var parts: [[UInt8]] = []
        var written = 0
        for (project, components) in zip(projects, division.components(of: shard)) {
            var options = options
            options.shard = components
            let run = RenderRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
            let result = try await run.run()
            try fail(on: result.problems)
            written += result.written.count
            parts.append(result.part)
        }
        if question.command == .report {
            let checked = try await check().run(shard, weights: weights)
            parts += checked.parts
        }
        var question = question
        (question.division, question.weights) = (division.fingerprint, weights.fingerprint)
        let bytes = ShardBlob(shard, question: question, parts: parts).bytes
        do { try files.write(bytes, to: path) } catch { throw RunFailure.file(error) }
        Console.write("wrote \(written) files and \(path)\n")
    }

    /// Draws what concerns the whole project, and whatever is missing of the shards.
    ///
    /// - Parameter page: the page or the folder of `report`; nil for the one in the output folder.
    func merge(_ shards: [ShardBlob], page: String?) async throws {
        let projects = try load()
        let lists = question.command == .report ? 2 : 1
        guard ShardDivision(projects, into: shards.count).fingerprint == shards.first?.question.division,
            shards.allSatisfy({ $0.parts.count == projects.count * lists })
        else { throw ShardedCheck.otherSources }
        if let other = shards.first(where: { $0.question.environment != question.environment }) {
            throw ShardedCheck.otherTool(of: other)
        }
        if page != nil, projects.count > 1 {
            throw RunFailure.unknownChoice("--output takes one project, and the shards have \(projects.count)")
        }
        let icons = try icons()
        for (index, project) in projects.enumerated() {
            let drawn = DrawnPart(shards.map { $0.parts[index] })
            if question.command == .report {
                let checked = shards.map { $0.parts[projects.count + index] }
                try await report(project, drawn, checked, icons, page: page)
            } else {
                try await render(project, drawn, icons)
            }
        }
    }

    private func render(_ project: LoadedProject, _ drawn: DrawnPart, _ icons: IconFolder) async throws {
        var options = options
        options.shards = drawn
        let run = RenderRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
        let result = try await run.run()
        try fail(on: result.problems)
        Console.write("wrote \(result.written.count) files to \(project.output)\n")
    }

    private func report(
        _ project: LoadedProject, _ drawn: DrawnPart, _ checked: [[UInt8]], _ icons: IconFolder, page: String?
    ) async throws {
        let budget = ByteSize(megabytes: 25)
        var options = ReportRun.Options(jobs: jobs, today: Today.text, budget: budget.bytes)
        let traced = TracedFiles(files)
        options.output = page
        options.cache = (ShardedCheck.cache(for: check().question, typesetter, traced), traced)
        options.shards = (checked, drawn)
        let run = ReportRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
        let result = try await run.run()
        try fail(on: result.problems)
        ReportCommand.report(result, budget: budget)
    }

    /// The check whose findings are on the page.
    private func check() -> ShardedCheck {
        ShardedCheck(
            question: ShardBlob.Question(paths: question.paths, allowsOutside: question.allowsOutside), jobs: jobs,
            files: TracedFiles(files), typesetter: typesetter)
    }

    private var options: RenderRun.Options {
        var options = RenderRun.Options(jobs: jobs, today: Today.text)
        let drawing = question.drawing
        (options.format, options.scale) = (drawing.format, drawing.scale)
        (options.annotates, options.compresses) = (drawing.annotates, drawing.compresses)
        options.describesPage = question.command == .report
        return options
    }

    private func load() throws -> [LoadedProject] {
        let projects = try ProjectLoader.load(
            question.paths, files: files, workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: question.allowsOutside)
        for project in projects where project.diagnostics.contains(where: { $0.severity == .error }) {
            Console.warn("\(project.name) has errors, so drawings may not match the specs; run uispec check")
        }
        return projects
    }

    private func icons() throws -> IconFolder {
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        return icons
    }

    private func fail(on problems: [RunFailure]) throws {
        guard !problems.isEmpty else { return }
        RunFailure.messages(of: problems).forEach(Console.error)
        throw ExitStatus.couldNotRun
    }
}
