import ArgumentParser
import Comparison
import Loading
import Pipeline
import Reports
import Source
import Terminal
import Values

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two versions of the UI definition and name the line behind each difference.",
        discussion: """
            BASE and HEAD are Git revisions, folders or saved mockups.json files. Without HEAD, BASE is compared with \
            the files on disk. Exits with 1 if the two differ.

            Example: uispec diff main --output differences
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
        case markdown
        case html
        case github
    }

    /// The differences that count for the exit code.
    enum FailureKind: String, ExpressibleByArgument, CaseIterable {
        case any
        case unexplained
    }

    @Argument(help: "The older version: a Git revision, a folder or a saved mockups.json.") var base: String
    @Argument(
        help: ArgumentHelp(
            "The newer version, in the same forms (default: the files on disk), and the projects to compare.",
            valueName: "head or path"),
        completion: .file())
    var rest: [String] = []
    @Option(help: "Output format.") var format: Format = .text
    @Option(
        help: ArgumentHelp(
            "Write the pictures before and after, and their difference, to this folder.", valueName: "folder"),
        completion: .directory)
    var output: String?
    @Option(help: "Exit with 1 on any difference, or only on pixels that no change explains.")
    var failOn: FailureKind = .any
    @Flag(help: "Compare two folders of PNG files as a person sees them; BASE and HEAD are the folders.")
    var pictures = false
    @Option(
        help: ArgumentHelp(
            "With --pictures: the largest difference in OKLab that does not count, from 0 to 1. (default: 0.02)",
            valueName: "difference"))
    var threshold: Double?
    @Option(
        help: ArgumentHelp(
            "With --pictures: leave out an area of each picture, in pixels. Repeatable.", valueName: "x,y,width,height")
    )
    var ignore: [PictureArea] = []
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        guard pictures else {
            if threshold != nil { throw ValidationError("--threshold needs --pictures") }
            if !ignore.isEmpty { throw ValidationError("--ignore needs --pictures") }
            return
        }
        if let threshold, !(0...1).contains(threshold) {
            throw ValidationError("--threshold takes a number from 0 to 1, such as 0.02")
        }
        if rest.count != 1 { throw ValidationError("--pictures compares two folders: uispec diff --pictures A B") }
        if format != .text, format != .json {
            throw ValidationError("--pictures has no format \(format.rawValue); use text or json")
        }
        if failOn == .unexplained { throw ValidationError("--pictures knows no causes; leave out --fail-on") }
    }

    mutating func run() async throws {
        if pictures { return try await comparePictures() }
        let files = DiskFileSystem()
        let icons = IconFolder(files: files)
        if let warning = icons.warning { Console.warn(warning) }
        var options = DiffRun.Options(base: base, jobs: jobs.count)
        (options.head, options.paths) = try DiffRun.arguments(
            base: base, rest, files: files, workingDirectory: DiskFileSystem.workingDirectory)
        options.output = output
        let bar = ProgressBar()
        options.progress = { bar?.show($0, of: $1) }
        let run = DiffRun(
            options, files: files, typesetter: .withWarnings(), icons: icons,
            workingDirectory: DiskFileSystem.workingDirectory)
        let result = try await run.run()
        bar?.clear()
        for name in result.broken {
            Console.warn("\(name) has errors, so differences may be missing; run uispec check")
        }
        RunFailure.messages(of: result.problems).forEach(Console.error)
        write(result.comparison)
        if !result.problems.isEmpty { throw ExitStatus.couldNotRun }
        let comparison = result.comparison
        let hasFailed = failOn == .any ? !comparison.isEmpty : !comparison.unexplained.isEmpty
        if hasFailed { throw ExitStatus.findings }
    }

    private func comparePictures() async throws {
        let run = PictureDiffRun(
            base: base, head: rest.first ?? "", output: output,
            comparison: .init(
                threshold: threshold ?? ColorDifference.justNoticeable, ignored: ignore.map(\.box)),
            jobs: jobs.count, files: DiskFileSystem())
        let result = try await run.run()
        switch format {
        case .json: Console.write(PictureFolderReport.json(result).formatted)
        default: Console.write(PictureFolderReport.text(result))
        }
        let isBroken = result.pictures.contains { if case .unreadable = $0.finding { true } else { false } }
        if isBroken { throw ExitStatus.couldNotRun }
        if !result.pictures.isEmpty { throw ExitStatus.findings }
    }

    private func write(_ comparison: ComparisonResult) {
        switch format {
        case .text: Console.write(ComparisonText(style: display.style).document(comparison))
        case .json: Console.write(ComparisonJSON.document(comparison).formatted)
        case .markdown: Console.write(ComparisonMarkdown.document(comparison))
        case .html: Console.write(ComparisonHTML(pictures: output).document(comparison))
        case .github:
            Console.write(ComparisonAnnotations.document(comparison, hasSummary: appendSummary(of: comparison)))
        }
    }

    /// Appends all causes to the summary of the step and returns whether there is one.
    private func appendSummary(of comparison: ComparisonResult) -> Bool {
        guard let path = CIEnvironment().stepSummary else { return false }
        let isWritten = StepSummary.append(to: path) { ComparisonMarkdown.document(comparison, maximumBytes: $0) }
        if !isWritten { Console.warn("cannot write the summary of the step to \(path)") }
        return isWritten
    }
}
