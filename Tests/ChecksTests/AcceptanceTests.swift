import Checks
import Project
import Source
import Specs
import TestProjects
import Testing

/// The verdicts of acceptance criteria.
@Suite struct `An acceptance criterion` {
    private static let components = """
        component: GoodCard
        body: { text: Cafe }
        ---
        component: BadCard
        states: [plain, pale]
        body: { text: Cafe, color: { when: pale, then: "#FFFFFF" } , background: "#FFFFFF" }
        ---
        component: Card/Small
        body: { text: Cafe, color: "#FFFFFF", background: "#FFFFFF" }
        """

    private func check(
        _ criterion: String, manifest: String = "", components: String = Self.components, only: Set<RuleID> = [],
        previews: RuleSet.Previews = .leftOut
    ) async throws -> (result: CriterionResult, problems: [String]) {
        let spec = components + "\n---\nacceptance: Test\ncriteria:\n  - { id: A, text: a, \(criterion) }\n"
        let check = try await TestProject(spec: spec, manifest: manifest).check(only: only, previews: previews)
        return (
            try #require(check.acceptance.first),
            check.findings.filter { $0.rule == "unverified-criterion" || $0.rule == "unknown-rule" }
                .map { "\($0.severity) \($0.diagnostic.message)" }
        )
    }

    typealias Status = CriterionResult.Status

    @Test(arguments: [
        ("verifiedBy: low-contrast-text", Status.failed, 2),
        ("verifiedBy: [low-contrast-text], scope: GoodCard", .passed, 0),
        ("verifiedBy: [low-contrast-text], scope: BadCard", .failed, 1),
        ("verifiedBy: [low-contrast-text], scope: \"BadCard:plain\"", .passed, 0),
        ("verifiedBy: [low-contrast-text], scope: \"BadCard:p*e\"", .failed, 1),
        ("verifiedBy: [low-contrast-text], scope: \"*Card\"", .failed, 1),
        ("verifiedBy: [low-contrast-text], scope: \"Card/*\"", .failed, 1),
        ("verifiedBy: [small-text]", .passed, 0),
        ("verifiedBy: [small-text, manual]", .manual, 0), ("verifiedBy: manual", .manual, 0),
        ("verifiedBy: [low-contrast-text, manual]", .failed, 2),
    ])
    func `is evaluated by the findings of its rules in its scope`(
        _ criterion: String, _ status: Status, _ findings: Int
    ) async throws {
        let (result, problems) = try await check(criterion)
        #expect(result.status == status)
        #expect(result.findings.count == findings)
        #expect(problems == [])
    }

    @Test(arguments: [
        ("verifiedBy: [small-text, manual]", "1 rule passed in 4 states; a person still confirms the rest"),
        (
            "verifiedBy: [small-text, low-contrast-text, manual], scope: \"BadCard:plain\"",
            "2 rules passed in 1 state; a person still confirms the rest"
        ),
        ("verifiedBy: manual", nil),
    ])
    func `that a person confirms says what is known`(criterion: String, reason: String?) async throws {
        let (result, _) = try await check(criterion)
        #expect(result.status == .manual)
        #expect(result.reason == reason)
    }

    @Test func `fails if its scope matches nothing`() async throws {
        // A * does not cross a /.
        let (result, problems) = try await check("verifiedBy: low-contrast-text, scope: \"*Small\"")
        #expect(result.status == .failed)
        #expect(problems == ["error the scope “*Small” matches no component"])
    }

    @Test func `fails if one of several scope patterns matches nothing`() async throws {
        let (result, problems) = try await check("verifiedBy: low-contrast-text, scope: [GoodCard, \"*Small\"]")
        #expect(result.status == .failed)
        #expect(result.reason == "“*Small” matches nothing")
        #expect(problems == ["error the scope “*Small” matches no component"])
    }

    /// A component without findings.
    private static let plain = """
        component: Card
        states: [plain]
        body: { text: Cafe, color: "#000000", background: "#FFFFFF" }
        """

    @Test(arguments: [
        ("off-scale-spacing", ""), ("off-convention-event", ""), ("private-event-field", ""), ("invalid-app-icon", ""),
        ("weaker-increased-contrast", ""), ("unmet-expectation", ""), ("missing-state", ""), ("missing-hint", ""),
        ("unverified-criterion", ""),
        ("flashing-content", ""), ("color-only-state", ""), ("forbidden-copy", ""), ("endless-loading", ""),
        ("unused-token", ""), ("deprecated-token", ""), ("literal-value", ""), ("missing-dark-value", ""),
        ("nonstandard-token", ""), ("unavailable-symbol", ""),
    ])
    func `is unverified if its rule has nothing to check`(_ rule: String, _ manifest: String) async throws {
        let (result, problems) = try await check("verifiedBy: \(rule)", components: Self.plain)
        #expect(result.status == .unverified)
        #expect(result.reason == "\(rule) had nothing to check")
        #expect(problems == ["warning the criterion names \(rule), which has nothing to check in its scope"])
    }

