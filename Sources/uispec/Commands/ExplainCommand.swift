import ArgumentParser
import Checks
import Reports
import Source

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tells what a rule checks, why, and with which settings; or lists the rules.",
        discussion: "Example: uispec explain low-contrast-text")

    @Argument(help: "A rule; all rules are listed where none is given.", completion: Completion.rules) var rule: String?
    @OptionGroup var display: OutputOptions

    mutating func run() throws {
        let text = RuleText(style: display.style)
        guard let rule else {
            return Console.write(text.list(Registry.facts))
        }
        guard let facts = Registry.facts.first(where: { $0.id.rawValue == rule }) else {
            let hint = Suggestion.nearest(to: rule, among: Registry.ids.map(\.rawValue))
            throw ValidationError("there is no rule “\(rule)”" + (hint.map { "; did you mean “\($0)”?" } ?? ""))
        }
        Console.write(text.page(facts))
    }
}
