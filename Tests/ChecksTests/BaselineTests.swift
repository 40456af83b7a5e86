import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// Findings that a project has for now.
@Suite struct `A baseline` {
    private static let spec = """
        component: Chip
        states: [plain, pressed]
        body: { text: Cafe, id: title, color: "#FFFFFF", background: "#007AFF" }
        ---
        component: Row
        body: { text: Bar, color: "#EEEEEE", background: "#FFFFFF" }
        """

    private func check(_ spec: String, _ baseline: Baseline? = nil) async throws -> CheckResult {
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.baseline = baseline
        return await CheckRun(try TestProject(spec: spec).load(), options: options, typesetter: .estimating).run()
    }

    private func baseline(of spec: String) async throws -> Baseline {
        let text = BaselineJSON.document([try await check(spec)], version: "1").formatted
        return try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
    }

    @Test func `takes away what it has, and nothing else`() async throws {
        let baseline = try await baseline(of: Self.spec)
        #expect(baseline.entries.count == 2)
        let result = try await check(Self.spec, baseline)
        #expect(result.count(.error) == 0 && result.baselined == 2)
        #expect(result.usedBaseline == [0, 1])
        let worse =
            Self.spec + "\n---\ncomponent: New\nbody: { text: a, color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let later = try await check(worse, baseline)
        #expect(later.findings.filter { !$0.isAccepted }.compactMap(\.place?.component) == ["New"])
    }

    @Test func `knows a finding whose line, figures and other states changed`() async throws {
        let baseline = try await baseline(of: Self.spec)
        let moved =
            "# A comment\n"
            + Self.spec.replacing("#007AFF", with: "#108AFF")
            .replacing("[plain, pressed]", with: "[pressed, calm]")
        #expect(try await check(moved, baseline).count(.error) == 0)
    }

    @Test func `stands for as many findings as it has`() async throws {
        let baseline = try await baseline(of: Self.spec)
        let renamed = Self.spec.replacing("id: title", with: "id: heading")
        let result = try await check(renamed, baseline)
        #expect(result.count(.error) == 1)
        #expect(result.usedBaseline.count == 1)
    }

    @Test func `cannot hide a file that does not parse`() async throws {
        let broken = "component: [\n"
        #expect(try await check(broken, try await baseline(of: broken)).count(.error) == 1)
    }

    @Test(arguments: [
        ("", ""), ("[]", "no baseline"), ("{ \"entries\": [] }", "version"),
        ("{ \"version\": 2, \"entries\": [] }", "version is 2"), ("{ \"version\": 1 }", "no list of entries"),
        ("{ \"version\": 1, \"entries\": [{ \"rule\": \"a\" }] }", "an entry needs"), ("{ \"version\": ", ""),
    ])
    func `that is broken or of another version is refused`(_ text: String, _ message: String) throws {
        let file = SourceFile(path: "baseline.json", text: text)
        let problem = #expect(throws: BaselineReader.Problem.self) { try BaselineReader.read(file) }
        #expect(message.isEmpty || problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    }

    @Test(arguments: [
        ("contrast 4.01:1; 4.5:1 is required", "contrast #:#; #:# is required"),
        ("#FFFFFF on #007AFF", "# on #"), ("the figure h2 of v1.2", "the figure h2 of v1.#"),
        ("20–22歳, 3.", "#–#歳, #."), ("no figures", "no figures"),
    ])
    func `tells messages by their kind`(_ message: String, _ kind: String) {
        #expect(MessageKind.of(message) == kind)
    }
}
