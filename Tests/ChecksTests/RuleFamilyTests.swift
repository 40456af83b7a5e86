import Checks
import Loading
import Pipeline
import Project
import Reports
import Source
import Specs
import TestProjects
import Testing
import Values

/// The id of a family addresses each of its members, wherever an id can be written.
@Suite struct RuleFamilyTests {
    /// One value of the wrong YAML type, and one unknown value.
    private static let spec = """
        component: Chip
        body:
          text: Cafe
          padding: wide
          weight: heaviest
        """

    private func rules(_ spec: String = Self.spec, manifest: String = "") async throws -> [String] {
        try await TestProject(spec: spec, manifest: manifest).check().findings.map(\.rule.rawValue)
    }

    @Test func `every member is a rule, and no family is`() {
        for family in RuleFamily.all {
            #expect(Registry.rule(family.id) == nil)
            #expect(family.members.allSatisfy { Registry.rule($0) != nil }, "\(family.id)")
            #expect(Registry.rules(addressedBy: family.id) == family.members)
            #expect(Registry.addressableIDs.contains(family.id))
        }
        #expect(Registry.rules(addressedBy: "small-text") == ["small-text"])
        #expect(Registry.rules(addressedBy: "smaal-text") == [])
    }

    @Test func `the sample reports two members`() async throws {
        #expect(try await rules() == ["mismatched-type", "unknown-value"])
    }

    // MARK: Settings

    @Test func `a setting applies to every member`() async throws {
        #expect(try await rules(manifest: "rules: { wrong-type: off }\n") == [])
        let severity = "rules: { wrong-type: warning }\n"
        let result = try await TestProject(spec: Self.spec, manifest: severity).check()
        #expect(result.findings.map(\.severity) == [.warning, .warning])
    }

    @Test func `a member's own setting takes precedence`() async throws {
        let manifest = "rules: { unknown-value: note, wrong-type: off }\n"
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check()
        #expect(result.findings.map { "\($0.severity) \($0.rule)" } == ["note unknown-value"])
    }

    @Test func `a family has no settings of its own`() async throws {
        let found = try await rules(
            "component: A\nbody: { text: a }\n", manifest: "rules: { wrong-type: { minimum: 2 } }\n")
        #expect(found == ["unknown-key"])
    }

    @Test func `a misspelled family is an unknown rule`() async throws {
        let project = TestProject(spec: Self.spec, manifest: "rules: { wrong-typ: off }\n")
        let found = try await project.check().findings.filter { $0.rule == "unknown-rule" }
        #expect(found.map(\.diagnostic.help) == ["did you mean “wrong-type”?"])
    }

    // MARK: Selection

    @Test func `only and skip select every member`() async throws {
        let project = TestProject(spec: Self.spec)
        #expect(try await project.check(skip: ["wrong-type"]).findings.isEmpty)
        #expect(try await project.check(skip: ["unresolved-reference"]).findings.count == 2)
        #expect(try await project.check(only: ["wrong-type"]).findings.count == 2)
        let ran = try await project.check(only: ["wrong-type"]).rules
        #expect(ran.contains("unknown-value") && !ran.contains("small-text"))
    }

    // MARK: Accepted findings

    @Test func `a comment suppresses every member`() async throws {
        let suppressed = """
            component: Chip
            body:
              text: Cafe
              # uispec:disable-next-line wrong-type – a later version
              weight: heaviest
            """
        #expect(try await rules(suppressed) == [])
        let other = suppressed.replacing("wrong-type", with: "unresolved-reference")
        #expect(try await rules(other) == ["unused-suppression", "unknown-value"])
        let unknown = suppressed.replacing("wrong-type", with: "wrong-typ")
        #expect(try await rules(unknown) == ["unused-suppression", "unknown-value"])
    }

    @Test func `a comment for a family is unused only where all members were checked`() async throws {
        let unused = "component: A\nbody:\n  # uispec:disable-next-line wrong-type – a later version\n  text: a\n"
        #expect(try await rules(unused) == ["unused-suppression"])
        let project = TestProject(spec: unused)
        #expect(try await project.check(skip: ["unknown-value"]).findings.isEmpty)
    }

