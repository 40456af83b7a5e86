package import Checks
import Comparison
package import Loading
import Project
import Reports
package import Source
import Specs
import Tokens
import Values

/// `report`: checks and draws a project, and writes a page for its review.
package struct ReportRun: Sendable {
    package struct Options: Sendable {
        package var jobs: Int
        /// Today, as YYYY-MM-DD.
        package var today: String
        /// The version that decisions are about; nil for the commit.
        package var build: String?
        /// A revision, a folder or a saved mockups.json to compare with; nil for none.
        package var since: String?
        /// The page or the folder to write; nil for `report` in the output folder.
        package var output: String?
        /// The maximum size of a page with its pictures, in bytes.
        package var budget: Int
        /// The mock-ups to show; empty for all.
        package var only: Set<ReportFilter> = []
        /// Caches the results of each component. Only the check uses its files, which record what was read.
        package var cache: (components: ComponentCache, files: TracedFiles)?
        /// The results of shards in the form of the cache, and their drawings.
        package var shards: (checked: [[UInt8]], drawn: DrawnPart)?
        /// Receives the number of finished pictures, and the total.
        package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        package init(jobs: Int, today: String, budget: Int) {
            self.jobs = jobs
            self.today = today
            self.budget = budget
        }
    }

    package struct Result: Sendable {
        package var page: WrittenPage
        package var mockups: Int
        package var check: CheckResult
        package var problems: [RunFailure]
        /// The versions with errors.
        package var broken: [String]
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

    package func run() async throws(RunFailure) -> Result {
        let writer = try ReportWriter(project, output: options.output, budget: options.budget, files: files)
        let temporary = try TemporaryFolder()
        // Compared first, because it draws the pictures that changed.
        var since: ReportComparison.Result?
        if let base = options.since {
            since = try await ReportComparison(
                project, base: base, jobs: options.jobs, typesetter: typesetter, icons: icons, files: files,
                kept: KeptPictures(before: temporary.path, output: project.output)
            ).run()
        }
        let check = await self.check()
        let rendered = try await render(drawn: since?.drawn ?? [])
        var mockups = rendered.reported
        if let since { for index in mockups.indices { since.mark(&mockups[index]) } }
        let all = mockups.count
        mockups = ReportFilter.apply(
            options.only, to: mockups, of: check, signoff: project.signoff, contexts: project.contextNames)
        var document = ReportDocument(
            check: check, tool: "uispec \(ToolVersion.current)", date: options.today,
            components: project.ownComponents, mockups: mockups, tokens: project.tokens.all,
            signoff: project.signoff, contexts: project.contextNames)
        document.build = options.build ?? GitCommit.name(around: project.absoluteFolder)
        document.leftOut = all - mockups.count
        document.since = since.map { .init($0.comparison) }
        let page = try writer.write(document, mockups: mockups, before: temporary.path)
        withExtendedLifetime(temporary) {}
        return Result(
            page: page, mockups: mockups.count, check: check, problems: rendered.problems + (since?.problems ?? []),
            broken: since?.broken ?? [])
    }

    /// Paths in the result are relative to the folder of the manifest, so that the page does not depend on the working
    /// directory.
    private func check() async -> CheckResult {
        var options = CheckRun.Options(jobs: self.options.jobs, today: self.options.today)
        options.cache = self.options.cache?.components
        options.shards = self.options.shards?.checked
        let sources = PictureSources(files: self.options.cache?.files ?? files, icons: icons)
        var result = await CheckRun(project, options: options, typesetter: typesetter, pictures: sources).run()
        result.sources = project.namedSources
        return result
    }

    private func render(drawn: Set<String>) async throws(RunFailure) -> RenderRun.Result {
        var options = RenderRun.Options(jobs: self.options.jobs, today: self.options.today)
        options.describesPage = true
        options.drawn = drawn
        options.shards = self.options.shards?.drawn
        options.progress = self.options.progress
        return try await RenderRun(
            project, options: options, files: files, typesetter: typesetter, icons: icons
        ).run()
    }
}
