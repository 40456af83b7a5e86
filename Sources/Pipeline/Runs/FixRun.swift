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

    /// A fix, and the findings that it is for.
    fileprivate struct Candidate {
        var project: Int
        var rule: RuleID
        var identities: [Baseline.Entry]
        var fix: Fix
        /// The paths of the files that the fix changes.
        var files: Set<String>
        /// `path:line:column` of the first of the findings.
        var place: String

        func isSame(as other: Candidate) -> Bool { project == other.project && fix.edits == other.fix.edits }

        func leftOut(_ reason: LeftOut.Reason) -> LeftOut {
            LeftOut(place: place, rule: rule, title: fix.title, reason: reason)
        }
    }

    /// How often fixes of one kind are tried: all at once, then in parts until those that do harm are found.
    private static let mostTrials = 24
    /// How often names are mended again, since one that is right now may show that another is wrong.
    private static let mostPassesOverSources = 4

    /// Tries the fixes: those of misspelled names first, since rules see what a name stands for only after that.
    ///
    /// - Parameter check: the check that found `results`, of other files.
    package static func run(_ results: [CheckResult], files: any FileSystem, check: Check) async throws -> Outcome {
        var outcome = Outcome(results: results)
        for _ in 0..<mostPassesOverSources {
            let settled = outcome.settled
            // What did no good before may do some now.
            outcome.leftOut = []
            try await settle(&outcome, ofSources: true, files: files, check: check)
            if outcome.settled == settled { break }
        }
        try await settle(&outcome, ofSources: false, files: files, check: check)
        return outcome
    }

    /// Makes the fixes of one kind, as far as they settle their findings and bring no new one. Once a name is mended, what
    /// rules say of what it stands for is not new, nor is the next name that has a fix of its own.
    private static func settle(
        _ outcome: inout Outcome, ofSources isOfSources: Bool, files: any FileSystem, check: Check
    ) async throws {
        let (results, changed) = (outcome.results, outcome.changes)
        let before = results.flatMap(entries)
        let candidates = results.indices.flatMap { Self.candidates(of: results[$0], project: $0) }
            .filter { Self.isOfSources($0.rule) == isOfSources }
        var made: [Candidate] = []
        // Those that are still to be tried, the next ones last.
        var open = [candidates]
        for _ in 0..<mostTrials {
            guard let group = open.popLast(where: { !$0.isEmpty }) else { break }
            let trial = made + group
            let changes = changed.merged(with: Self.changes(of: trial, in: results))
            let after = try await check(
                ChangedFiles(
                    files,
                    changed: Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first })))
            let left = after.flatMap(entries)
            let stubborn = Self.stubborn(trial, before: before, after: left)
            let added = new(in: left, since: before).filter {
                !isOfSources || (Self.isOfSources($0.entry.rule) && !$0.canBeFixed)
            }
            let useless = group.filter { candidate in stubborn.contains { $0.isSame(as: candidate) } }
            // One that was of use alone, and is not beside these, is found again.
            let again = stubborn.first.map { LeftOut.Reason.brings($0.rule, place: $0.identities.first?.places.first) }
            if !useless.isEmpty {
                outcome.leftOut += useless.map { $0.leftOut(.settlesNothing) }
                open.append(group.filter { candidate in !useless.contains { $0.isSame(as: candidate) } })
            } else if let harm = again ?? added.first?.reason {
                if group.count == 1 {
                    outcome.leftOut += group.map { $0.leftOut(harm) }
                } else {
                    open += parts(of: group, suspected: suspects(group, of: added))
                }
            } else {
                (made, outcome.changes, outcome.results) = (trial, changes, after)
            }
        }
        outcome.leftOut += open.joined().map { $0.leftOut(.untried) }
        outcome.settled += made.reduce(0) { $0 + $1.identities.count }
    }

    /// A group in two parts, the one that is less suspected last.
    private static func parts(of group: [Candidate], suspected: [Candidate]) -> [[Candidate]] {
        let others = group.filter { candidate in !suspected.contains { $0.isSame(as: candidate) } }
        guard others.isEmpty else { return [suspected, others] }
        return [Array(group.dropFirst(group.count / 2)), Array(group.prefix(group.count / 2))]
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
        var canBeFixed: Bool

        var reason: LeftOut.Reason { .brings(entry.rule, place: entry.places.first) }
    }

    /// What others imply counts too: it is not new when its cause goes.
    private static func entries(of result: CheckResult) -> [Told] {
        (result.unabridged ?? result.findings).filter { !$0.isAccepted }.map { finding in
            Told(
                entry: finding.identity(in: result.project, sources: result.sources),
                path: finding.diagnostic.range.flatMap { result.sources[$0.file]?.path },
                canBeFixed: finding.diagnostic.fixes.contains(where: \.isSafe))
        }
    }

    private static func candidates(of result: CheckResult, project: Int) -> [Candidate] {
        var candidates: [Candidate] = []
        var known: [[Fix.Edit]: Int] = [:]
        for finding in result.findings where !finding.isAccepted {
            guard let fix = finding.diagnostic.fixes.first(where: \.isSafe) else { continue }
            let identity = finding.identity(in: result.project, sources: result.sources)
            if let index = known[fix.edits] {
                candidates[index].identities.append(identity)
                continue
            }
            known[fix.edits] = candidates.count
            let place = finding.diagnostic.range.flatMap(result.sources.location(of:))
            candidates.append(
                Candidate(
                    project: project, rule: finding.rule, identities: [identity], fix: fix,
                    files: Set(fix.edits.compactMap { result.sources[$0.range.file]?.path }),
                    place: place.map { "\($0.path):\($0.line):\($0.column)" } ?? result.project))
        }
        return candidates
    }

    /// The fixes after which there are as many findings of their kind as before, or not enough fewer.
    private static func stubborn(_ candidates: [Candidate], before: [Told], after: [Told]) -> [Candidate] {
        let counts = [before, after].map { told in
            told.reduce(into: [Baseline.Entry.Subject: Int]()) { $0[$1.entry.subject, default: 0] += 1 }
        }
        let mended = candidates.flatMap(\.identities).reduce(into: [Baseline.Entry.Subject: Int]()) {
            $0[$1.subject, default: 0] += 1
        }
        return candidates.filter { candidate in
            candidate.identities.map(\.subject).contains { subject in
                (counts[1][subject] ?? 0) > (counts[0][subject] ?? 0) - (mended[subject] ?? 0)
            }
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
            !$0.files.isDisjoint(with: files)
                || $0.identities.contains { !components.isDisjoint(with: $0.components) }
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

extension [[FixRun.Candidate]] {
    /// Takes the last group that is not empty.
    fileprivate mutating func popLast(where isWanted: ([FixRun.Candidate]) -> Bool) -> [FixRun.Candidate]? {
        while let last = popLast() {
            if isWanted(last) { return last }
        }
        return nil
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
