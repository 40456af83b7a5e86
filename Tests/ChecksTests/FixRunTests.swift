import Checks
import Pipeline
import Source
import TestProjects
import Testing

/// `check --fix`, with its trials.
@Suite struct `A run that fixes` {
    private func run(_ project: TestProject) async throws -> (outcome: FixRun.Outcome, texts: [String: String]) {
        let files = MemoryFileSystem(bytes: project.files.mapValues { Array($0.utf8) })
        let check: FixRun.Check = { files in
            let loaded = try TestProject.load("uispec.yaml", from: files)
            let options = CheckRun.Options(jobs: 1, today: "2026-01-01")
            return [await CheckRun(loaded, options: options, typesetter: .estimating).run()]
        }
        let outcome = try await FixRun.run(try await check(files), files: files, check: check)
        let texts = outcome.changes.map { ($0.path, String(decoding: $0.new, as: UTF8.self)) }
        return (outcome, Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }

    @Test func `mends names first, then what rules say of what they stand for`() async throws {
        let project = TestProject(
            spec: "component: C\nbody: { txt: Cafe, action: go }\n")
        let (outcome, texts) = try await run(project)
        #expect(texts == ["spec.yaml": "component: C\nbody: { text: Cafe, action: go, hitArea: 44 }\n"])
        #expect(outcome.changes.map { String(decoding: $0.old, as: UTF8.self) } == [project.files["spec.yaml"]])
        #expect(outcome.results.flatMap(\.findings).map(\.rule) == [])
        #expect(outcome.settled == 2)
    }

    @Test func `leaves out a name that brings another mistake, and makes the rest`() async throws {
        let project = TestProject(
            files: [
                "uispec.yaml": "uispec: 1\nname: Test\nspecs: [a.yaml, b.yaml]\ncontexts: \(TestProject.oneContext)\n",
                "a.yaml": "component: A\nbody: { text: a, widht: wide }\n",
                "b.yaml": "component: B\nbody: { text: b, action: go }\n",
            ])
        let (outcome, texts) = try await run(project)
        #expect(texts == ["b.yaml": "component: B\nbody: { text: b, action: go, hitArea: 44 }\n"])
        #expect(outcome.rejected == 1)
    }

    @Test func `changes nothing where nothing can be fixed`() async throws {
        let (outcome, texts) = try await run(TestProject(spec: "component: C\nbody: { text: a }\n"))
        #expect(texts.isEmpty && outcome.settled == 0 && outcome.rejected == 0)
    }
}
