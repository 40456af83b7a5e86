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
        /// The safe fixes that were not made.
        package var leftOut: [LeftOut] = []
        /// What is found once the changes are made.
        package var results: [CheckResult]
    }

    /// A fix that was not made.
    package struct LeftOut: Sendable, Equatable {
        package enum Reason: Sendable, Equatable {
            /// With it the finding is still there, as where another fix changes the same words.
            case settlesNothing
            /// With it a rule finds what it did not before, or what is worse; where, if it is of a component.
            case brings(RuleID, place: String?)
            /// A name leads nowhere where something is accepted, at `path:line:column`: it may be this.
            case unsettled(String)
            /// Too many others had to be tried.
            case untried
        }

        /// `path:line:column` of the first finding that it is for.
        package var place: String
        package var rule: RuleID
        package var title: String
        package var reason: Reason
    }

    package typealias Check = (any FileSystem) async throws -> [CheckResult]

    /// How often all is tried again: what did no good before, or was not there, may do some once others are made.
    private static let mostRounds = 8
    /// How often names are mended again, since one that is right now may show that another is wrong.
    private static let mostPassesOverSources = 4

    /// Tries the fixes: those of misspelled names first, since rules see what a name stands for only after that.
    ///
    /// - Parameters:
    ///   - isWanted: whether the findings of a rule are to be mended. Harm is what any rule finds.
    ///   - check: the check that found `results`, of other files.
    package static func run(
        _ results: [CheckResult], files: any FileSystem, mending isWanted: (RuleID) -> Bool = { _ in true },
        check: Check
    ) async throws -> Outcome {
        var outcome = Outcome(results: results)
        for _ in 0..<mostRounds {
            let before = outcome.settled
            for _ in 0..<mostPassesOverSources {
                let settled = outcome.settled
                // What did no good before may do some now.
                outcome.leftOut = []
                try await settle(&outcome, { isOfSources($0) && isWanted($0) }, files: files, check: check)
                if outcome.settled == settled { break }
            }
            try await settle(&outcome, { !isOfSources($0) && isWanted($0) }, files: files, check: check)
            if outcome.settled == before { break }
        }
        return outcome
    }

    /// Makes the fixes of some rules, as far as they settle their findings and bring no new one. Once a name is mended, what
    /// rules say of what it stands for is not new, nor is the next name that has a fix of its own.
    private static func settle(
        _ outcome: inout Outcome, _ isWanted: (RuleID) -> Bool, files: any FileSystem, check: Check
    ) async throws {
        let (results, changed) = (outcome.results, outcome.changes)
        let before = results.flatMap(FixVerdict.told)
        var candidates: [FixCandidate] = []
        for index in results.indices {
            for candidate in FixCandidate.all(of: results[index], project: index) where isWanted(candidate.rule) {
                if !isOfSources(candidate.rule), let doubt = results[index].doubt(about: candidate.rule) {
                    outcome.leftOut.append(candidate.leftOut(.unsettled(doubt)))
                } else {
                    candidates.append(candidate)
                }
            }
        }
        var made: [FixCandidate] = []
        // Those that are still to be tried, the next ones last.
        var open = [candidates]
        for _ in 0..<mostTrials(of: results) {
            guard let group = open.popLast(where: { !$0.isEmpty }) else { break }
            let trial = made + group
            let changes = changed.merged(with: Self.changes(of: trial, in: results))
            let after = try await check(
                ChangedFiles(
                    files,
                    changed: Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first })))
            let verdict = FixVerdict(of: trial, before: before, after: after) { told in
                !(candidates.first.map { isOfSources($0.rule) } ?? false)
                    || (isOfSources(told.entry.rule) && !told.canBeFixed)
            }
            let useless = group.filter(verdict.isUseless)
            if !useless.isEmpty {
                outcome.leftOut += useless.map { $0.leftOut(.settlesNothing) }
                open.append(group.filter { !verdict.isUseless($0) })
            } else if let harm = verdict.harm {
                if group.count == 1 {
                    outcome.leftOut += group.map { $0.leftOut(harm) }
                } else {
                    open += parts(of: group, suspected: verdict.suspects(group))
                }
            } else {
                (made, outcome.changes, outcome.results) = (trial, changes, after)
            }
        }
        outcome.leftOut += open.joined().map { $0.leftOut(.untried) }
        outcome.settled += made.reduce(0) { $0 + $1.identities.count }
    }

    /// How often fixes of one kind are tried: all at once, then in parts until those that do harm are found. A check of few
    /// mock-ups takes next to nothing.
    private static func mostTrials(of results: [CheckResult]) -> Int {
        let mockups = results.reduce(0) { $0 + $1.mockups }
        return min(max(mockupsTried / max(1, mockups), leastTrials), 10 * leastTrials)
    }

    private static let leastTrials = 24
    /// About what is checked in ten seconds.
    private static let mockupsTried = 20_000

    /// A group in two parts, the one that is less suspected last.
    private static func parts(of group: [FixCandidate], suspected: [FixCandidate]) -> [[FixCandidate]] {
        let others = group.filter { candidate in !suspected.contains { $0.isSame(as: candidate) } }
        guard others.isEmpty else { return [suspected, others] }
        return [Array(group.dropFirst(group.count / 2)), Array(group.prefix(group.count / 2))]
    }

    /// Whether a rule is about how the files are written: what it speaks of nothing else could judge.
    private static func isOfSources(_ rule: RuleID) -> Bool {
        let group = Registry.rule(rule)?.facts.group
        return group == .sources || group == .manifest
    }

    /// What the fixes make of the files; a file that several projects share is changed for the first of them.
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
    /// Takes the last group that is not empty.
    fileprivate mutating func popLast(where isWanted: ([FixCandidate]) -> Bool) -> [FixCandidate]? {
        while let last = popLast() {
            if isWanted(last) { return last }
        }
        return nil
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