    @Test func `with a manual part says what passed and what had nothing to check`() async throws {
        let both = try await check(
            "verifiedBy: [low-contrast-text, missing-label, off-scale-spacing, manual]", components: Self.plain
        ).result
        #expect(both.status == .manual)
        #expect(
            both.reason
                == "1 rule passed in 1 state; missing-label, off-scale-spacing had nothing to check; "
                + "a person still confirms the rest")
    }

    @Test(arguments: ["label-without-visible-text", "label-without-visible-text, manual"])
    func `is not passed by a preview rule with findings`(rules: String) async throws {
        let button = "component: Card\nstates: [plain]\nbody: { text: Go, label: Stop, action: go, minHeight: 44 }"
        let result = try await check("verifiedBy: [\(rules)]", components: button, previews: .shown).result
        #expect(result.status == (rules.contains("manual") ? .manual : .unverified))
        #expect(result.reason == "label-without-visible-text is in preview and has findings")
    }

    @Test(arguments: [
        ("off-scale-radius", "{ text: Cafe, color: \"#000000\", radius: 11, padding: 16 }", "plain"),
        ("color-only-state", "{ text: Cafe, color: \"#000000\" }", "pressed"),
        ("jumping-content", "{ text: Cafe, redacted: true }", "plain"),
    ])
    func `is unverified if its rule lacks the settings or states to compare with`(
        rule: String, body: String, state: String
    ) async throws {
        let states = state == "plain" ? "plain" : "plain, \(state)"
        let result = try await check(
            "verifiedBy: \(rule), scope: \"Card:\(state)\"",
            components: "component: Card\nstates: [\(states)]\nbody: \(body)"
        ).result
        #expect(result.reason == "\(rule) had nothing to check")
    }

    @Test func `is unverified if a reference in its scope is unresolved`() async throws {
        let broken = "component: Broken\nbody: { text: A, color: \"{color.inc}\", background: \"#FFFFFF\" }"
        let user = "component: User\nbody: { vstack: [{ use: Broken }, { text: B, color: \"#000000\" }] }"
        let components = [Self.plain, broken, user].joined(separator: "\n---\n")
        let reasons = [
            "Card": nil, "Broken": "Broken has an invalid value or an unresolved reference",
            "User": "User has an invalid value or an unresolved reference",
        ]
        for (scope, reason) in reasons {
            let criterion = "verifiedBy: low-contrast-text, scope: \(scope)"
            let result = try await check(criterion, components: components).result
            #expect(result.status == (reason == nil ? .passed : .unverified))
            #expect(result.reason == reason)
        }
    }

    @Test func `is manual even if a reference is unresolved`() async throws {
        let broken = "component: Broken\nbody: { text: A, color: \"{color.inc}\" }"
        #expect(try await check("verifiedBy: manual", components: broken).result.status == .manual)
    }

    @Test func `is manual if it is also verified manually`() async throws {
        let (result, problems) = try await check("verifiedBy: [unmet-expectation, manual]", components: Self.plain)
        #expect(result.status == .manual)
        #expect(problems == [])
    }

    @Test func `is evaluated by the components in its scope only`() async throws {
        let components =
            Self.plain
            + "\n---\ncomponent: Badge\nbody: { text: A, width: 44 }\nexpect:\n  - { node: body, width: 44 }\n"
        #expect(try await check("verifiedBy: unmet-expectation", components: components).result.status == .passed)
        let inside = try await check("verifiedBy: unmet-expectation, scope: Badge", components: components)
        #expect(inside.result.status == .passed)
        let outside = try await check("verifiedBy: unmet-expectation, scope: Card", components: components)
        #expect(outside.result.status == .unverified)
    }

    /// A rule with a finding has checked something.
    @Test(arguments: Registry.facts)
    func `fails in the failing examples of its rule`(_ facts: RuleFacts) async throws {
        for example in facts.failing where ![.sources, .manifest, .acceptance].contains(facts.group) {
            let documents: [String] = example.text.split(separator: "\n---\n", omittingEmptySubsequences: false)
                .map { "\($0)\n" }
            let isSpec = { (text: String) in
                ["component:", "screen:"].contains { head in text.split(separator: "\n").contains { $0.hasPrefix(head) }
                }
            }
            let settings = example.settings.map { "rules:\n  \(facts.id): \($0)\n" } ?? ""
            let criterion = "acceptance: Test\ncriteria:\n  - { id: A, text: a, verifiedBy: \(facts.id) }\n"
            let manifest = settings + (example.manifest ?? "")
            var project = TestProject(
                spec: (documents.filter(isSpec) + [criterion]).joined(separator: "---\n"),
                tokens: documents.filter { !isSpec($0) }.joined(separator: "---\n"), manifest: manifest)
            if manifest.contains("contexts:") {
                project.files["uispec.yaml"] =
                    "uispec: 1\nname: Test\ntokens: [tokens.yaml]\nspecs: [spec.yaml]\n" + manifest
            }
            project.bytes = example.files
            let status = try await project.check(previews: .counted).acceptance.first?.status
            let idle =
                try await project.check(previews: .counted).acceptance.first?.reason?
                .contains("nothing to check") ?? false
            #expect(!idle, "\(example.text)")
            #expect(status == .failed || facts.severity == .note, "\(example.text)")
        }
    }

    @Test func `passes despite a note`() async throws {
        let manifest = "rules: { low-contrast-text: note }"
        #expect(try await check("verifiedBy: low-contrast-text", manifest: manifest).result.status == .passed)
    }

    @Test(arguments: [
        ("verifiedBy: []", "", "error the criterion A names no rule"),
        ("verifiedBy: low-contrast", "", "error unknown rule “low-contrast”"),
        (
            "verifiedBy: missing-label", "rules: { missing-label: off }",
            "error the criterion names missing-label, which is off in the manifest"
        ),
        (
            "verifiedBy: low-contrast-text, scope: BadCard",
            "waivers: [{ rule: low-contrast-text, at: BadCard, reason: Because. }]",
            "warning the criterion names low-contrast-text, but 1 of its findings in scope is waived"
        ),
    ])
    func `is unverified if no rule checked it`(
        _ criterion: String, _ manifest: String, _ problem: String
    ) async throws {
        let (result, problems) = try await check(criterion, manifest: manifest)
        #expect(result.status == .unverified)
        #expect(result.reason != nil)
        #expect(problems == [problem])
    }

    @Test func `passes despite a waived note`() async throws {
        let components = """
            component: Save
            body:
              text: Save
              color: "#BBBBBB"
              background: "#FFFFFF"
              action: save
              minHeight: 44
              minWidth: 44
              disabled: true
            ---
            component: Other
            body: { text: Other, color: "#000000", background: "#FFFFFF" }
            """
        let waiver = "waivers: [{ rule: low-contrast-text, at: Save, reason: It is unused now. }]"
        for manifest in ["", waiver] {
            let (result, _) = try await check(
                "verifiedBy: low-contrast-text", manifest: manifest, components: components)
            #expect(result.status == .passed, "\(manifest)")
        }
    }

    @Test func `is unverified if a comment suppresses its rule`() async throws {
        let components = """
            component: Card
            # uispec:disable-next-line low-contrast-text – a sketch
            body: { text: Cafe, color: "#FFFFFF", background: "#FFFFFF" }
            """
        let (result, problems) = try await check("verifiedBy: low-contrast-text", components: components)
        #expect(result.status == .unverified)
        #expect(problems.count == 1)
    }

    @Test func `is not reported by a run of other rules`() async throws {
        let (result, problems) = try await check(
            "verifiedBy: low-contrast-text", only: ["missing-label", "unverified-criterion"])
        #expect(result.status == .unverified)
        #expect(problems == [])
    }

    @Test(arguments: [
        ("- { id: A, text: a }\n  - { id: A, text: b, verifiedBy: manual }", "duplicate-key"),
        ("- { id: A, text: a, verifiedBy: manual, scop: B }", "unknown-key"),
        ("- { id: A, verifiedBy: manual }", "missing-key"), ("- { text: A, verifiedBy: manual }", "missing-key"),
        ("- { id: [A], text: a, verifiedBy: manual }", "mismatched-type"),
        ("- { id: A, text: a, verifiedBy: [{ a: b }] }", "mismatched-type"), ("- A", "mismatched-type"),
        ("A", "mismatched-type"),
    ])
    func `with invalid keys or values is reported`(_ criteria: String, _ rule: String) async throws {
        let spec = "component: A\nbody: { text: a }\n---\nacceptance: Test\ncriteria:\n  \(criteria)\n"
        let findings = try await TestProject(spec: spec).check().findings
        #expect(findings.contains { $0.rule.rawValue == rule && $0.diagnostic.range != nil }, "\(findings)")
    }

    @Test(arguments: [
        ("*", "Card", true), ("*", "Card/Small", false), ("*/*", "Card/Small", true), ("Card*", "Card", true),
        ("*Card", "SwipeCard", true), ("*Card", "Cards", false), ("*a*a", "banana", true), ("*a*b", "banana", false),
        ("", "Card", false), ("Ca*/Sm*ll", "Card/Small", true), ("**", "Card", true), ("*/", "Card", false),
    ])
    func `applies to the components that its pattern matches`(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(ScopePattern(pattern).matches(component: name, state: nil) == matches)
    }

    @Test(arguments: [
        ("rules: { unresolved-reference: off }\n", ""),
        ("waivers: [{ rule: unresolved-reference, at: Chip, reason: Later }]\n", ""),
        ("", "# uispec:disable-next-line unresolved-reference – later\n"),
    ])
    func `is unverified while a reference is unresolved, even if that is not reported`(
        _ manifest: String, _ comment: String
    ) async throws {
        let components = "component: Chip\n\(comment)body: { text: Cafe, color: \"{color.nope}\" }"
        let (result, _) = try await check("verifiedBy: low-contrast-text", manifest: manifest, components: components)
        #expect(result.status == .unverified)
        #expect(result.reason == "Chip has an invalid value or an unresolved reference")
    }
}
