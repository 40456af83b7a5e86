import ArgumentParser
import Pipeline
import Project
import Reports
import Source

struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the token sources that the manifest names.",
        discussion: "Example: uispec generate --verify")

    @OptionGroup var project: ProjectOptions
    @Flag(help: "Write nothing; exit 1 with a diff where a file is stale.") var verify = false
    @OptionGroup var jobs: JobOptions
    @OptionGroup var display: OutputOptions

    @MainActor mutating func run() async throws {
        var hasFindings = false
        let projects = try project.load()
        for project in projects {
            let result = try await GenerateRun(
                project, files: DiskFileSystem(), isVerifying: verify,
                jobs: jobs.count
            ).run()
            let problems = DiagnosticText(style: display.style).text(result.diagnostics, in: project.sources)
            Console.write(problems)
            hasFindings = hasFindings || result.diagnostics.contains { $0.severity == .error }
            hasFindings = tell(result.outputs) || hasFindings
            if project.manifest.generate.isEmpty, result.diagnostics.isEmpty {
                Console.note("\(project.name): the manifest names nothing to generate")
            }
        }
        // The process ends here. To free a large project piece by piece first would take longer than to read it.
        withExtendedLifetime(projects) { (hasFindings ? ExitStatus.findings : .clean).leave() }
    }

    /// Whether any is stale. A catalog whose files are all as they should be is told in one line.
    private func tell(_ outputs: [GenerateRun.Output]) -> Bool {
        var isStale = false
        var told: Set<String> = []
        for output in outputs {
            switch output.status {
            case .written: Console.write("wrote \(output.path)\n")
            case .removed: Console.write("removed \(output.path)\n")
            case .upToDate:
                guard let catalog = output.catalog else {
                    Console.write("\(output.path) is up to date\n")
                    break
                }
                let isWhole = outputs.allSatisfy { $0.catalog != catalog || $0.status == .upToDate }
                if isWhole, told.insert(catalog).inserted { Console.write("\(catalog) is up to date\n") }
            case .stale(let diff):
                isStale = true
                Console.write(diff)
                Console.note("\(output.path) is stale; run: uispec generate")
            }
        }
        return isStale
    }
}
