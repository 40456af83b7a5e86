import Checks
import Pipeline
import Project
import Source
import TestProjects

extension TestProject {
    /// Runs `check --fix` and returns its outcome with the new texts of the changed files.
    ///
    /// - Parameters:
    ///   - only: The rules whose findings are fixed; all rules if empty.
    ///   - scope: With `--unsafe-fixes` by default, so that every fix is tried.
    func fixing(
        only: Set<RuleID> = [], scope: FixScope = .unsafe, baseline: Baseline? = nil
    ) async throws -> (outcome: FixRun.Outcome, texts: [String: String]) {
        let files = MemoryFileSystem(bytes: files.mapValues { Array($0.utf8) })
        let check: FixRun.Check = { files in
            let loaded = try TestProject.load("uispec.yaml", from: files)
            var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
            options.baseline = baseline
            return [await CheckRun(loaded, options: options, typesetter: .estimating).run()]
        }
        let outcome = try await FixRun.run(
            try await check(files), files: files, scope: scope,
            fixing: { only.isEmpty || only.contains($0) }, check: check)
        let texts = outcome.changes.map { ($0.path, String(decoding: $0.new, as: UTF8.self)) }
        return (outcome, Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns the project with the changed files.
    func changed(to texts: [String: String]) -> TestProject {
        TestProject(files: files.merging(texts) { _, new in new }, bytes: bytes)
    }
}