    @Test(arguments: [
        ("wrong-type", "unknown-value", true), ("unknown-value", "unknown-value", true),
        ("wrong-type", "unknown-token", false), ("mismatched-type", "unknown-value", false),
        ("unresolved-reference", "unknown-token", true),
    ])
    func `a waiver accepts every member`(_ written: RuleID, _ rule: RuleID, isWaived: Bool) throws {
        let project = try TestProject(
            spec: Self.spec, manifest: "waivers: [{ rule: \(written), at: Chip, reason: Later. }]\n"
        ).load()
        let waivers = WaiverMatching(
            project.manifest.waivers, owners: ComponentOwners(library: project.library), today: "2026-01-01")
        let finding = Finding(Diagnostic(rule, "no", at: nil), at: Finding.Place(component: "Chip"))
        let (findings, problems) = waivers.apply(to: [finding])
        #expect(findings.map(\.isWaived) == [isWaived])
        #expect(problems.map(\.rule) == (isWaived ? [] : ["unused-waiver"]))
        #expect(waivers.unresolved.isEmpty)
    }

    @Test func `a waiver for an unknown rule is reported`() async throws {
        let manifest = "waivers: [{ rule: wrong-typ, at: Chip, reason: Later. }]\n"
        #expect(try await rules(manifest: manifest) == ["mismatched-type", "unknown-value", "unknown-rule"])
    }

    // MARK: Baselines

    private func check(_ baseline: Baseline?) async throws -> CheckResult {
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.baseline = baseline
        return await CheckRun(try TestProject(spec: Self.spec).load(), options: options, typesetter: .estimating).run()
    }

    private func baseline(replacing rule: String, with other: String) async throws -> Baseline {
        let text = BaselineJSON.document([try await check(nil)], version: "1").formatted
        return try BaselineReader.read(
            SourceFile(path: "baseline.json", text: text.replacing("\"\(rule)\"", with: "\"\(other)\"")))
    }

    @Test func `an entry of a baseline covers every member`() async throws {
        let result = try await check(try await baseline(replacing: "unknown-value", with: "wrong-type"))
        #expect(result.findings.map(\.isBaselined) == [true, true])
        #expect(result.usedBaseline == [0, 1])
    }

    @Test(arguments: ["mismatched-type", "unresolved-reference", "wrong-typ"])
    func `an entry of another rule covers nothing`(_ rule: String) async throws {
        let result = try await check(try await baseline(replacing: "unknown-value", with: rule))
        #expect(result.findings.map(\.isBaselined) == [true, false])
        #expect(result.usedBaseline == [0] && result.outgrownBaseline == [])
    }

    // MARK: Acceptance criteria

    private func criterion(
        _ rule: String, spec: String = Self.spec, manifest: String = ""
    ) async throws -> (CriterionResult, [String]) {
        let acceptance = "\n---\nacceptance: Test\ncriteria: [{ id: A, text: a, verifiedBy: [\(rule)] }]\n"
        let result = try await TestProject(spec: spec + acceptance, manifest: manifest).check()
        return (try #require(result.acceptance.first), result.findings.map(\.rule.rawValue))
    }

    @Test func `a criterion is failed by every member`() async throws {
        let (failed, _) = try await criterion("wrong-type")
        #expect(failed.status == .failed && failed.findings.map(\.rule) == ["mismatched-type", "unknown-value"])
        let (other, _) = try await criterion("unknown-value")
        #expect(other.findings.map(\.rule) == ["unknown-value"])
        let (passed, problems) = try await criterion("wrong-type", spec: "component: A\nbody: { text: a }")
        #expect(passed.status == .passed && problems == [])
    }

    @Test(arguments: [
        ("wrong-type: off", "wrong-type is off"), ("unknown-value: off", "unknown-value is off"),
    ])
    func `a criterion is unverified while a member is off`(_ setting: String, _ reason: String) async throws {
        let (result, problems) = try await criterion(
            "wrong-type", spec: "component: A\nbody: { text: a }", manifest: "rules: { \(setting) }\n")
        #expect(result.status == .unverified && result.reason == reason)
        #expect(problems == ["unverified-criterion"])
    }

    @Test func `a criterion with an unknown rule is reported`() async throws {
        let (result, problems) = try await criterion("wrong-typ", spec: "component: A\nbody: { text: a }")
        #expect(result.status == .unverified && problems == ["unknown-rule"])
    }
}
