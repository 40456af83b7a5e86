import Checks
import Reports
import Source
import Testing
import Texts

/// The pages that `explain` prints.
@Suite struct RulePageTests {
    private static func rule(
        _ example: RuleExample, fixSafety: String? = nil, limits: String? = nil, settings: [RuleFacts.Setting] = [],
        impliedBy: [RuleID] = []
    ) -> RuleFacts {
        RuleFacts(
            "pale-text", group: .contrast, summary: "a text with `color: pale`", rationale: "It is hard to read.",
            fixing: "Write another color.", fixSafety: fixSafety, limits: limits, references: "WCAG 2.2",
            settings: settings, impliedBy: impliedBy, failing: [example], passing: [RuleExample("component: B")])
    }

    private static let example = RuleExample("component: A\nbody:\n  text: a\n  color: »pale«")

    /// The headings of a Markdown page.
    private func headings(_ rule: RuleFacts) -> [String] {
        RuleMarkdown.page(rule).split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    }

    @Test func `sections without content are left out`() {
        let brief = headings(Self.rule(Self.example))
        #expect(
            brief == [
                "What it does", "Why is this bad?", "Example", "Use instead", "How to fix", "Fix safety", "References",
            ])
        let full = Self.rule(Self.example, limits: "None.", settings: [.init("minimum", "the least", default: "3")])
        #expect(headings(full).suffix(4) == ["Fix safety", "Known limits", "Settings", "References"])
        #expect(RuleMarkdown.page(full).contains("| `minimum` | `3` | the least |"))
    }

    @Test func `fix safety and implying rules are stated`() {
        #expect(RuleMarkdown.page(Self.rule(Self.example)).contains("There is no automatic fix."))
        #expect(RuleMarkdown.page(Self.rule(Self.example, fixSafety: "Safe.")).contains("## Fix safety\n\nSafe.\n"))
        let implied = RuleText(style: .plain).page(Self.rule(Self.example, impliedBy: ["small-text"]))
        #expect(implied.contains("Not reported for a node that small-text already reports."))
        let twice = Self.rule(Self.example, impliedBy: ["small-text", "split-word", "missing-glyph"])
        let causes = "`small-text`, `split-word` or `missing-glyph`"
        #expect(RuleMarkdown.page(twice).contains("Not reported for a node that \(causes) already reports."))
    }

    @Test(arguments: [
        ("  color: »pale«", "  color: pale\n  #      ^^^^"), ("»a: b«", "a: b\n#^^^"), (" »a«: b", " a: b\n#^"),
        ("  »a«: b", "  a: b\n# ^"), ("- »a\n- b«", "- a\n# ^\n- b"), ("a: 日»本«", "a: 日本\n#    ^^"),
    ])
    func `a comment below an example marks the reported place`(_ marked: String, _ shown: String) {
        let page = RuleMarkdown.page(Self.rule(RuleExample(marked)))
        #expect(page.contains("```yaml\n\(shown)\n```"), "\(page)")
    }

    @Test func `the manifest of an example is a file of its own`() {
        let example = RuleExample("component: A", settings: "{ minimum: 4 }", manifest: "waivers: »[]«")
        let page = RuleMarkdown.page(Self.rule(example))
        let manifest = "# uispec.yaml\nrules: { pale-text: { minimum: 4 } }\nwaivers: []\n#        ^^"
        #expect(page.contains("```yaml\n\(manifest)\n```\n\n```yaml\n# spec.yaml\ncomponent: A\n```"), "\(page)")
    }

    @Test func `a terminal shows no backticks`() {
        #expect(!RuleText(style: .plain).page(Self.rule(Self.example)).contains("`"))
        #expect(!RuleText(style: .plain).list(Registry.facts).contains("`"))
    }

    @Test func `a family lists its members with one line each`() {
        for family in RuleFamily.all {
            let members = Registry.facts.filter { family.members.contains($0.id) }
            let page = RuleText(style: .plain).page(family, members: members)
            for member in members {
                let lines = page.split(separator: "\n").filter { $0.contains("  \(member.id)  ") }
                #expect(lines.count == 1 && lines[0].hasSuffix(member.summary.filter { $0 != "`" }), "\(member.id)")
            }
            #expect(RuleMarkdown.page(family, members: members).contains("(\(members[0].id).md)"))
        }
    }

    @Test func `every rule and family has a file, and the index links to all of them`() throws {
        let files = RuleMarkdown.files(Registry.facts)
        let index = try #require(files.first { $0.path == "rules.md" })
        #expect(Set(files.map(\.path)).count == Registry.addressableIDs.count + 1)
        for id in Registry.addressableIDs {
            #expect(files.contains { $0.path == "rules/\(id).md" } && index.text.contains("(rules/\(id).md)"))
        }
    }
}
