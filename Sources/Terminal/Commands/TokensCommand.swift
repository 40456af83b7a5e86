package import ArgumentParser
import Generation
import Loading
import Source
import Texts
import Values

/// `tokens`: prints the resolved tokens.
package struct TokensCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Print the resolved tokens in each appearance.",
        discussion: "Example: uispec tokens --format json")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table
        case json
        case dtcg
    }

    @OptionGroup var project: ProjectOptions
    @Flag(help: "Include the platform's tokens.") var all = false
    @Option(help: "Output format.") var format: Format = .table
    @OptionGroup var display: OutputOptions

    package init() {}

    package mutating func run() throws {
        let projects = try project.load()
        guard format == .table || projects.count == 1 else {
            throw ValidationError("--format \(format.rawValue) prints one project; pass the path of one")
        }
        var hasErrors = false
        for project in projects {
            let run = TokensRun(project, includesBuiltIn: all)
            var problems = run.diagnostics
            switch format {
            case .table:
                if projects.count > 1 {
                    Console.write(display.style.heading(TerminalText.unbroken(project.name)) + "\n")
                }
                Console.write(TokenTableText(style: display.style).text(run.tokens))
            case .json:
                Console.write(
                    TokensJSON.document(run.tokens, sources: run.sources, version: ToolVersion.current).formatted)
            case .dtcg:
                let (text, losses) = run.dtcg()
                problems += losses
                Console.write(text)
            }
            let errors = problems.filter { $0.severity == .error }
            if !errors.isEmpty { Console.note(DiagnosticText(style: display.style).text(errors, in: run.sources)) }
            hasErrors = hasErrors || !errors.isEmpty
        }
        if hasErrors { throw ExitStatus.findings }
    }
}
