import ArgumentParser
import Pipeline
import Project
import Reports
import Source

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the token sources that the manifest names.",
        discussion: "Example: uispec generate --verify")

    @OptionGroup var project: ProjectOptions
    @Flag(help: "Write nothing; exit 1 with a diff where a file is stale.") var verify = false
    @OptionGroup var display: OutputOptions

    mutating func run() throws {
        var hasFindings = false
        for project in try project.load() {
            let result = try GenerateRun(project, files: DiskFileSystem(), isVerifying: verify).run()
            let errors = DiagnosticText(style: display.style).text(result.diagnostics, in: project.sources)
            Console.write(errors)
            hasFindings = hasFindings || result.diagnostics.contains { $0.severity == .error }
            for output in result.outputs {
                switch output.status {
                case .written: Console.write("wrote \(output.path)\n")
                case .upToDate: Console.write("\(output.path) is up to date\n")
                case .stale(let diff):
                    hasFindings = true
                    Console.write(diff)
                    Console.note("\(output.path) is stale; run: uispec generate")
                }
            }
            if project.manifest.swift == nil { Console.note("\(project.name): the manifest names nothing to generate") }
        }
        if hasFindings { throw ExitStatus.findings }
    }
}
