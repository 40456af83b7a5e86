import ArgumentParser
import Checks
import Pipeline
import Reports
import Source
import Values

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Runs every rule over the whole context matrix.",
        discussion: "Example: uispec check Specs/tokyo-friends --format json --output findings.json")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
        case sarif
        case junit
        case github
    }

    @OptionGroup var project: ProjectOptions
    @Option(help: "text, json, sarif, junit or github.") var format: Format = .text
    @Option(help: "Write the report to this file instead of standard output.") var output: String?
    @Option(help: "Only these rules, separated by commas.", completion: Completion.ruleList) var only: String?
    @Option(help: "Not these rules, separated by commas.", completion: Completion.ruleList) var skip: String?
    @Flag(help: "Exit 1 on warnings too.") var strict = false
    @Option(
        help: "Findings of this file, written by --write-baseline, do not count.",
        completion: .file(extensions: ["json"]))
    var baseline: String?
    @Option(help: "Write the findings to this file, for --baseline; they do not count in this run.")
    var writeBaseline: String?
    @Flag(help: "Make the changes that settle findings and are safe; each is tried before it is written.") var fix =
        false
    @Flag(help: "With --fix: print the changes as a unified diff, and make none.") var dryRun = false
    @Flag(help: "Check although nothing changed since the last time.") var noCache = false
    @Flag(help: "Write to standard error what each stage took, in milliseconds summed over the workers.") var times =
        false
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    func validate() throws {
        guard dryRun else { return }
        if !fix { throw ValidationError("--dry-run is for --fix") }
        if format != .text { throw ValidationError("--dry-run prints a diff, which has no --format") }
        if writeBaseline != nil { throw ValidationError("--dry-run changes nothing, and so writes no baseline") }
    }

    mutating func run() async throws {
        let start = ContinuousClock.now
        var options = CheckRun.Options(jobs: jobs.count, today: Today.text)
        options.only = try RuleList.parse(only)
        options.skip = try RuleList.parse(skip)
        let stages = times ? StageTimes() : nil
        options.times = stages
        if !options.only.isEmpty, options.only.isSubset(of: options.skip) {
            throw ValidationError("--skip leaves none of the rules of --only")
        }
        let known = try baseline.map(BaselineFile.read)
        options.baseline = known
        let typesetter = Typesetter.withWarnings()
        let files = TracedFiles(DiskFileSystem())
        let tool = noCache || fix ? "" : tool(typesetter)
        let cache = makeCache(for: tool)
        if !noCache, !fix { options.cache = makeComponentCache(for: tool, files) }
        if let known = cache?.answer() {
            Console.write(known.output)
            Console.note("nothing changed since the last check; answered in \(Self.text(ContinuousClock.now - start))")
            if known.hasFailed { throw ExitStatus.findings }
            return
        }
        var results: [CheckResult]
        if fix {
            let outcome = try await tryFixes(options, typesetter, in: files)
            if dryRun { return try show(outcome) }
            try make(outcome, in: files)
            results =
                only == nil && skip == nil ? outcome.results : try await check(options, typesetter, in: files)
        } else {
            results = try await check(options, typesetter, in: files)
        }
        // Where something is wrong, that is why there is nothing.
        if let empty = results.first(where: { $0.components == 0 && $0.tokens == 0 && $0.findings.isEmpty }) {
            throw RunFailure.brokenProject(
                "there is nothing to check: the project \(empty.project) has neither components nor tokens")
        }
        if let writeBaseline { try BaselineFile.write(&results, to: writeBaseline) }
        let hasFailed = results.contains { $0.count(.error) > 0 || (strict && $0.count(.warning) > 0) }
        let writing = ContinuousClock.now
        let text = text(of: results)
        try report(text)
        stages?.add(ContinuousClock.now - writing, to: .output)
        cache?.keep(.init(output: text, hasFailed: hasFailed), of: files)
        if let known { BaselineFile.tellUnused(known, by: results) }
        Console.note("checked in \(Self.text(ContinuousClock.now - start))")
        if let stages { Console.note(stages.text) }
        if hasFailed { throw ExitStatus.findings }
    }

    /// Nil where more than standard output is asked for.
    private func makeCache(for tool: String) -> CheckCache? {
        guard !noCache, !fix, !times, output == nil, baseline == nil, writeBaseline == nil else { return nil }
        let files = DiskFileSystem()
        return CheckCache(
            paths: project.paths,
            question: [format.rawValue, only ?? "", skip ?? "", "\(strict)", "\(display.style)"],
            environment: "\(tool) \(Today.text)", files: files,
            workingDirectory: DiskFileSystem.workingDirectory)
    }

    private func makeComponentCache(for tool: String, _ files: TracedFiles) -> ComponentCache {
        ComponentCache(question: [only ?? "", skip ?? ""], environment: tool, files: files)
    }

    /// The tool, the fonts and the symbols.
    private func tool(_ typesetter: Typesetter) -> String {
        DrawingEnvironment.text(typesetter: typesetter, icons: IconFolder(files: DiskFileSystem()))
    }

    private func check(
        _ options: CheckRun.Options, _ typesetter: Typesetter, in files: any FileSystem
    ) async throws -> [CheckResult] {
        let pictures = PictureSources(files: files, icons: IconFolder(files: files))
        var results: [CheckResult] = []
        let start = ContinuousClock.now
        let projects = try project.load(from: files)
        options.times?.add(ContinuousClock.now - start, to: .load)
        for project in projects {
            let run = CheckRun(project, options: options, typesetter: typesetter, pictures: pictures)
            results.append(await run.run())
        }
        return results
    }

    // MARK: Fixes

    /// Tries the fixes of the rules that are asked for, by all rules of the project.
    private func tryFixes(
        _ options: CheckRun.Options, _ typesetter: Typesetter, in files: any FileSystem
    ) async throws -> FixRun.Outcome {
        var all = options
        (all.only, all.skip) = ([], [])
        return try await FixRun.run(
            try await check(all, typesetter, in: files), files: files,
            mending: { (options.only.isEmpty || options.only.contains($0)) && !options.skip.contains($0) },
            check: { [self, all] files in try await check(all, typesetter, in: files) })
    }

    private func show(_ outcome: FixRun.Outcome) throws {
        let paths = PatchPaths(
            of: outcome.changes.map(\.path), manifests: outcome.results.compactMap { $0.sources.files.first?.path },
            workingDirectory: DiskFileSystem.workingDirectory)
        let text = outcome.changes.map { change in
            UnifiedDiff.text(
                old: String(decoding: change.old, as: UTF8.self), new: String(decoding: change.new, as: UTF8.self),
                path: paths.name(of: change.path))
        }.joined()
        try report(text)
        if let folder = paths.folder { Console.note("its paths are not below this folder: apply it in \(folder)") }
        tell(outcome, verb: "would settle")
        if !outcome.changes.isEmpty { throw ExitStatus.findings }
    }

    private func make(_ outcome: FixRun.Outcome, in files: TracedFiles) throws {
        // All or none: what mends one finding may stand in several files.
        for change in outcome.changes {
            if let refusal = DiskFileSystem().refusal(toWrite: change.path) { throw RunFailure.file(refusal) }
        }
        for change in outcome.changes {
            do { try files.write(change.new, to: change.path) } catch { throw RunFailure.file(error) }
        }
        tell(outcome, verb: "settled")
    }

    private func tell(_ outcome: FixRun.Outcome, verb: String) {
        let files = outcome.changes.count
        let findings = "\(outcome.settled) finding\(outcome.settled == 1 ? "" : "s")"
        Console.note("\(verb) \(findings) in \(files) file\(files == 1 ? "" : "s")")
        for fix in outcome.leftOut {
            Console.note("left out at \(fix.place), of \(fix.rule): “\(fix.title)”, which \(Self.text(fix.reason))")
        }
    }

    private static func text(_ reason: FixRun.LeftOut.Reason) -> String {
        switch reason {
        case .settlesNothing: "would not settle it"
        case .brings(let rule, let place): "would bring \(rule)" + (place.map { " at \($0)" } ?? "")
        case .unsettled(let place): "may be what is accepted at \(place), where a name leads nowhere: mend that first"
        case .untried: "was not tried: too many others had to be; once more may do"
        }
    }

    private func text(of results: [CheckResult]) -> String {
        let style: TerminalStyle = output == nil ? display.style : .plain
        switch format {
        case .text:
            let report = CheckText(style: style)
            return results.map(report.findings).joined()
                + results.map(AcceptanceText(style: style).criteria).joined() + report.summary(results)
        case .json: return CheckJSON.document(results, version: ToolVersion.current).formatted
        case .sarif:
            return CheckSARIF.document(results, facts: Registry.facts, version: ToolVersion.current).formatted
        case .junit: return CheckJUnit(isStrict: strict).document(results)
        case .github: return CheckAnnotations.document(results)
        }
    }

    private func report(_ text: String) throws {
        guard let output else { return Console.write(text) }
        do { try DiskFileSystem().write(Array(text.utf8), to: output) } catch { throw RunFailure.file(error) }
    }

    private static func text(_ duration: Duration) -> String {
        // Formatted by hand: for the styles of Foundation all that there is about languages is loaded.
        let milliseconds = Int(duration / .milliseconds(1))
        let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
        return seconds == 0 ? "\(rest)ms" : "\(seconds)s \(rest)ms"
    }
}
