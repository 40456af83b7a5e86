import Layout
import Pipeline
import Source
import TestProjects

@testable import Comparison

/// Two versions of a small project, compared without pictures.
struct VersionPair {
    private let base: TestProject
    private let head: TestProject

    init(_ old: TestProject, _ new: TestProject) {
        base = old
        head = new
    }

    /// The same project, with texts replaced in the newer version.
    init(_ project: TestProject, _ changes: [(file: String, old: String, new: String)]) {
        base = project
        var changed = project
        for change in changes {
            changed.files[change.file] = changed.files[change.file]?.replacing(change.old, with: change.new)
        }
        head = changed
    }

    func compare() async throws -> ComparisonResult {
        let run = DiffRun(comparing: [try base.load()], with: [try head.load()], typesetter: .estimating)
        return try await run.run().comparison
    }
}

extension ComparisonResult {
    /// `token radius.card 16 → 12`, for each cause.
    var words: [String] { causes.map(\.words) }
}

extension ComparisonResult.Cause {
    var words: String { "\(edit.kind.rawValue) \(edit.name) \(edit.before ?? "–") → \(edit.after ?? "–")" }
}
