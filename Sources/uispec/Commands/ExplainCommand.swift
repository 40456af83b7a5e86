import ArgumentParser
import Checks
import Loading
import Pipeline
import Reports
import Source
import Terminal

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a rule or a family of rules, or list all rules.",
        discussion: "Example: uispec explain low-contrast-text")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case markdown
    }

    @Argument(help: "Id of a rule or family. (default: list all rules)", completion: Completion.rules)
    var rule: String?
    @Option(help: "Output format.") var format: Format = .text
    @Option(
        help: "With --format markdown: write an index and a page for each rule to this folder.",
        completion: .directory)
    var output: String?
    @OptionGroup var display: OutputOptions

    func validate() throws {
        if output != nil, format != .markdown || rule != nil {
            throw ValidationError(
                "--output writes the pages of all rules; use it with --format markdown and without a rule")
        }
    }

    mutating func run() throws {
        if let output { return try writePages(to: output) }
        Console.write(try text())
    }

    private func text() throws -> String {
        let text = RuleText(style: display.style)
        guard let rule else {
            return format == .markdown ? RuleMarkdown.index(Registry.facts) : text.list(Registry.facts)
        }
        if let finding = CommandFinding.all.first(where: { $0.id.rawValue == rule }) {
            return finding.page(style: display.style)
        }
        let addressed = try RuleList.rules(addressedBy: rule)
        let members = Registry.facts.filter { addressed.contains($0.id) }
        if let family = RuleFamily.all.first(where: { $0.id.rawValue == rule }) {
            return format == .markdown
                ? RuleMarkdown.page(family, members: members) : text.page(family, members: members)
        }
        return members.map { format == .markdown ? RuleMarkdown.page($0) : text.page($0) }.joined()
    }

    private func writePages(to folder: String) throws {
        for file in RuleMarkdown.files(Registry.facts) {
            do {
                try DiskFileSystem().write(Array(file.text.utf8), to: "\(folder)/\(file.path)")
            } catch {
                throw RunFailure.file(error)
            }
        }
    }
}
