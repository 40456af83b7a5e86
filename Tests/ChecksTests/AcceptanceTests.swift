import Checks
import Project
import Source
import Specs
import TestProjects
import Testing

/// Which criteria a project meets.
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
        _ criterion: String, manifest: String = "", components: String = Self.components, only: Set<RuleID> = []
    ) async throws -> (result: CriterionResult, problems: [String]) {
        let spec = components + "\n---\nacceptance: Test\ncriteria:\n  - { id: A, text: a, \(criterion) }\n"
        let check = try await TestProject(spec: spec, manifest: manifest).check(only: only)
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
        ("verifiedBy: [missing-label]", .passed, 0),
        ("verifiedBy: [missing-label, manual]", .manual, 0), ("verifiedBy: manual", .manual, 0),
        ("verifiedBy: [low-contrast-text, manual]", .failed, 2),
    ])
    func `is judged by the findings of its rules in its scope`(
        _ criterion: String, _ status: Status, _ findings: Int
    ) async throws {
        let (result, problems) = try await check(criterion)
        #expect(result.status == status)
        #expect(result.findings.count == findings)
        #expect(problems == [])
    }

    @Test func `fails where its scope matches nothing`() async throws {
        // A * does not cross a /.
        let (result, problems) = try await check("verifiedBy: missing-label, scope: \"*Small\"")
        #expect(result.status == .failed)
        #expect(problems == ["error the scope “*Small” matches no component"])
    }

    @Test func `is told of a pattern that matches nothing beside one that does`() async throws {
        let (result, problems) = try await check("verifiedBy: missing-label, scope: [GoodCard, \"*Small\"]")
        #expect(result.status == .passed)
        #expect(problems == ["warning the scope “*Small” matches no component"])
    }

    @Test func `is not failed by a note`() async throws {
        let manifest = "rules: { low-contrast-text: note }"
        #expect(try await check("verifiedBy: low-contrast-text", manifest: manifest).result.status == .passed)
    }

    @Test(arguments: [
        ("verifiedBy: []", "", "error no rule verifies the criterion A"),
        ("verifiedBy: low-contrast", "", "error there is no rule “low-contrast”"),
        (
            "verifiedBy: missing-label", "rules: { missing-label: off }",
            "error the criterion names missing-label, which the manifest turns off"
        ),
        (
            "verifiedBy: low-contrast-text, scope: BadCard",
            "waivers: [{ rule: low-contrast-text, at: BadCard, reason: Because. }]",
            "warning the criterion names low-contrast-text, of which 1 finding is waived in its scope"
        ),
    ])
    func `is unverified where nobody looked`(_ criterion: String, _ manifest: String, _ problem: String) async throws {
        let (result, problems) = try await check(criterion, manifest: manifest)
        #expect(result.status == .unverified)
        #expect(result.reason != nil)
        #expect(problems == [problem])
    }

    @Test func `is unverified where a comment silences its rule`() async throws {
        let components = """
            component: Card
            # uispec:disable-next-line low-contrast-text – a sketch
            body: { text: Cafe, color: "#FFFFFF", background: "#FFFFFF" }
            """
        let (result, problems) = try await check("verifiedBy: low-contrast-text", components: components)
        #expect(result.status == .unverified)
        #expect(problems.count == 1)
    }

    @Test func `is not complained of by a run of other rules`() async throws {
        let (result, problems) = try await check(
            "verifiedBy: low-contrast-text", only: ["missing-label", "unverified-criterion"])
        #expect(result.status == .unverified)
        #expect(problems == [])
    }

    @Test(arguments: [
        ("- { id: A, text: a }\n  - { id: A, text: b, verifiedBy: manual }", "duplicate-key"),
        ("- { id: A, text: a, verifiedBy: manual, scop: B }", "unknown-key"),
        ("- { id: A, verifiedBy: manual }", "wrong-type"), ("- { text: A, verifiedBy: manual }", "wrong-type"),
        ("- { id: [A], text: a, verifiedBy: manual }", "wrong-type"),
        ("- { id: A, text: a, verifiedBy: [{ a: b }] }", "wrong-type"), ("- A", "wrong-type"), ("A", "wrong-type"),
    ])
    func `is read strictly`(_ criteria: String, _ rule: String) async throws {
        let spec = "component: A\nbody: { text: a }\n---\nacceptance: Test\ncriteria:\n  \(criteria)\n"
        let findings = try await TestProject(spec: spec).check().findings
        #expect(findings.contains { $0.rule.rawValue == rule && $0.diagnostic.range != nil }, "\(findings)")
    }

    @Test(arguments: [
        ("*", "Card", true), ("*", "Card/Small", false), ("*/*", "Card/Small", true), ("Card*", "Card", true),
        ("*Card", "SwipeCard", true), ("*Card", "Cards", false), ("*a*a", "banana", true), ("*a*b", "banana", false),
        ("", "Card", false), ("Ca*/Sm*ll", "Card/Small", true), ("**", "Card", true), ("*/", "Card", false),
    ])
    func `speaks of what its pattern matches`(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(ScopePattern(pattern).matches(component: name, state: nil) == matches)
    }
}
