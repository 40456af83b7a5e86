import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// The accepted findings of a project.
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
        options.previews = .leftOut
        return await CheckRun(try TestProject(spec: spec).load(), options: options, typesetter: .estimating).run()
    }

    private func baseline(of spec: String) async throws -> Baseline {
        let text = BaselineJSON.document([try await check(spec)], version: "1").formatted
        return try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
    }

    @Test func `accepts the findings that it lists, and no others`() async throws {
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

    @Test func `accepts a finding that moved, improved or no longer occurs in one of its states`() async throws {
        let baseline = try await baseline(of: Self.spec)
        let moved =
            "# A comment\n"
            + Self.spec.replacing("#007AFF", with: "#0174F4").replacing("[plain, pressed]", with: "[pressed]")
        #expect(try await check(moved, baseline).count(.error) == 0)
    }

    @Test(arguments: [("#007AFF", "#108AFF"), ("[plain, pressed]", "[plain, pressed, calm]")])
    func `does not accept a finding that got worse`(_ old: String, _ new: String) async throws {
        let baseline = try await baseline(of: Self.spec)
        let worse = try await check(Self.spec.replacing(old, with: new), baseline)
        #expect(worse.count(.error) == 1)
        #expect(worse.outgrownBaseline == [0])
        #expect(worse.usedBaseline == [1])
    }

    @Test func `does not report a fixed finding as worse`() async throws {
        let baseline = try await baseline(of: Self.spec)
        let fixed = try await check(Self.spec.replacing("#007AFF", with: "#003A80"), baseline)
        #expect(fixed.outgrownBaseline == [] && fixed.usedBaseline == [1])
    }

    @Test func `does not accept a finding whose required figure increased`() async throws {
        func check(_ minimum: Int, _ baseline: Baseline?) async throws -> CheckResult {
            let project = TestProject(
                spec: "component: C\nbody: { text: a, action: go, width: 30, height: 30 }\n",
                manifest: "rules: { small-tap-target: { minimum: \(minimum) } }\n")
            var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
            options.baseline = baseline
            return await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        }
        let text = BaselineJSON.document([try await check(44, nil)], version: "1").formatted
        let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        #expect(try await check(44, baseline).count(.error) == 0)
        #expect(try await check(40, baseline).count(.error) == 0)
        #expect(try await check(60, baseline).count(.error) == 1)
    }

    @Test func `does not accept a contrast that got worse in a user of the component`() async throws {
        let spec = """
            component: Badge
            preview: { backdrop: "#FFFFFF" }
            body: { text: New, color: "#999999" }
            ---
            component: Card
            body: { vstack: [{ use: Badge }], background: "#FDFDFD" }
            """
        let baseline = try await baseline(of: spec)
        #expect(try await check(spec, baseline).count(.error) == 0)
        #expect(try await check(spec.replacing("#FDFDFD", with: "#9A9A9A"), baseline).count(.error) == 1)
    }

    @Test func `does not accept a length that got worse in a user of the component`() async throws {
        let spec = """
            component: Star
            properties: { side: 40 }
            body: { symbol: star, label: Star, action: star, width: $side, height: 40 }
            ---
            component: Card
            body: { vstack: [{ use: Star, with: { side: 38 } }] }
            """
        let baseline = try await baseline(of: spec)
        #expect(try await check(spec, baseline).count(.error) == 0)
        #expect(try await check(spec.replacing("38", with: "20"), baseline).count(.error) == 1)
    }

    @Test func `does not accept a finding in another context`() async throws {
        let spec =
            "component: C\n"
            + "body: { text: a, color: { when: { typeSize: ax5 }, then: \"#FFFFFF\", else: \"#EEEEEE\" } }\n"
        let contexts = "{ appearance: [light], typeSize: [large, ax5], device: [iphone-15] }"
        let alike = spec.replacing("#FFFFFF", with: "#EEEEEE")
        func check(_ spec: String, _ baseline: Baseline?) async throws -> CheckResult {
            var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
            options.baseline = baseline
            return await CheckRun(
                try TestProject(spec: spec, contexts: contexts).load(), options: options, typesetter: .estimating
            ).run()
        }
        let first = try await check(spec.replacing("#EEEEEE", with: "#000000"), nil)
        #expect(first.count(.error) == 1)
        let text = BaselineJSON.document([first], version: "1").formatted
        let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        #expect(try await check(spec.replacing("#EEEEEE", with: "#000000"), baseline).count(.error) == 0)
        #expect(try await check(alike.replacing("#EEEEEE", with: "#FFFFFF"), baseline).count(.error) >= 1)
    }

    @Test func `accepts a finding of a node without an id after a new sibling`() async throws {
        let spec = "component: C\nbody:\n  vstack:\n    - { text: a, action: go }\n"
        let baseline = try await baseline(of: spec)
        #expect(baseline.entries.map(\.node) == ["body/*"])
        let more = spec.replacing("vstack:\n", with: "vstack:\n    - { text: new }\n")
        #expect(try await check(more, baseline).count(.error) == 0)
        let second = spec + "    - { text: a, action: stop }\n  spacing: 60\n"
        #expect(try await check(second, baseline).count(.error) == 1)
    }

    @Test func `matches the worse of two entries with the worse of two findings`() async throws {
        let spec = """
            component: C
            body:
              vstack:
                - { text: a, color: "#FFFFFF", background: "#007AFF" }
                - { text: a, color: "#FFFFFF", background: "#34C759" }
            """
        let baseline = try await baseline(of: spec)
        #expect(baseline.entries.count == 2)
        let swapped = spec.replacing("#007AFF", with: "#000").replacing("#34C759", with: "#007AFF")
            .replacing("#000", with: "#34C759")
        #expect(try await check(swapped, baseline).count(.error) == 0)
    }

    @Test func `matches the entry with more contexts with the finding with more contexts`() async throws {
        let project = TestProject(
            spec: """
                component: List
                body: { vstack: [{ text: 残り1件, color: "{a}" }, { text: 残り2件, color: "{b}" }] }
                """,
            tokens: """
                a: { $type: color, $value: "#BBBBBB", $modes: { dark: "#FFFFFF" } }
                b: { $type: color, $value: "#BBBBBA", $modes: { dark: "#444444" } }
                """,
            contexts: "{ appearance: [light, dark], device: [iphone-15] }")
        let first = try await project.check()
        #expect(first.count(.error) == 2)
        let text = BaselineJSON.document([first], version: "1").formatted
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        let again = await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        #expect(again.count(.error) == 0 && again.usedBaseline == [0, 1])
    }

    /// Each finding matches some entry, but some assignments leave no entry for the last finding.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
    func `accepts as many findings as possible, in any order`(_ order: [Int]) {
        func entry(_ appearances: [String], _ measured: Double) -> Baseline.Entry {
            Baseline.Entry(
                project: "p", rule: "low-contrast-text", places: ["C"], node: nil, file: nil, message: "m",
                extent: BaselineExtent(contexts: ["appearance": appearances], measured: measured, required: 4.5))
        }
        let baseline = Baseline(entries: [entry(["dark", "light"], 4), entry(["light"], 1), entry(["light"], 2)])
        let found = [entry(["light"], 4), entry(["light"], 1.5), entry(["light"], 2)]
        var matching = BaselineMatching(baseline)
        #expect(order.map { matching.take(found[$0]) } == [true, true, true])
        #expect(matching.used == [0, 1, 2])
        let second = matching.take(found[0])
        #expect(!second)
    }

    @Test func `does not accept a finding at a renamed node`() async throws {
        let baseline = try await baseline(of: Self.spec)
        let renamed = Self.spec.replacing("id: title", with: "id: heading")
        let result = try await check(renamed, baseline)
        #expect(result.count(.error) == 1)
        #expect(result.usedBaseline.count == 1)
    }

    @Test func `does not accept a syntax error`() async throws {
        let broken = "component: [\n"
        #expect(try await check(broken, try await baseline(of: broken)).count(.error) == 1)
    }

    @Test(arguments: [
        ("", ""), ("[]", "not a baseline file"), ("{ \"entries\": [] }", "version"),
        ("{ \"version\": 1, \"entries\": [] }", "has version 1"), ("{ \"version\": 2 }", "needs a list “entries”"),
        ("{ \"version\": 2, \"entries\": [{ \"rule\": \"a\" }] }", "an entry needs"), ("{ \"version\": ", ""),
        (
            """
            { "version": 2, "entries": [
              { "rule": "a", "project": "p", "message": "m", "places": [], "measured": "none" } ] }
            """, "“measured” and “required” must be numbers"
        ),
    ])
    func `with invalid content or another version is refused`(_ text: String, _ message: String) throws {
        let file = SourceFile(path: "baseline.json", text: text)
        let problem = #expect(throws: BaselineReader.Problem.self) { try BaselineReader.read(file) }
        #expect(message.isEmpty || problem?.message.contains(message) == true, "\(problem?.message ?? "")")
    }

    @Test(arguments: [
        ("contrast 4.01:1; 4.5:1 is required", "contrast #:#; #:# is required"),
        ("#FFFFFF on #007AFF", "# on #"), ("the figure h2 of v1.2", "the figure h2 of v1.#"),
        ("20–22歳, 3.", "#–#歳, #."), ("no figures", "no figures"),
    ])
    func `compares messages without their figures`(_ message: String, _ kind: String) {
        #expect(MessageKind.of(message) == kind)
    }

    @Test(arguments: [
        #""contexts": "all""#, #""contexts": []"#, #""contexts": {}"#, #""contexts": { "appearance": [] }"#,
        #""contexts": { "appearance": ["light", [1]] }"#, #""colour": "red""#,
    ])
    func `with an invalid entry is refused`(_ member: String) throws {
        let text = """
            { "version": \(Baseline.version), "entries": [
              { "project": "Test", "rule": "small-text", "places": ["Chip"], "message": "m", \(member) } ] }
            """
        #expect(throws: BaselineReader.Problem.self) {
            try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        }
    }

    @Test func `does not accept contexts that an entry does not name`() {
        let bare = BaselineExtent()
        #expect(bare.covers(BaselineExtent()))
        #expect(!bare.covers(BaselineExtent(contexts: ["appearance": ["light"]])))
    }
}
