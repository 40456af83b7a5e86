import Checks
import Reports
import Source

/// Explains a rule.
struct ExplainTool: ProjectTool {
    let facts = ToolFacts(
        name: "explain", title: "Explain a rule",
        description: """
            Explains a rule or a family of rules: what it measures and why, failing and passing examples, and its \
            settings. Without a rule, lists all of them.
            """,
        inputs: [ToolInput("rule", .text, "The id of the rule, as in a finding: low-contrast-text.")])

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        guard let name = arguments.text("rule") else {
            return ToolAnswer(content: [.text(RuleMarkdown.index(Registry.facts))])
        }
        let addressed = Registry.rules(addressedBy: RuleID(name))
        guard !addressed.isEmpty else {
            let hint = UnknownRule.hint(for: name).map { "; \($0)" } ?? ""
            throw ToolFailure("unknown rule “\(name)”\(hint)")
        }
        let members = Registry.facts.filter { addressed.contains($0.id) }
        if let family = RuleFamily.all.first(where: { $0.id.rawValue == name }) {
            return ToolAnswer(content: [.text(RuleMarkdown.page(family, members: members))])
        }
        return ToolAnswer(content: [.text(members.map { RuleMarkdown.page($0) }.joined())])
    }
}
