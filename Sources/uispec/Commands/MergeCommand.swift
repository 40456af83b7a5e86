import ArgumentParser
import Checks
import Loading
import Pipeline
import Source
import Terminal
import Texts

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join the files of check, render or report --shard into the result of one run.",
        discussion: """
            Run it with the sources of the same commit and with the same fonts, in any folder. Exits with 2 if a \
            shard is missing, is there twice, or is of another run. The files that render and report draw must be in \
            the output folder; what is missing there is drawn again.

            Example: uispec merge shard-*.blob --format junit --output junit.xml
            """)

    @Argument(help: "The files of all shards, in any order.", completion: .file()) var blobs: [String]
    @Option(help: "Output format, as for check.") var format: CheckFormat = .text
    @Option(
        help: ArgumentHelp(
            "Write the report to this file instead of standard output; for report, the page or its folder.",
            valueName: "file"))
    var output: String?
    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports for CI are relative to. (default: the repository)", valueName: "folder"),
        completion: .directory)
    var root: String?
    @Flag(help: "Exit with 1 on warnings too.") var strict = false
    @Flag(help: "Print notes too; without it, the last line counts them.") var notes = false
    @Option(
        help: ArgumentHelp(
            "Do not count findings that check --write-baseline recorded in this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if root != nil, format.paths != .repository {
            throw ValidationError("--root has no effect on --format \(format.rawValue)")
        }
        if notes, format != .text { throw ValidationError("--notes has no effect on --format \(format.rawValue)") }
    }

    mutating func run() async throws {
        let shards = try ShardBlob.all(of: blobs, in: DiskFileSystem())
        guard let question = shards.first?.question else {
            throw ValidationError("merge needs the files of all shards")
        }
        if question.command != .check {
            if format != .text || strict || notes || root != nil || baseline != nil {
                throw ValidationError("these shards are drawings; give no options of check")
            }
            if question.command == .render, output != nil {
                throw ValidationError("--output has no effect on the shards of render")
            }
            let drawing = ShardedDrawing(question: question, jobs: jobs.count, typesetter: .withWarnings())
            return try await drawing.merge(shards, page: output)
        }
        let files = TracedFiles(DiskFileSystem())
        let report = CheckReport(
            format: format, style: output == nil ? display.style : .plain, isStrict: strict, root: root,
            environment: CIEnvironment(), files: files, showsNotes: notes)
        let check = ShardedCheck(question: question, jobs: jobs.count, files: files, typesetter: .withWarnings())
        let accepted = try baseline.map(BaselineFile.read)
        var results = try await check.merge(shards, baseline: accepted)
        try ReportedFiles(
            question.paths, files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: question.allowsOutside
        ).limit(&results)
        let text = try report.text(of: results)
        if let output {
            try OutputFile.write(text, to: output, keeping: files)
        } else {
            Console.write(text)
        }
        if let accepted { BaselineFile.noteUnused(accepted, by: results) }
        if results.contains(where: { $0.count(.error) > 0 || (strict && $0.count(.warning) > 0) }) {
            throw ExitStatus.findings
        }
    }
}
