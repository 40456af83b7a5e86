import Checks
import Pipeline
import Source
import TestProjects
import Testing

/// `check --fix` with its trial runs.
@Suite struct `A run that fixes` {
    private func run(_ project: TestProject) async throws -> (outcome: FixRun.Outcome, texts: [String: String]) {
        try await project.fixing()
    }

    @Test func `fixes names first, then the findings that depend on them`() async throws {
        let project = TestProject(
            spec: "component: C\nbody: { txt: Cafe, action: go }\n")
        let (outcome, texts) = try await run(project)
        #expect(texts == ["spec.yaml": "component: C\nbody: { text: Cafe, action: go, hitArea: 44 }\n"])
        #expect(outcome.changes.map { String(decoding: $0.old, as: UTF8.self) } == [project.files["spec.yaml"]])
        #expect(outcome.results.flatMap(\.findings).map(\.rule) == [])
        #expect(outcome.fixedCount == 2)
    }

    @Test func `leaves out a fix that causes another finding, and applies the rest`() async throws {
        let project = TestProject(
            files: [
                "uispec.yaml": "uispec: 1\nname: Test\nspecs: [a.yaml, b.yaml]\ncontexts: \(TestProject.oneContext)\n",
                "a.yaml": "component: A\nbody: { text: a, widht: wide }\n",
                "b.yaml": "component: B\nbody: { text: b, action: go }\n",
            ])
        let (outcome, texts) = try await run(project)
        #expect(texts == ["b.yaml": "component: B\nbody: { text: b, action: go, hitArea: 44 }\n"])
        let skipped = try #require(outcome.skippedFixes.first)
        #expect(outcome.skippedFixes.count == 1)
        #expect((skipped.place, skipped.rule) == ("a.yaml:2:18", "unknown-key"))
        #expect(skipped.title == "Write width")
        #expect(skipped.reason == .causes("mismatched-type", place: nil))
    }

    @Test func `leaves out the one harmful fix of a file, and applies the others`() async throws {
        let rows = (1...6).map { "    - { text: Row \($0), \($0 == 4 ? "widht: wide" : "heigth: 20") }" }
        let project = TestProject(
            spec: "component: A\nbody:\n  vstack:\n" + rows.joined(separator: "\n") + "\n")
        let (outcome, texts) = try await run(project)
        #expect(outcome.skippedFixes.map(\.place) == ["spec.yaml:7:22"])
        #expect(outcome.fixedCount == 5)
        #expect(texts["spec.yaml"]?.contains("{ text: Row 4, widht: wide }") == true)
        #expect(texts["spec.yaml"]?.contains("heigth") == false)
    }

    @Test func `fixes a name that is found only after another fix`() async throws {
        let project = TestProject(
            spec: "component: C\nbody: { text: Cafe, colour: \"{color.inc}\" }\n",
            tokens: "color: { $type: color, ink: { $value: \"#000000\", $modes: { dark: \"#FFFFFF\" } } }\n")
        let (outcome, texts) = try await run(project)
        #expect(texts["spec.yaml"] == "component: C\nbody: { text: Cafe, color: \"{color.ink}\" }\n")
        #expect(outcome.skippedFixes.isEmpty)
    }

    private static let paleInk = TestProject(
        spec: "component: C\npreview: { backdrop: \"#DDDDDD\" }\nbody: { text: a, color: \"{ink}\" }\n",
        tokens: "ink: { $type: color, $value: \"#707070\" }\n")

    @Test func `changes a color token only if unsafe fixes are allowed`() async throws {
        let (careful, unchanged) = try await Self.paleInk.fixing(scope: .safe)
        #expect(unchanged.isEmpty && careful.fixedCount == 0 && careful.unsafeCount == 1)
        let (bold, changed) = try await Self.paleInk.fixing(scope: .unsafe)
        #expect(Set(changed.keys) == ["tokens.yaml"] && bold.fixedCount == 1 && bold.unsafeCount == 0)
        #expect(try await Self.paleInk.changed(to: changed).check().count(.error) == 0)
    }

    @Test func `changes nothing if nothing can be fixed`() async throws {
        let (outcome, texts) = try await run(TestProject(spec: "component: C\nbody: { text: a }\n"))
        #expect(texts.isEmpty && outcome.fixedCount == 0 && outcome.skippedFixes.isEmpty)
    }
}
