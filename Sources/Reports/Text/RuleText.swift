package import Checks
package import Source
package import Texts

/// `explain` in a terminal: the list of all rules, the page of a rule, or the members of a family.
package struct RuleText: Sendable {
    /// The longest line of a paragraph.
    private static let lineLength = 96

    private let style: TerminalStyle

    package init(style: TerminalStyle) {
        self.style = style
    }

    /// All rules by group, followed by the families.
    package func list(_ rules: [RuleFacts]) -> String {
        let width = rules.map(\.id.rawValue.count).max() ?? 0
        var blocks = RuleFacts.Group.allCases.map { group in
            block(group.rawValue, rules.filter { $0.group == group }.map { ($0.id, $0.summary) }, width: width)
        }
        blocks.append(block("families", RuleFamily.all.map { ($0.id, $0.summary) }, width: width))
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The page of a family: its summary, and its members with one line each.
    package func page(_ family: RuleFamily, members: [RuleFacts]) -> String {
        let width = members.map(\.id.rawValue.count).max() ?? 0
        return [
            "\(style.bold(family.id.rawValue)) (family of rules)",
            Self.indented(Self.wrapped(RuleMarkdown.familySummary(family))),
            Self.indented(Self.wrapped(Self.plain(RuleMarkdown.familyUse(family)))),
            block("Members", members.map { ($0.id, $0.summary) }, width: width),
        ].joined(separator: "\n\n")
    }

    package func page(_ rule: RuleFacts) -> String {
        let head = "\(style.bold(rule.id.rawValue)) (\(rule.severityText))"
        let sections = RulePage(rule).sections.map { section in
            let lines = section.parts.map { Self.indented(text($0)) }
            return style.bold(section.title) + "\n" + lines.joined(separator: "\n\n")
        }
        return ([head] + sections).joined(separator: "\n\n") + "\n"
    }

    private func text(_ part: RulePage.Part) -> String {
        switch part {
        case .paragraph(let text): Self.wrapped(Self.plain(text))
        case .code(let text): Self.indented(text)
        case .settings(let settings):
            settings.map { "\($0.name): \($0.standard)   \(Self.plain($0.summary))" }.joined(separator: "\n")
        }
    }

    /// A title and a line for each rule; empty without rules.
    private func block(_ title: String, _ rules: [(id: RuleID, summary: String)], width: Int) -> String {
        guard !rules.isEmpty else { return "" }
        let lines = rules.map { id, summary in
            let padding = String(repeating: " ", count: width - id.rawValue.count + 2)
            return "  " + style.bold(id.rawValue) + padding + Self.plain(summary)
        }
        return ([title] + lines).joined(separator: "\n") + "\n"
    }

    /// A paragraph of a page.
    static func paragraph(_ text: String) -> String { indented(wrapped(plain(text))) }

    /// Removes the backticks that mark code in Markdown.
    static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }

    private static func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if lines[lines.count - 1].count + word.count >= lineLength { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}
