import Checks
import Pipeline
import Project
import Reports
import Source
import TestProjects
import Testing
import Values

/// A finding is not reported separately if a finding of another rule at the same node implies it.
@Suite struct `A cause` {
    /// A button covered by another one, so that its tap target is too small and its title has contrast 1:1.
    private static let covered = """
        component: C
        body:
          zstack:
            # below
            - { text: Below, action: one, id: below, minHeight: 44, minWidth: 100 }
            - { text: Above, action: two, minHeight: 44, minWidth: 100, background: "#FFFFFF", color: "#000000" }
        """

    /// Two texts at one place, each readable without the other.
    private static let overlapping = """
        component: C
        preview: { backdrop: "#FFFFFF" }
        body:
          zstack:
            - { text: Hello world, color: "#000000" }
            - { text: Hello there, color: "#222222" }
        """

    /// A text that is truncated at the default type size and overflows its frame at the largest one.
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
        var expected: [String]
        var contexts = TestProject.oneContext
    }

    static let cases = [
        Case(
            testDescription: "a control that covers another one", spec: covered,
            expected: ["overlapping-tap-targets also low-contrast-text"]),
        Case(
            testDescription: "a height that is too small", spec: fixed.replacing("height: 30", with: "height: 12"),
            expected: ["overflowing-content also truncated-text"]),
        Case(
            testDescription: "a height that is too small, and a limit of lines",
            spec:
                fixed.replacing("height: 30", with: "height: 12\n  lineLimit: 1"),
            expected: ["truncated-text", "overflowing-content"]),
        Case(
            testDescription: "letters beyond their background",
            spec: fixed.replacing("height: 30", with: "height: 8").replacing("#FFFFFF", with: "#333333")
                .replacing("\"#000000\"", with: "\"#FFFFFF\"\n  lineLimit: 1\n  truncate: tail"),
            expected: ["overflowing-content also low-contrast-text"]),
        Case(
            testDescription: "letters that also have low contrast on their background",
            spec: fixed.replacing("height: 30", with: "height: 12").replacing(
                "\"#000000\"", with: "\"#EEEEEE\"\n  lineLimit: 1\n  truncate: tail"),
            expected: ["overflowing-content", "low-contrast-text"]),
        Case(
            testDescription: "a control wider than the screen",
            spec: """
                screen: S
                body:
                  vstack:
                    - symbol: heart
                      size: 22
                      width: 44
                      height: 44
                      margin: { leading: 430 }
                      action: like
                      label: Like
                    - spacer:
                """, expected: ["overflowing-content also unreachable-tap-target"]),
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
                """, expected: ["overflowing-content also content-outside-safe-area", "unreachable-tap-target"]),
        Case(
            testDescription: "two texts that overlap because one is too small",
            spec: """
                component: C
                preview: { width: 300 }
                body:
                  vstack:
                    - { text: One, height: 8, font: "{ios.font.largeTitle}" }
                    - { text: Two }
                  spacing: 0
                """, expected: ["overflowing-content also overlapping-content"]),
    ]

    private static func summary(_ findings: [Finding]) -> [String] {
        findings.filter { !$0.isAccepted }.map { finding in
            ([finding.rule.rawValue] + finding.implied.map { "also \($0.rule)" }).joined(separator: " ")
        }
    }

    @Test(arguments: cases)
    func `is reported once, with the findings that it implies`(_ item: Case) async throws {
        let result = try await TestProject(spec: item.spec, contexts: item.contexts).check()
        #expect(Set(Self.summary(result.findings)) == Set(item.expected))
    }

    /// The text below is measured by drawing it.
    @Test(
        .enabled(if: systemTypesetter.hasFonts),
        arguments: [
            ("zstack", ["overlapping-content also low-contrast-text"]), ("vstack", ["low-contrast-text"]),
        ])
    func `implies low contrast of a text on another one`(_ stack: String, _ expected: [String]) async throws {
        let pale = Self.overlapping.replacing("zstack", with: stack).replacing("#222222", with: "#CCCCCC")
        let result = try await TestProject(spec: pale).check(typesetter: systemTypesetter)
        #expect(Set(Self.summary(result.findings)) == Set(expected))
    }

    @Test func `implies nothing in contexts in which it does not occur`() async throws {
        let result = try await TestProject(spec: Self.fixed, contexts: Self.twoSizes).check()
        let found = result.findings.map { finding in
            "\(finding.rule) " + finding.occurrences.compactMap { $0.metrics?.typeSize.rawValue }.joined(separator: " ")
        }
        #expect(Set(found) == ["overflowing-content ax5", "truncated-text large"])
    }

    @Test(arguments: [
        "rules: { overlapping-tap-targets: off }\n", "rules: { overlapping-tap-targets: warning }\n",
        "rules: { overlapping-tap-targets: { severity: note } }\n",
        "waivers:\n  - { rule: overlapping-tap-targets, at: C, reason: they never appear together }\n",
    ])
    func `implies nothing if it is less severe or waived`(manifest: String) async throws {
        let result = try await TestProject(spec: Self.covered, manifest: manifest).check()
        #expect(Self.summary(result.findings).contains("low-contrast-text"))
        #expect(result.count(.error) == 1)
    }

    @Test func `implies nothing if a comment suppresses it`() async throws {
        let comment = "# uispec:disable-next-line overlapping-tap-targets – they never appear together"
        let result = try await TestProject(spec: Self.covered.replacing("# below", with: comment)).check()
        #expect(Self.summary(result.findings) == ["low-contrast-text"])
    }

    @Test func `is reported even if the implied finding is waived`() async throws {
        let waiver = "waivers:\n  - { rule: low-contrast-text, at: C, reason: decorative }\n"
        let result = try await TestProject(spec: Self.covered, manifest: waiver).check()
        #expect(Self.summary(result.findings) == ["overlapping-tap-targets"])
        #expect(result.waived == 1)
    }

    @Test func `is in a baseline with the findings that it implies`() async throws {
        let project = TestProject(spec: Self.covered)
        let text = BaselineJSON.document([try await project.check()], version: "1").formatted
        let baseline = try BaselineReader.read(SourceFile(path: "baseline.json", text: text))
        #expect(Set(baseline.entries.map(\.rule)) == ["overlapping-tap-targets", "low-contrast-text"])
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.baseline = baseline
        let accepted = await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        #expect(accepted.count(.error) == 0 && accepted.baselined == 2)
        options.baseline?.entries.removeAll { $0.rule == "low-contrast-text" }
        let partly = await CheckRun(try project.load(), options: options, typesetter: .estimating).run()
        #expect(Self.summary(partly.findings) == ["low-contrast-text"])
    }

    @Test func `fails a criterion of a rule that it implies`() async throws {
        let criterion = "\n---\nacceptance: T\ncriteria:\n  - { id: A, text: a, verifiedBy: low-contrast-text }\n"
        let result = try await TestProject(spec: Self.covered + criterion).check()
        let evaluated = try #require(result.acceptance.first)
        #expect(evaluated.status == .failed)
        #expect(evaluated.findings.map(\.rule) == ["overlapping-tap-targets"])
    }

    @Test func `is an existing rule and never implies itself`() {
        var open = Dictionary(uniqueKeysWithValues: Registry.facts.map { ($0.id, Set($0.impliedBy)) })
        #expect(open.values.allSatisfy { $0.isSubset(of: Registry.ids) })
        // Remove rules without causes until none are left.
        while let free = open.first(where: { $0.value.isEmpty })?.key {
            open[free] = nil
            for rule in open.keys { open[rule]?.remove(free) }
        }
        #expect(open.isEmpty)
    }

    @Test func `a misspelled name has no second finding at its place`() async throws {
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

    @Test func `a forbidden word in the title of an alert is reported once`() async throws {
        let spec = """
            component: Ask
            body: { alert: { title: A date?, buttons: [{ title: Cancel, style: cancel, action: cancel }] } }
            """
        let project = TestProject(spec: spec, manifest: "rules: { forbidden-copy: { words: [date] } }\n")
        #expect(try await project.check(only: ["forbidden-copy"]).findings.count == 1)
    }
}
