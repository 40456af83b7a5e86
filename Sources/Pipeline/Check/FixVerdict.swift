import Checks
import Project
import Source

/// The result of a trial of fixes: which fixes do not work, and which findings they cause.
struct FixVerdict {
    /// A finding that counts, with its file.
    struct CountedFinding {
        var entry: Baseline.Entry
        var severity: Severity
        var path: String?
        var canBeFixed: Bool
    }

    /// The fixes that did not reduce the number of findings of their kind far enough.
    private let ineffective: [FixCandidate]
    /// The findings that are new or worse.
    private let added: [CountedFinding]

    /// - Parameter counts: whether a new finding counts as harm.
    init(
        of trial: [FixCandidate], before: [CountedFinding], after results: [CheckResult],
        scope: FixScope, counting counts: (CountedFinding) -> Bool
    ) {
        let after = results.flatMap { Self.countedFindings(of: $0, scope: scope) }
        ineffective = Self.ineffective(trial, before: before, after: after)
        var known = BaselineMatching(Baseline(entries: before.map(\.entry)))
        // Notes do not fail a run.
        added = after.filter { !known.take($0.entry) && $0.severity != .note }.filter(counts)
    }

    /// Returns the findings that count, including implied ones, which must not appear as new once their cause is fixed.
    static func countedFindings(of result: CheckResult, scope: FixScope) -> [CountedFinding] {
        (result.ungrouped ?? result.findings).filter { !$0.isAccepted }.map { finding in
            CountedFinding(
                entry: finding.identity(in: result.project, sources: result.sources), severity: finding.severity,
                path: finding.diagnostic.range.flatMap { result.sources[$0.file]?.path },
                canBeFixed: scope.choice(from: finding.diagnostic.fixes) != nil)
        }
    }

    func isIneffective(_ candidate: FixCandidate) -> Bool { ineffective.contains { $0.isSame(as: candidate) } }

    /// The reason not to apply the fixes together, or nil if they can be applied.
    var harm: FixRun.SkippedFix.Reason? {
        // A fix that works alone but not together with the others shows up as its own finding.
        ineffective.first.map { .causes($0.rule, place: $0.identities.first?.places.first) }
            ?? added.first.map { .causes($0.entry.rule, place: $0.entry.places.first) }
    }

    /// Returns the fixes that may have caused new findings: those in the same files or components, or else all.
    func suspects(_ candidates: [FixCandidate]) -> [FixCandidate] {
        let files = Set(added.compactMap(\.path))
        let components = Set(added.flatMap(\.entry.components))
        let suspects = candidates.filter {
            !$0.files.isDisjoint(with: files)
                || $0.identities.contains { !components.isDisjoint(with: $0.components) }
        }
        return suspects.isEmpty ? candidates : suspects
    }

    private static func ineffective(_ candidates: [FixCandidate], before: [CountedFinding], after: [CountedFinding])
        -> [FixCandidate]
    {
        let counts = [before, after].map { findings in
            findings.reduce(into: [Baseline.Entry.Subject: Int]()) { $0[$1.entry.subject, default: 0] += 1 }
        }
        let fixed = candidates.flatMap(\.identities).reduce(into: [Baseline.Entry.Subject: Int]()) {
            $0[$1.subject, default: 0] += 1
        }
        return candidates.filter { candidate in
            candidate.identities.map(\.subject).contains { subject in
                (counts[1][subject] ?? 0) > (counts[0][subject] ?? 0) - (fixed[subject] ?? 0)
            }
        }
    }
}

extension Baseline.Entry {
    /// The components of its places, without their states.
    fileprivate var components: Set<String> {
        Set(places.map { String($0.prefix { $0 != ":" }) })
    }
}
