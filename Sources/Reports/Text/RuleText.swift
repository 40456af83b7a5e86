package import Checks
import Source

/// `explain`: what a rule checks, why, and its examples; or the list of all rules.
package struct RuleText: Sendable {
    private let style: TerminalStyle

    package init(style: TerminalStyle) {
        self.style = style
    }

    package func list(_ rules: [RuleFacts]) -> String {
        let width = rules.map { $0.id.rawValue.count }.max() ?? 0
        return RuleFacts.Group.allCases.map { group -> String in
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { return "" }
            let lines = members.map { rule in
                let padding = String(repeating: " ", count: width - rule.id.rawValue.count + 2)
                return "  " + style.bold(rule.id.rawValue) + padding + rule.summary
            }
            return ([group.rawValue] + lines).joined(separator: "\n") + "\n"
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    package func page(_ rule: RuleFacts) -> String {
        var parts = [
            "\(style.bold(rule.id.rawValue)) (\(rule.severity.rawValue)) – \(rule.summary)",
            Self.wrapped(rule.rationale), "References: \(rule.references)",
        ]
        if !rule.settings.isEmpty {
            parts.append(
                (["Settings:"] + rule.settings.map { "  \($0.name): \($0.standard)   \($0.summary)" })
                    .joined(separator: "\n"))
        }
        if !rule.impliedBy.isEmpty {
            let causes = rule.impliedBy.map(\.rawValue).joined(separator: ", ")
            parts.append(Self.wrapped("Not told beside what implies it of the same node: \(causes)."))
        }
        parts += rule.failing.map { example("Flagged", $0) }
        parts += rule.passing.map { example("Not flagged", $0) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func example(_ title: String, _ example: RuleExample) -> String {
        let note = example.note.map { " (\($0))" } ?? ""
        let settings = example.settings.map { "\n  # rules: the settings \($0)" } ?? ""
        let manifest = example.manifest.map { "\n  # uispec.yaml\n\(Self.indented($0))\n  ---" } ?? ""
        return style.bold(title) + note + ":" + settings + manifest + "\n" + Self.indented(example.text)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }

    /// A paragraph in lines of at most 96 characters.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if lines[lines.count - 1].count + word.count >= 96 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}
