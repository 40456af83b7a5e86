package import Checks
import Project
package import Source

/// `check --fix`: the safe fixes of what was found, tried before anything is written. A fix that does not settle its
/// finding, or brings a new one, is not made.
package struct FixRun: Sendable {
    /// A file before and after.
    package struct Change: Sendable {
        package var path: String
        package var old: [UInt8]
        package var new: [UInt8]
    }

    package struct Outcome: Sendable {
        /// In the order of the paths.
        package var changes: [Change] = []
        /// How many findings the changes settle.
        package var settled = 0
        /// How many fixes turned out to settle nothing, or to break something else.
        package var rejected = 0
        /// What is found once the changes are made.
        package var results: [CheckResult]
    }

    package typealias Check = (any FileSystem) async throws -> [CheckResult]

    /// A finding that can be fixed.
    private struct Candidate {
        var project: Int
        var identity: Baseline.Entry
        var fix: Fix
    }

    /// How often fixes are tried with those left out that did not help.
    private static let mostTrials = 4

    /// Tries the fixes.
    ///
    /// - Parameter check: the check that found `results`, of other files.
    package static func run(_ results: [CheckResult], files: any FileSystem, check: Check) async throws -> Outcome {
        var candidates = results.indices.flatMap { Self.candidates(of: results[$0], project: $0) }
        var outcome = Outcome(results: results)
        for _ in 0..<mostTrials where !candidates.isEmpty {
            let changes = changes(of: candidates, in: results)
            if changes.isEmpty { break }
            let trial = ChangedFiles(
                files, changed: Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first }))
            let after = try await check(trial)
            let left = identities(of: after)
            let known = identities(of: results)
            let stubborn = candidates.filter { left.contains($0.identity) }
            if stubborn.isEmpty, left.isSubset(of: known) {
                outcome.changes = changes
                outcome.settled = known.subtracting(left).count
                outcome.results = after
                return outcome
            }
            // What is new cannot be traced to one of them: then none is made.
            let dropped = stubborn.isEmpty ? candidates : stubborn
            outcome.rejected += dropped.count
            candidates.removeAll { candidate in dropped.contains { $0.identity == candidate.identity } }
        }
        return outcome
    }

    private static func candidates(of result: CheckResult, project: Int) -> [Candidate] {
        result.findings.filter { !$0.isAccepted }.compactMap { finding in
            finding.diagnostic.fixes.first(where: \.isSafe).map {
                Candidate(
                    project: project, identity: finding.identity(in: result.project, sources: result.sources), fix: $0)
            }
        }
    }

    private static func identities(of results: [CheckResult]) -> Set<Baseline.Entry> {
        Set(
            results.flatMap { result in
                result.findings.filter { !$0.isAccepted }.map {
                    $0.identity(in: result.project, sources: result.sources)
                }
            })
    }

    /// What the fixes make of the files; a file that several projects share is changed for the first of them.
    private static func changes(of candidates: [Candidate], in results: [CheckResult]) -> [Change] {
        var changes: [String: Change] = [:]
        for (index, result) in results.enumerated() {
            let fixes = candidates.filter { $0.project == index }.map(\.fix)
            for (file, bytes) in FixApplication(fixes, in: result.sources).changed where changes[file.path] == nil {
                changes[file.path] = Change(path: file.path, old: file.bytes, new: bytes)
            }
        }
        return changes.values.sorted { $0.path < $1.path }
    }
}
