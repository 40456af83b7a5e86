import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// One cause is told once: what a rule says of a node is left out where the finding of another rule implies it.
@Suite struct `A cause` {
    /// A button under another one: too little is left of it, and its title has contrast 1:1.
    private static let covered = """
        component: C
        body:
          zstack:
            # below
            - { text: Below, action: one, id: below, minHeight: 44, minWidth: 100 }
            - { text: Above, action: two, minHeight: 44, minWidth: 100, background: "#FFFFFF", color: "#000000" }
        """

    /// Two texts in one place, either of which could be read by itself.
    private static let overlapping = """
        component: C
        preview: { backdrop: "#FFFFFF" }
        body:
          zstack:
            - { text: Hello world, color: "#000000" }
            - { text: Hello there, color: "#222222" }
        """

    /// A text that is cut off and stands out of its box at the largest size only.
    private static let fixed = """
        component: C
        preview: { width: 120 }
        body:
          text: A text that is long
          id: title
          height: 30
          background: "#FFFFFF"
          color: "#000000"
        """

    private static let twoSizes = "{ appearance: [light], typeSize: [large, ax5], device: [iphone-15] }"

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var spec: String
        var told: [String]
        var contexts = TestProject.oneContext
    }

    static let cases = [
        Case(
            testDescription: "a control that covers another one", spec: covered,
            told: ["overlapping-tap-targets also low-contrast-text"]),
        Case(
            testDescription: "a height that is too small", spec: fixed.replacing("height: 30", with: "height: 12"),
            told: ["overflowing-content also truncated-text"]),
        Case(
            testDescription: "a height that is too small, and a limit of lines",
            spec:
                fixed.replacing("height: 30", with: "height: 12\n  lineLimit: 1"),
            told: ["truncated-text", "overflowing-content"]),
        Case(
            testDescription: "letters beside their ground",
            spec: fixed.replacing("height: 30", with: "height: 8").replacing("#FFFFFF", with: "#333333")
                .replacing("\"#000000\"", with: "\"#FFFFFF\"\n  lineLimit: 1\n  truncate: tail"),
            told: ["overflowing-content also low-contrast-text"]),
        Case(
            testDescription: "letters that are too pale on their ground as well",
            spec: fixed.replacing("height: 30", with: "height: 12").replacing(
                "\"#000000\"", with: "\"#EEEEEE\"\n  lineLimit: 1\n  truncate: tail"),
            told: ["overflowing-content", "low-contrast-text"]),
        Case(
            testDescription: "a control wider than the screen",
            spec: """
                screen: S
                body:
                  vstack:
                    - { symbol: heart, size: 22, width: 44, height: 44, margin: { leading: 430 }, action: like, label: Like }
                    - spacer:
                """, told: ["overflowing-content also unreachable-tap-target"]),
        Case(
            testDescription: "a text on a control that is off the screen for another reason",
            spec: """
                screen: S
                body:
                  vstack:
                    - hstack:
                        - { text: Like, height: 12, background: "#FFFFFF", color: "#000000" }
                      action: like
                      offset: { x: 360 }
                      hitArea: 44
                    - spacer:
                """, told: ["overflowing-content also content-outside-safe-area", "unreachable-tap-target"]),
        Case(
            testDescription: "two texts that stand over one another since one is too small",
            spec: """
                component: C
                preview: { width: 300 }
                body:
                  vstack:
                    - { text: One, height: 8, font: "{ios.font.largeTitle}" }
                    - { text: Two }
                  spacing: 0
                """, told: ["overflowing-content also overlapping-content"]),
    ]

    private static func summary(_ findings: [Finding]) -> [String] {
        findings.filter { !$0.isAccepted }.map { finding in
            ([finding.rule.rawValue] + finding.implied.map { "also \($0.rule)" }).joined(separator: " ")
        }
    }

    @Test(arguments: cases)
    func `is told once, with what it implies`(_ item: Case) async throws {
        let result = try await TestProject(spec: item.spec, contexts: item.contexts).check()
        #expect(Set(Self.summary(result.findings)) == Set(item.told))
    }

    /// What lies below a text is seen by drawing it.
    @Test(
        .enabled(if: systemTypesetter.hasFonts),
        arguments: [
            ("zstack", ["overlapping-content also low-contrast-text"]), ("vstack", ["low-contrast-text"]),
        ])
    func `implies that a text is hard to read on another one`(_ stack: String, _ told: [String]) async throws {
        let pale = Self.overlapping.replacing("zstack", with: stack).replacing("#222222", with: "#CCCCCC")
        let result = try await TestProject(spec: pale).check(typesetter: systemTypesetter)
        #expect(Set(Self.summary(result.findings)) == Set(told))
    }

    @Test func `implies nothing in contexts in which it is not`() async throws {
        let result = try await TestProject(spec: Self.fixed, contexts: Self.twoSizes).check()
        let told = result.findings.map { finding in
            "\(finding.rule) " + finding.occurrences.compactMap { $0.metrics?.typeSize.rawValue }.joined(separator: " ")
        }
        #expect(Set(told) == ["overflowing-content ax5", "truncated-text large"])
    }

    @Test(arguments: [
        "rules: { overlapping-tap-targets: off }\n", "rules: { overlapping-tap-targets: warning }\n",
        "rules: { overlapping-tap-targets: { severity: note } }\n",
        "waivers:\n  - { rule: overlapping-tap-targets, at: C, reason: they are never there at once }\n",
    ])
    func `implies nothing where it counts less`(manifest: String) async throws {
        let result = try await TestProject(spec: Self.covered, manifest: manifest).check()
        #expect(Self.summary(result.findings).contains("low-contrast-text"))
        #expect(result.count(.error) == 1)
    }

    @Test func `implies nothing where a comment silences it`() async throws {
        let comment = "# uispec:disable-next-line overlapping-tap-targets – they are never there at once"
        let result = try await TestProject(spec: Self.covered.replacing("# below", with: comment)).check()
        #expect(Self.summary(result.findings) == ["low-contrast-text"])
    }

    @Test func `is told where what it implies is waived`() async throws {
        let waiver = "waivers:\n  - { rule: low-contrast-text, at: C, reason: nobody reads it }\n"
        let result = try await TestProject(spec: Self.covered, manifest: waiver).check()
        #expect(Self.summary(result.findings) == ["overlapping-tap-targets"])
        #expect(result.waived == 1)
    }

    @Test func `stands in a baseline with what it implies`() async throws {
        let project = TestProject(spec: Self.covered)
        let text = BaselineJSON.document([try await project.check()], version: "1").formatted
        let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        #expect(Set(baseline.entries.map(\.rule)) == ["overlapping-tap-targets", "low-contrast-text"])
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.baseline = baseline
        let known = await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        #expect(known.count(.error) == 0 && known.baselined == 2)
        options.baseline?.entries.removeAll { $0.rule == "low-contrast-text" }
        let partly = await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        #expect(Self.summary(partly.findings) == ["low-contrast-text"])
    }

    @Test func `fails a criterion of what it implies`() async throws {
        let criterion = "\n---\nacceptance: T\ncriteria:\n  - { id: A, text: a, verifiedBy: low-contrast-text }\n"
        let result = try await TestProject(spec: Self.covered + criterion).check()
        let judged = try #require(result.acceptance.first)
        #expect(judged.status == .failed)
        #expect(judged.findings.map(\.rule) == ["overlapping-tap-targets"])
    }

    @Test func `is a rule that there is, and never implies itself`() {
        var open = Dictionary(uniqueKeysWithValues: Registry.facts.map { ($0.id, Set($0.impliedBy)) })
        #expect(open.values.allSatisfy { $0.isSubset(of: Registry.ids) })
        // Takes away what nothing is left to imply, until nothing is left.
        while let free = open.first(where: { $0.value.isEmpty })?.key {
            open[free] = nil
            for rule in open.keys { open[rule]?.remove(free) }
        }
        #expect(open.isEmpty)
    }

    @Test func `a mistake of a name brings no second finding at its place`() async throws {
        let spec = """
            component: News
            content: remote
            states: { loaded: , empty: , loading: { announce: true, timeout: { after: 3s, state: eror } }, error: }
            body: { text: News }
            """
        let found = try await TestProject(spec: spec).check().findings.map(\.rule.rawValue)
        #expect(found.contains("unknown-state"))
        #expect(!found.contains("endless-loading"))
    }

    @Test func `a ruled-out word in the title of an alert is told once`() async throws {
        let spec = """
            component: Ask
            body: { alert: { title: A date?, buttons: [{ title: Cancel, style: cancel, action: cancel }] } }
            """
        let project = TestProject(spec: spec, manifest: "rules: { forbidden-copy: { words: [date] } }\n")
        #expect(try await project.check(only: ["forbidden-copy"]).findings.count == 1)
    }
}
