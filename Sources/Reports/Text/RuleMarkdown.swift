package import Checks
package import Source

/// `explain --format markdown`: the pages of `Docs/rules`, and their index `Docs/rules.md`.
package enum RuleMarkdown {
    private static let notice =
        "<!-- Written by Scripts/update-docs from `uispec explain --format markdown`; do not edit. -->"

    /// A Markdown file.
    package struct File: Sendable {
        /// Relative to `Docs`.
        package var path: String
        package var text: String

        fileprivate init(_ path: String, _ page: String) {
            self.path = path
            text = notice + "\n" + page
        }
    }

    /// The index, a page for each rule, and a page for each family.
    package static func files(_ rules: [RuleFacts]) -> [File] {
        let families = RuleFamily.all.map { family in
            File(path(of: family.id), page(family, members: rules.filter { family.members.contains($0.id) }))
        }
        return [File("rules.md", index(rules))] + rules.map { File(path(of: $0.id), page($0)) } + families
    }

    private static func path(of id: RuleID) -> String { "rules/\(id).md" }

    // MARK: Index

    package static func index(_ rules: [RuleFacts]) -> String {
        var blocks = [
            "# Rules",
            """
            The rules of `uispec check`, by group. In the manifest, `rules:` turns a rule `off`, changes its severity \
            or gives it settings. A waiver, or a comment `# uispec:disable-next-line RULE – reason`, accepts one \
            finding.
            """,
        ]
        for group in RuleFacts.Group.allCases {
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            let name = name(of: group)
            blocks.append("## \(name.prefix(1).uppercased() + name.dropFirst())")
            blocks.append(table(members, in: "rules/"))
        }
        blocks.append("## Families")
        blocks.append(
            """
            A family is a group of rules with an id of its own. Anywhere you can write a rule id, you can write the id \
            of a family to refer to all of its rules.
            """)
        blocks.append(
            (["| family | what its rules report |", "| --- | --- |"]
                + RuleFamily.all.map { family in
                    "| [`\(family.id)`](\(path(of: family.id))) | \(RulePage.sentence(family.summary)) |"
                }).joined(separator: "\n"))
        return document(blocks)
    }

    private static func name(of group: RuleFacts.Group) -> String {
        group == .voice ? "VoiceOver" : group.rawValue
    }

    private static func table(_ rules: [RuleFacts], in folder: String) -> String {
        let rows = rules.map { rule in
            "| [`\(rule.id)`](\(folder)\(rule.id).md) | \(rule.severityText) | "
                + "\(RulePage.sentence(rule.summary).replacing("|", with: "\\|")) |"
        }
        return (["| rule | severity | what it reports |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    // MARK: Pages

    package static func page(_ family: RuleFamily, members: [RuleFacts]) -> String {
        document([
            "# \(family.id)", familySummary(family), familyUse(family), "## Members",
            table(members, in: ""),
        ])
    }

    /// The problem that the members of a family report, in one sentence.
    static func familySummary(_ family: RuleFamily) -> String { "A family of rules that report \(family.summary)." }

    /// How a family's id is used, in one sentence.
    static func familyUse(_ family: RuleFamily) -> String {
        """
        In the manifest, in comments, in baselines, in acceptance criteria, and after `--only` and `--skip`, \
        `\(family.id)` refers to all of its members.
        """
    }

    package static func page(_ rule: RuleFacts) -> String {
        var facts = [
            "Severity: \(rule.severityText)",
            "Group: [\(name(of: rule.group))](../rules.md#\(name(of: rule.group).lowercased()))",
        ]
        if let family = RuleFamily.containing(rule.id) { facts.append("Family: [`\(family.id)`](\(family.id).md)") }
        return document(
            ["# \(rule.id)", facts.joined(separator: " · ")] + sections(of: rule, heading: "##"))
    }

    /// The sections alone, for SARIF's `help`.
    static func help(_ rule: RuleFacts) -> String {
        document(sections(of: rule, heading: "###"))
    }

    private static func sections(of rule: RuleFacts, heading: String) -> [String] {
        RulePage(rule).sections.flatMap { section in
            ["\(heading) \(section.title)"] + section.parts.map(text)
        }
    }

    private static func text(_ part: RulePage.Part) -> String {
        switch part {
        case .paragraph(let text): RulePage.oneLine(text)
        case .code(let text): "```yaml\n\(text)\n```"
        case .settings(let settings):
            (["| setting | default | meaning |", "| --- | --- | --- |"]
                + settings.map { "| `\($0.name)` | `\($0.standard)` | \($0.summary.replacing("|", with: "\\|")) |" })
                .joined(separator: "\n")
        }
    }

    private static func document(_ blocks: [String]) -> String { blocks.joined(separator: "\n\n") + "\n" }
}
