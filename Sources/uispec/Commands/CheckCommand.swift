import ArgumentParser
import Checks
import Loading
import Pipeline
import Project
import Reports
import Source
import Terminal
import Texts
import Values

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check the UI definition against every rule, in every context.",
        discussion: """
            A file that is not a manifest limits the report, --fix and the exit code to the findings of that file. The \
            whole project is checked all the same.

            Example: uispec check Specs/tokyo-friends --format json --output findings.json
            """)

    @OptionGroup var project: ProjectOptions
    @Option(name: .customLong("format"), help: "Output format; blob is the file of a shard, for uispec merge.")
    var chosenOutput: CheckOutput = .report(.text)
    @Option(help: ArgumentHelp("Write the report to this file instead of standard output.", valueName: "file"))
    var output: String?
    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports for CI are relative to. (default: the repository)", valueName: "folder"),
        completion: .directory)
    var root: String?
    @Option(
        help: ArgumentHelp("Run only these rules, separated by commas.", valueName: "rules"),
        completion: Completion.ruleList)
    var only: String?
    @Option(
        help: ArgumentHelp("Skip these rules, separated by commas.", valueName: "rules"),
        completion: Completion.ruleList)
    var skip: String?
    @Flag(help: "Exit with 1 on warnings too.") var strict = false
    @Flag(help: "Count the findings of rules in preview, which are notes otherwise.") var preview = false
    @Flag(help: "Print notes too; without it, the last line counts them.") var notes = false
    @Option(
        help: ArgumentHelp("Do not count findings that --write-baseline recorded in this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?
    @Option(
        help: ArgumentHelp(
            "Record the findings in this file for --baseline; this run does not count them.", valueName: "file"))
    var writeBaseline: String?
    @Flag(help: "Apply safe fixes; each one is tried before it is written.") var fix = false
    @Flag(help: "With --fix: apply fixes too that may change what the author intended, such as a token's new color.")
    var unsafeFixes = false
    @Flag(help: "With --fix: print the changes as a unified diff without writing them.") var dryRun = false
    @Option(
        help: ArgumentHelp(
            "Check one of several parts, such as 2/5, or auto on CI, and write --format blob to --output.",
            valueName: "part"))
    var shard: ShardChoice?
    @OptionGroup var weights: WeightOptions
    @OptionGroup var caching: CacheOptions
    @Flag(help: "Print the time of each stage to standard error, in milliseconds summed over all workers.")
    var times = false
    @OptionGroup var contexts: ContextOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    private var format: CheckFormat {
        if case .report(let format) = chosenOutput { format } else { .text }
    }

    func validate() throws {
        try validateShard()
        if root != nil, format.paths != .repository {
            throw ValidationError("--root has no effect on --format \(format.rawValue)")
        }
        if contexts.namesContexts, fix || writeBaseline != nil {
            throw ValidationError(
                "\(fix ? "--fix" : "--write-baseline") needs all contexts; leave out the options that select some")
        }
        if notes, format != .text { throw ValidationError("--notes has no effect on --format \(format.rawValue)") }
        if unsafeFixes, !fix { throw ValidationError("--unsafe-fixes requires --fix") }
        guard dryRun else { return }
        if !fix { throw ValidationError("--dry-run requires --fix") }
        if format != .text {
            throw ValidationError("--dry-run prints a diff and cannot be combined with --format")
        }
        if writeBaseline != nil {
            throw ValidationError("--dry-run writes no files and cannot be combined with --write-baseline")
        }
    }

    private func validateShard() throws {
        if shard == nil, weights.weights != nil { throw ValidationError("--weights requires --shard") }
        guard shard != nil || chosenOutput == .blob else { return }
        if shard == nil || chosenOutput != .blob || output == nil {
            throw ValidationError("--shard, --format blob and --output go together")
        }
        let isAllowed = !fix && baseline == nil && writeBaseline == nil && !strict && !notes && root == nil
        if !isAllowed || contexts.namesContexts {
            throw ValidationError("--shard only checks; give other options than --only, --skip and --preview to merge")
        }
    }

    /// Checks a part of everything.
    private func checkShard(_ shard: Shard, in output: String) async throws {
        let question = ShardBlob.Question(
            paths: project.paths, only: try RuleList.parse(only).map(\.rawValue).sorted(),
            skip: try RuleList.parse(skip).map(\.rawValue).sorted(), isPreview: preview,
            allowsOutside: project.reach.allowOutside)
        let files = TracedFiles(DiskFileSystem())
        let check = ShardedCheck(
            question: question, jobs: jobs.count, files: files, typesetter: .withWarnings())
        let bytes = try await check.run(shard, weights: try weights.read()).bytes
        try OutputFile.write(bytes, to: output, keeping: files)
    }

    mutating func run() async throws {
        if let shard, let output { return try await checkShard(try shard.shard(), in: output) }
        // deterministic: the time is a note on standard error
        let start = ContinuousClock.now
        var options = CheckRun.Options(jobs: jobs.count, today: Today.text)
        options.only = try RuleList.parse(only)
        options.skip = try RuleList.parse(skip)
        if preview { options.previews = .counted }
        let stages = times ? StageTimes() : nil
        options.times = stages
        if !options.only.isEmpty, options.only.isSubset(of: options.skip) {
            throw ValidationError("--skip excludes every rule of --only")
        }
        let accepted = try baseline.map(BaselineFile.read)
        options.baseline = accepted
        let typesetter = Typesetter.withWarnings()
        let files = TracedFiles(DiskFileSystem())
        let report = CheckReport(
            format: format, style: output == nil ? display.style : .plain, isStrict: strict, root: root,
            environment: CIEnvironment(), files: files, showsNotes: notes)
        // A folder that does not exist is reported before the check.
        if root != nil { _ = try report.paths(of: []) }
        let mayKeep = !caching.noCache && !fix && !contexts.namesContexts
        let tool = mayKeep ? tool(typesetter) : ""
        let reported = try ReportedFiles(
            project.paths, files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: project.reach.allowOutside)
        let cache = makeCache(for: tool, report.environment, reporting: reported)
        options.isNarrowed = contexts.namesContexts
        if mayKeep { options.cache = makeComponentCache(for: tool, files) }
        if let cached = cache?.answer() {
            Console.write(cached.output)
            Console.note(
                "nothing changed since the last check; printed its result in \(Self.text(ContinuousClock.now - start))")
            if cached.hasFailed { throw ExitStatus.findings }
            return
        }
        var results: [CheckResult]
        if fix {
            let outcome = try await tryFixes(options, reported, typesetter, in: files)
            if dryRun { return try printDiff(of: outcome, keeping: files) }
            try apply(outcome)
            results =
                only == nil && skip == nil ? outcome.results : try await check(options, typesetter, in: files)
        } else {
            results = try await check(options, typesetter, in: files)
        }
        // With findings, those explain why nothing was read.
        if let empty = results.first(where: { $0.components == 0 && $0.tokens == 0 && $0.findings.isEmpty }) {
            throw RunFailure.brokenProject(
                "project \(empty.project) has no components and no tokens to check; "
                    + "list its files under specs: and tokens: in uispec.yaml")
        }
        // The baseline is that of the whole project.
        if let writeBaseline { try BaselineFile.write(&results, to: writeBaseline, keeping: files) }
        try reported.limit(&results)
        let hasFailed = results.contains { $0.count(.error) > 0 || (strict && $0.count(.warning) > 0) }
        let writing = ContinuousClock.now
        let text = try report.text(of: results)
        if let output { try OutputFile.write(text, to: output, keeping: files) } else { Console.write(text) }
        stages?.add(ContinuousClock.now - writing, to: .output)
        cache?.keep(.init(output: text, hasFailed: hasFailed), of: files)
        if let accepted, !contexts.namesContexts { BaselineFile.noteUnused(accepted, by: results) }
        Console.note("checked in \(Self.text(ContinuousClock.now - start))")
        if let stages { Console.note(stages.text) }
        if hasFailed { throw ExitStatus.findings }
    }

    /// Returns nil if the run does more than print a report to standard output.
    private func makeCache(
        for tool: String, _ environment: CIEnvironment, reporting reported: ReportedFiles
    ) -> CheckCache? {
        guard !tool.isEmpty, caching.folder == nil, !times, output == nil, baseline == nil, writeBaseline == nil else {
            return nil
        }
        if format == .github, environment.stepSummary != nil { return nil }
        let files = DiskFileSystem()
        return CheckCache(
            paths: project.paths,
            question: [
                format.rawValue, only ?? "", skip ?? "", "\(strict)", "\(notes)", "\(preview)", "\(display.style)",
                root ?? "",
                reported.text,
            ] + environment.checkouts,
            environment: "\(tool) \(Today.text)", files: files,
            workingDirectory: DiskFileSystem.workingDirectory, allowsOutside: project.reach.allowOutside)
    }

    private func makeComponentCache(for tool: String, _ files: TracedFiles) -> ComponentCache {
        ComponentCache(
            question: [only ?? "", skip ?? "", "\(preview)"], environment: tool, files: files, folder: caching.folder)
    }

    /// Returns a text that identifies the tool, the fonts and the symbols.
    private func tool(_ typesetter: Typesetter) -> String {
        caching.folder == nil
            ? DrawingEnvironment.text(typesetter: typesetter, icons: IconFolder(files: DiskFileSystem()))
            : DrawingEnvironment.portableText(typesetter: typesetter)
    }

    private func check(
        _ options: CheckRun.Options, _ typesetter: Typesetter, in files: any FileSystem
    ) async throws -> [CheckResult] {
        let pictures = PictureSources(files: files, icons: IconFolder(files: files))
        var results: [CheckResult] = []
        let start = ContinuousClock.now
        let projects = try project.load(from: files)
        options.times?.add(ContinuousClock.now - start, to: .load)
        let chosen = try contexts.matrix(for: projects)
        for var project in projects {
            project.manifest.contexts = project.manifest.contexts.overlaid(by: chosen)
            let run = CheckRun(project, options: options, typesetter: typesetter, pictures: pictures)
            results.append(await run.run())
        }
        return results
    }

    // MARK: Fixes

    /// Tries the fixes of the selected rules. All rules of the project decide whether a fix does harm.
    private func tryFixes(
        _ options: CheckRun.Options, _ reported: ReportedFiles, _ typesetter: Typesetter, in files: any FileSystem
    ) async throws -> FixRun.Outcome {
        var all = options
        (all.only, all.skip) = ([], [])
        return try await FixRun.run(
            try await check(all, typesetter, in: files), files: files,
            scope: unsafeFixes ? .unsafe : .safe,
            fixing: { (options.only.isEmpty || options.only.contains($0)) && !options.skip.contains($0) },
            in: reported.contains, check: { [self, all] files in try await check(all, typesetter, in: files) })
    }

    private func printDiff(of outcome: FixRun.Outcome, keeping files: TracedFiles) throws {
        let paths = PatchPaths(
            of: outcome.changes.map(\.path), manifests: outcome.results.compactMap { $0.sources.files.first?.path },
            workingDirectory: DiskFileSystem.workingDirectory)
        let diff = outcome.changes.flatMap { change in
            UnifiedDiff.bytes(old: change.old, new: change.new, path: paths.name(of: change.path))
        }
        if let output { try OutputFile.write(diff, to: output, keeping: files) } else { Console.write(diff) }
        if let folder = paths.folder {
            Console.note("the diff changes files outside the working directory; apply it in \(folder)")
        }
        summarize(outcome, verb: "would fix")
        if !outcome.changes.isEmpty { throw ExitStatus.findings }
    }

    private func apply(_ outcome: FixRun.Outcome) throws {
        // One fix may change several files.
        try DiskFileSystem().replaceAll(outcome.changes.map { ($0.path, $0.new) })
        summarize(outcome, verb: "fixed")
    }

    private func summarize(_ outcome: FixRun.Outcome, verb: String) {
        let files = outcome.changes.count
        let findings = "\(outcome.fixedCount) finding\(outcome.fixedCount == 1 ? "" : "s")"
        let left = unsafeFixes ? 0 : outcome.unsafeCount
        let names = files == 0 ? "" : ": " + outcome.changes.map(\.path).joined(separator: ", ")
        Console.note(
            TerminalText.unbroken("\(verb) \(findings) in \(files) file\(files == 1 ? "" : "s")\(names)")
                + (left == 0 ? "" : "; --unsafe-fixes could fix \(left) more"))
        for fix in outcome.skippedFixes {
            Console.note(
                TerminalText.unbroken(
                    "skipped fix “\(fix.title)” for \(fix.rule) at \(fix.place): \(Self.text(fix.reason))"))
        }
    }

    private static func text(_ reason: FixRun.SkippedFix.Reason) -> String {
        switch reason {
        case .hasNoEffect: "the finding would remain"
        case .causes(let rule, let place): "it would cause \(rule)" + (place.map { " at \($0)" } ?? "")
        case .mayBeAccepted(let place):
            "the finding may be covered by the waiver or comment at \(place), which names something that does not "
                + "exist; correct that first"
        case .notTried: "the limit on trial runs was reached; run --fix again"
        }
    }

    private static func text(_ duration: Duration) -> String {
        // Formatted by hand, because the format styles of Foundation load all of its locale data.
        let milliseconds = Int(duration / .milliseconds(1))
        let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
        return seconds == 0 ? "\(rest)ms" : "\(seconds)s \(rest)ms"
    }
}
