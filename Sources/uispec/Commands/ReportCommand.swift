import ArgumentParser
import Loading
import Pipeline
import Source
import Terminal

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a page on which people review all mock-ups, findings and criteria, and sign them.",
        discussion: """
            The page opens from disk and makes no request. --accept merges the decisions that it exports into \
            signoff.jsonl, which is beside uispec.yaml; --verify exits with 1 if something is not signed.

            Example: uispec report --since main
            """)

    @OptionGroup var project: ProjectOptions
    @Option(
        help: ArgumentHelp(
            "Write one file that ends in .html, or a folder. (default: report in the output folder)",
            valueName: "path"),
        completion: .file())
    var output: String?
    @Option(
        help: ArgumentHelp("The maximum size of one file with its pictures; above it, a folder.", valueName: "size"))
    var budget = ByteSize(megabytes: 25)
    @Option(
        help: ArgumentHelp(
            "Show what changed since this Git revision, folder or saved mockups.json, and why.", valueName: "base"))
    var since: String?
    @Option(
        help: ArgumentHelp(
            "Show only these mock-ups: unsigned, changed, failing; separated by commas.", valueName: "kinds"))
    var only: String?
    @Option(help: ArgumentHelp("The version that decisions are about. (default: the Git commit)", valueName: "name"))
    var build: String?
    @Option(
        help: ArgumentHelp("Merge the decisions of this file into signoff.jsonl; write no page.", valueName: "file"),
        completion: .file(extensions: ["jsonl"]))
    var accept: [String] = []
    @Flag(help: "Write no page; exit with 1 if something is not signed.") var verify = false
    @OptionGroup var part: DrawnShardOptions
    @Option(
        help: ArgumentHelp("With --verify: signed, or signed:ROLE for a decision of this role.", valueName: "decision"))
    var require: [String] = []
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if !require.isEmpty, !verify { throw ValidationError("--require needs --verify") }
        if verify, !accept.isEmpty { throw ValidationError("--accept and --verify cannot be combined") }
        let writesNothing = verify || !accept.isEmpty
        if part.shard != nil, writesNothing || output != nil || since != nil || only != nil || build != nil {
            throw ValidationError("--shard only checks and draws; uispec merge writes the page")
        }
        if writesNothing, output != nil || since != nil || only != nil || build != nil {
            throw ValidationError(
                "--accept and --verify write no page; leave out --output, --since, --only and --build")
        }
        if since == nil, try filters().contains(.changed) { throw ValidationError("--only changed needs --since") }
        _ = try roles()
    }

    mutating func run() async throws {
        if let shard = part.shard, let blob = part.blob {
            let question = ShardBlob.Question(
                .report, paths: project.paths, allowsOutside: project.reach.allowOutside)
            let drawing = ShardedDrawing(question: question, jobs: jobs.count, typesetter: .withWarnings())
            return try await drawing.run(try shard.shard(), weights: part.weights, blob: blob)
        }
        let files = DiskFileSystem()
        let traced = TracedFiles(files)
        let projects = try project.load(from: traced)
        if !accept.isEmpty { return try merge(into: projects) }
        if verify { return try await verify(projects) }
        if output != nil, projects.count > 1 {
            throw ValidationError("--output takes one project; name it as PATH")
        }
        let typesetter = Typesetter.withWarnings()
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        var options = ReportRun.Options(jobs: jobs.count, today: Today.text, budget: budget.bytes)
        (options.since, options.output, options.build, options.only) = (since, output, build, try filters())
        // The same results as those of check without options.
        let cache = ComponentCache(
            question: ["", "", "false"],
            environment: DrawingEnvironment.text(typesetter: typesetter, icons: icons), files: traced)
        options.cache = (cache, traced)
        let bar = ProgressBar()
        options.progress = { bar?.show($0, of: $1) }
        var hasFailed = false
        for project in projects {
            if project.diagnostics.contains(where: { $0.severity == .error }) {
                Console.warn("\(project.name) has errors, so drawings may not match the specs; run uispec check")
            }
            let run = ReportRun(project, options: options, files: files, typesetter: typesetter, icons: icons)
            let result = try await run.run()
            bar?.clear()
            for name in result.broken {
                Console.warn("\(name) has errors, so differences may be missing; run uispec check")
            }
            RunFailure.messages(of: result.problems).forEach(Console.error)
            hasFailed = hasFailed || !result.problems.isEmpty
            Self.report(result, budget: budget)
        }
        if hasFailed { throw ExitStatus.couldNotRun }
    }

    /// Prints where the page is.
    static func report(_ result: ReportRun.Result, budget: ByteSize) {
        let page = result.page
        if let excess = page.excess {
            Console.note(
                "one file would have \(ByteSize(bytes: excess)), more than \(budget); "
                    + "wrote a folder instead (--budget changes the limit)")
        }
        let pictures = page.pictures.map { ", \($0) pictures beside it" } ?? ""
        Console.write("wrote \(page.path): \(result.mockups) mock-ups\(pictures)\n")
    }

    private func filters() throws -> Set<ReportFilter> {
        guard let only else { return [] }
        return Set(
            try only.split(separator: ",").map { name in
                guard let filter = ReportFilter(rawValue: name.filter { $0 != " " }) else {
                    let names = ReportFilter.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("--only has no kind “\(name)”; the kinds are \(names)")
                }
                return filter
            })
    }
}
