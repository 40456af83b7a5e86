package import Checks
import Project
package import Source

/// `check --fix`: applies the fixes of its scope, after trying them without writing.
///
/// A fix is skipped if its finding remains or if it causes a new one. Exception: a corrected name may reveal findings
/// that could not be measured before.
package struct FixRun: Sendable {
    /// The old and the new bytes of a file.
    package struct Change: Sendable {
        package var path: String
        package var old: [UInt8]
        package var new: [UInt8]
    }

    package struct Outcome: Sendable {
        /// The changed files, sorted by path.
        package var changes: [Change] = []
        /// The number of fixed findings.
        package var fixedCount = 0
        /// The fixes of the scope that were skipped.
        package var skippedFixes: [SkippedFix] = []
        /// The results after the changes.
        package var results: [CheckResult]

        /// The number of remaining findings that have only an unsafe fix.
        package var unsafeCount: Int {
            results.flatMap(\.findings).count { finding in
                !finding.isAccepted && FixScope.safe.choice(from: finding.diagnostic.fixes) == nil
                    && FixScope.unsafe.choice(from: finding.diagnostic.fixes) != nil
            }
        }
    }

    /// A skipped fix.
    package struct SkippedFix: Sendable, Equatable {
        package enum Reason: Sendable, Equatable {
            /// The finding remains, for example because another fix changes the same text.
            case hasNoEffect
            /// The fix causes a new or worse finding of a rule, in a component if a place is given.
            case causes(RuleID, place: String?)
            /// A waiver or suppression with an unknown name, at `path:line:column`, may cover the finding.
            case mayBeAccepted(at: String)
            /// The limit on trial runs was reached.
            case notTried
        }

        /// The first finding as `path:line:column`.
        package var place: String
        package var rule: RuleID
        package var title: String
        package var reason: Reason
    }

    package typealias Check = (any FileSystem) async throws -> [CheckResult]

    /// The maximum number of rounds. A fix that failed may succeed after others have been applied.
    private static let maximumRounds = 8
    /// The maximum number of passes over source fixes in a round. A corrected name may reveal another wrong one.
    private static let maximumPassesOverSources = 4

    /// Tries the fixes, those of misspelled names first, because other rules can check a name only after it is correct.
    ///
    /// - Parameters:
    ///   - scope: which fixes may be applied.
    ///   - isWanted: whether to fix the findings of a rule. New findings of any rule count as harm.
    ///   - isReported: whether to fix the findings in a file.
    ///   - check: runs the check that produced `results` on other files.
    package static func run(
        _ results: [CheckResult], files: any FileSystem, scope: FixScope,
        fixing isWanted: (RuleID) -> Bool = { _ in true },
        in isReported: (String, CheckResult) -> Bool = { _, _ in true }, check: Check
    ) async throws -> Outcome {
        var outcome = Outcome(results: results)
        for _ in 0..<maximumRounds {
            let before = outcome.fixedCount
            for _ in 0..<maximumPassesOverSources {
                let fixedCount = outcome.fixedCount
                // A fix that failed before may succeed now.
                outcome.skippedFixes = []
                try await apply(
                    &outcome, { isSourceRule($0) && isWanted($0) }, in: isReported, files: files, scope: scope,
                    check: check)
                if outcome.fixedCount == fixedCount { break }
            }
            try await apply(
                &outcome, { !isSourceRule($0) && isWanted($0) }, in: isReported, files: files, scope: scope,
                check: check)
            if outcome.fixedCount == before { break }
        }
        return outcome
    }

    /// Applies the fixes of some rules that fix their findings and cause no new ones.
    ///
    /// For source fixes, findings that a corrected name reveals do not count as new, nor does the next misspelled name
    /// that has a fix.
    private static func apply(
        _ outcome: inout Outcome, _ isWanted: (RuleID) -> Bool, in isReported: (String, CheckResult) -> Bool,
        files: any FileSystem, scope: FixScope, check: Check
    ) async throws {
        let (results, changed) = (outcome.results, outcome.changes)
        let before = results.flatMap { FixVerdict.countedFindings(of: $0, scope: scope) }
        var candidates: [FixCandidate] = []
        for index in results.indices {
            for candidate in FixCandidate.all(of: results[index], project: index, scope: scope)
            where isWanted(candidate.rule) {
                let places = candidate.findingFiles
                guard places.isEmpty || places.contains(where: { isReported($0, results[index]) }) else { continue }
                if !isSourceRule(candidate.rule), let place = results[index].unresolvedAcceptance(for: candidate.rule) {
                    outcome.skippedFixes.append(candidate.skipped(.mayBeAccepted(at: place)))
                } else {
                    candidates.append(candidate)
                }
            }
        }
        var made: [FixCandidate] = []
        // The groups left to try; the next one is last.
        var open = [candidates]
        for _ in 0..<maximumTrials(of: results) {
            guard let group = open.popLast(where: { !$0.isEmpty }) else { break }
            let trial = made + group
            let changes = changed.merged(with: Self.changes(of: trial, in: results))
            let after = try await check(
                ChangedFiles(
                    files,
                    changed: Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first })))
            let verdict = FixVerdict(of: trial, before: before, after: after, scope: scope) { finding in
                !(candidates.first.map { isSourceRule($0.rule) } ?? false)
                    || (isSourceRule(finding.entry.rule) && !finding.canBeFixed)
            }
            let ineffective = group.filter(verdict.isIneffective)
            if !ineffective.isEmpty {
                outcome.skippedFixes += ineffective.map { $0.skipped(.hasNoEffect) }
                open.append(group.filter { !verdict.isIneffective($0) })
            } else if let harm = verdict.harm {
                if group.count == 1 {
                    outcome.skippedFixes += group.map { $0.skipped(harm) }
                } else {
                    open += parts(of: group, suspected: verdict.suspects(group))
                }
            } else {
                (made, outcome.changes, outcome.results) = (trial, changes, after)
            }
        }
        outcome.skippedFixes += open.joined().map { $0.skipped(.notTried) }
        outcome.fixedCount += made.reduce(0) { $0 + $1.identities.count }
    }

    /// Returns the maximum number of trials: all fixes at once, then parts of them until the harmful ones are found.
    ///
    /// Small projects allow more trials, because each one is fast.
    private static func maximumTrials(of results: [CheckResult]) -> Int {
        let mockups = results.reduce(0) { $0 + $1.mockups }
        let files = results.flatMap(\.sources.files).filter { !$0.isBuiltIn }
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        let trials = min(mockupsTried / max(1, mockups), bytesTried / max(1, bytes))
        return min(max(trials, minimumTrials), 10 * minimumTrials)
    }

    private static let minimumTrials = 24
    /// The number of mock-ups that are checked in about ten seconds.
    private static let mockupsTried = 20_000
    /// The bytes of sources that are checked in about ten seconds, if all are nodes of one mock-up.
    private static let bytesTried = 1_500_000

    /// Splits a group in two, with the less suspected part last.
    private static func parts(of group: [FixCandidate], suspected: [FixCandidate]) -> [[FixCandidate]] {
        let others = group.filter { candidate in !suspected.contains { $0.isSame(as: candidate) } }
        guard others.isEmpty else { return [suspected, others] }
        return [Array(group.dropFirst(group.count / 2)), Array(group.prefix(group.count / 2))]
    }

    /// Whether a rule checks how files are written. Other rules cannot check what such a finding affects.
    private static func isSourceRule(_ rule: RuleID) -> Bool {
        let group = Registry.rule(rule)?.facts.group
        return group == .sources || group == .manifest
    }

    /// Returns the files changed by the fixes. A file shared by several projects is changed for the first of them.
    private static func changes(of candidates: [FixCandidate], in results: [CheckResult]) -> [Change] {
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

extension [[FixCandidate]] {
    /// Removes and returns the last matching group.
    fileprivate mutating func popLast(where isWanted: ([FixCandidate]) -> Bool) -> [FixCandidate]? {
        while let last = popLast() {
            if isWanted(last) { return last }
        }
        return nil
    }
}

extension [FixRun.Change] {
    /// Merges these changes with later ones that were made on top of them.
    fileprivate func merged(with later: [FixRun.Change]) -> [FixRun.Change] {
        let old = Dictionary(map { ($0.path, $0.old) }, uniquingKeysWith: { first, _ in first })
        let changed = later.map { FixRun.Change(path: $0.path, old: old[$0.path] ?? $0.old, new: $0.new) }
        let paths = Set(changed.map(\.path))
        return (filter { !paths.contains($0.path) } + changed).sorted { $0.path < $1.path }
    }
}
