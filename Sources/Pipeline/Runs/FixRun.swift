package import Checks
import Project
package import Source

/// `check --fix`: the safe fixes of what was found, tried before anything is written. A fix that does not settle its
/// finding, or brings a new one, is not made; a name that is mended may bring what could not be judged before.
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
        /// The paths of the files that the fix changes.
        var files: Set<String>
    }

    /// How often fixes are tried with those left out that did not help.
    private static let mostTrials = 6

    /// Tries the fixes: those of misspelled names first, since rules see what a name stands for only after that.
    ///
    /// - Parameter check: the check that found `results`, of other files.
    package static func run(_ results: [CheckResult], files: any FileSystem, check: Check) async throws -> Outcome {
        var outcome = Outcome(results: results)
        try await settle(&outcome, ofSources: true, files: files, check: check)
        try await settle(&outcome, ofSources: false, files: files, check: check)
        return outcome
    }

    /// Makes the fixes of one kind, as far as a trial of them all settles their findings and brings no new one. Once a name
    /// is mended, what rules say of what it stands for is not new.
    private static func settle(
        _ outcome: inout Outcome, ofSources isOfSources: Bool, files: any FileSystem, check: Check
    ) async throws {
        let results = outcome.results
        var candidates = results.indices.flatMap { Self.candidates(of: results[$0], project: $0) }
            .filter { Self.isOfSources($0.identity.rule) == isOfSources }
        let before = results.flatMap(entries)
        for _ in 0..<mostTrials where !candidates.isEmpty {
            let changes = outcome.changes.merged(with: Self.changes(of: candidates, in: results))
            let trial = ChangedFiles(
                files, changed: Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first }))
            let after = try await check(trial)
            let left = after.flatMap(entries)
            var dropped = stubborn(candidates, before: before, after: left)
            let added = new(in: left, since: before).filter { !isOfSources || Self.isOfSources($0.entry.rule) }
            if dropped.isEmpty, added.isEmpty {
                outcome.changes = changes
                outcome.settled += Set(candidates.map(\.identity)).count
                outcome.results = after
                return
            }
            if dropped.isEmpty { dropped = suspects(candidates, of: added) }
            outcome.rejected += dropped.count
            candidates.removeAll { candidate in dropped.contains { $0.identity == candidate.identity } }
        }
    }

    /// Whether a rule is about how the files are written: what it speaks of nothing else could judge.
    private static func isOfSources(_ rule: RuleID) -> Bool {
        let group = Registry.rule(rule)?.facts.group
        return group == .sources || group == .manifest
    }

    // MARK: What is found

    /// A finding that counts, and the file that it is told of.
    private struct Told {
        var entry: Baseline.Entry
        var path: String?
    }

    /// What others imply counts too: it is not new when its cause goes.
    private static func entries(of result: CheckResult) -> [Told] {
        (result.unabridged ?? result.findings).filter { !$0.isAccepted }.map { finding in
            Told(
                entry: finding.identity(in: result.project, sources: result.sources),
                path: finding.diagnostic.range.flatMap { result.sources[$0.file]?.path })
        }
    }

    private static func candidates(of result: CheckResult, project: Int) -> [Candidate] {
        result.findings.filter { !$0.isAccepted }.compactMap { finding in
            finding.diagnostic.fixes.first(where: \.isSafe).map { fix in
                Candidate(
                    project: project, identity: finding.identity(in: result.project, sources: result.sources), fix: fix,
                    files: Set(fix.edits.compactMap { result.sources[$0.range.file]?.path }))
            }
        }
    }

    /// The fixes after which there are as many findings of their kind as before, or not enough fewer.
    private static func stubborn(_ candidates: [Candidate], before: [Told], after: [Told]) -> [Candidate] {
        let counts = [before, after].map { told in
            told.reduce(into: [Baseline.Entry.Subject: Int]()) { $0[$1.entry.subject, default: 0] += 1 }
        }
        let mended = candidates.reduce(into: [Baseline.Entry.Subject: Int]()) {
            $0[$1.identity.subject, default: 0] += 1
        }
        return candidates.filter { candidate in
            let subject = candidate.identity.subject
            return (counts[1][subject] ?? 0) > (counts[0][subject] ?? 0) - (mended[subject] ?? 0)
        }
    }

    /// The findings that were not there, or not as bad.
    private static func new(in after: [Told], since before: [Told]) -> [Told] {
        var known = BaselineMatching(Baseline(entries: before.map(\.entry)))
        return after.filter { !known.take($0.entry) }
    }

    /// The fixes that new findings may come from: those in their files and of their components; else all.
    private static func suspects(_ candidates: [Candidate], of added: [Told]) -> [Candidate] {
        let files = Set(added.compactMap(\.path))
        let components = Set(added.flatMap(\.entry.components))
        let suspects = candidates.filter {
            !$0.files.isDisjoint(with: files) || !components.isDisjoint(with: $0.identity.components)
        }
        return suspects.isEmpty ? candidates : suspects
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

extension Baseline.Entry {
    /// The components of its places, without their states.
    fileprivate var components: Set<String> {
        Set(places.map { String($0.prefix { $0 != ":" }) })
    }
}

extension [FixRun.Change] {
    /// These changes with later ones made to what they left.
    fileprivate func merged(with later: [FixRun.Change]) -> [FixRun.Change] {
        let old = Dictionary(map { ($0.path, $0.old) }, uniquingKeysWith: { first, _ in first })
        let changed = later.map { FixRun.Change(path: $0.path, old: old[$0.path] ?? $0.old, new: $0.new) }
        let paths = Set(changed.map(\.path))
        return (filter { !paths.contains($0.path) } + changed).sorted { $0.path < $1.path }
    }
}
