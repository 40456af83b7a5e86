import Checks
import Source
import Values

/// What SARIF says of a rule: what `explain` does.
enum SARIFRule {
    static func descriptor(_ facts: RuleFacts) -> JSONValue {
        .object([
            ("id", .text(facts.id.rawValue)), ("name", .text(name(facts.id))),
            ("shortDescription", SARIFLocation.message(sentence(facts.summary))),
            ("fullDescription", SARIFLocation.message(oneLine(facts.rationale))),
            ("defaultConfiguration", .object([("level", .text(facts.severity.rawValue))])),
            (
                "help",
                .object([("text", .text(RuleText(style: .plain).page(facts))), ("markdown", .text(markdown(facts)))])
            ),
            ("properties", .object([("tags", .list([.text(facts.group.rawValue)]))])),
        ])
    }

    /// `LowContrastText`.
    private static func name(_ id: RuleID) -> String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func markdown(_ facts: RuleFacts) -> String {
        var parts = [oneLine(facts.rationale), "References: \(facts.references)"]
        if !facts.settings.isEmpty {
            parts.append(
                facts.settings.map { "- `\($0.name)` – \($0.summary) (default: `\($0.standard)`)" }
                    .joined(separator: "\n"))
        }
        parts += facts.failing.prefix(1).map { "Flagged:\n\n" + block($0) }
        parts += facts.passing.prefix(1).map { "Not flagged:\n\n" + block($0) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func block(_ example: RuleExample) -> String {
        "```yaml\n\(example.text)\n```"
    }
}
