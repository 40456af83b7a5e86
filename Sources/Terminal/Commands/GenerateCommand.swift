package import ArgumentParser
import Generation
import Loading
import Project
import Source
import Texts

/// `generate`: writes the files that the manifest lists.
package struct GenerateCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate the files that the manifest lists under generate:, such as Swift tokens.",
        discussion: "Example: uispec generate --verify")

    @OptionGroup var project: ProjectOptions
    @Flag(help: "Write nothing; print a diff and exit with 1 if a file is stale.") var verify = false
    @Flag(help: "Overwrite files that uispec did not write.") var force = false
    @Flag(help: "Write nothing if a token has no valid value or a name clashes.") var strict = false
    @OptionGroup var build: BuildOptions
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    package init() {}

    package func validate() throws {
        if build.lists, verify || force || strict {
            throw ValidationError("--list-inputs and --list-outputs generate nothing and take no other option")
        }
        if build.depfile != nil, verify {
            throw ValidationError("--verify writes no files and cannot be combined with --depfile")
        }
    }

    package mutating func run() throws {
        var hasFindings = false
        // Tracing computes a fingerprint of each file, which takes time.
        let traced = build.needsInputs ? TracedFiles(DiskFileSystem()) : nil
        let projects = build.placed(try project.load(from: traced ?? DiskFileSystem()))
        let listing = BuildFiles(projects, read: traced, workingDirectory: DiskFileSystem.workingDirectory)
        if build.lists { return try list(listing, of: projects) }
        if projects.count > 1 { try build.requireOwnPaths(listing) }
        for project in projects {
            let result = try GenerateRun(
                project, files: DiskFileSystem(), isVerifying: verify,
                jobs: jobs.count, isForced: force, isStrict: strict
            ).run()
            let problems = DiagnosticText(style: display.style).text(result.diagnostics, in: project.sources)
            Console.write(problems)
            hasFindings = hasFindings || result.diagnostics.contains { $0.severity == .error }
            hasFindings = report(result.outputs) || hasFindings
            if project.manifest.generate.isEmpty, result.diagnostics.isEmpty {
                Console.note(
                    "\(TerminalText.unbroken(project.name)) has nothing to generate; list outputs under generate: "
                        + "in uispec.yaml")
            }
        }
        if !hasFindings { try build.writeDepfile(listing) }
        // The process ends here. Freeing a large project first would take longer than reading it.
        withExtendedLifetime(projects) { (hasFindings ? ExitStatus.findings : .clean).leave() }
    }

    /// Prints the inputs or the outputs. Problems go to standard error, so that the list can be read by a script.
    private func list(_ listing: BuildFiles, of projects: [LoadedProject]) throws {
        var hasFailed = false
        for project in projects where !project.manifestProblems.isEmpty {
            let style = ColorChoice.auto.style(of: 2)
            Console.raw(DiagnosticText(style: style).text(project.manifestProblems, in: project.sources))
            hasFailed = true
        }
        for path in build.listInputs ? listing.inputs : listing.outputs { Console.write(path + "\n") }
        if hasFailed { throw ExitStatus.findings }
    }

    /// Prints one line per file and returns whether any file is stale. A catalog that is up to date takes one line.
    private func report(_ outputs: [GenerateRun.Output]) -> Bool {
        var isStale = false
        var reported: Set<String> = []
        for output in outputs {
            switch output.status {
            case .written: Console.write("wrote \(output.path)\n")
            case .removed: Console.write("removed \(output.path)\n")
            case .upToDate:
                guard let catalog = output.catalog else {
                    Console.write("\(output.path) is up to date\n")
                    break
                }
                let isComplete = outputs.allSatisfy { $0.catalog != catalog || $0.status == .upToDate }
                if isComplete, reported.insert(catalog).inserted { Console.write("\(catalog) is up to date\n") }
            case .stale(let diff):
                isStale = true
                Console.write(diff)
                Console.note("\(output.path) is stale; run uispec generate")
            }
        }
        return isStale
    }
}
