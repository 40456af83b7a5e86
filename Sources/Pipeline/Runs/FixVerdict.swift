import Checks
import Project
import Source

/// What a trial of fixes showed: which settle nothing, and what they bring.
struct FixVerdict {
    /// A finding that counts, and the file that it is told of.
    struct Told {
        var entry: Baseline.Entry
        var severity: Severity
        var path: String?
        var canBeFixed: Bool
    }

    /// The fixes after which there are as many findings of their kind as before, or not enough fewer.
    private let stubborn: [FixCandidate]
    /// The findings that were not there, or not as bad.
    private let added: [Told]

    /// - Parameter counts: whether a new finding is harm.
    init(of trial: [FixCandidate], before: [Told], after results: [CheckResult], counting counts: (Told) -> Bool) {
        let after = results.flatMap(Self.told)
        stubborn = Self.stubborn(trial, before: before, after: after)
        var known = BaselineMatching(Baseline(entries: before.map(\.entry)))
        // What is exempt, or only told, fails nothing.
        added = after.filter { !known.take($0.entry) && $0.severity != .note }.filter(counts)
    }

    /// What others imply counts too: it is not new when its cause goes.
    static func told(of result: CheckResult) -> [Told] {
        (result.unabridged ?? result.findings).filter { !$0.isAccepted }.map { finding in
            Told(
                entry: finding.identity(in: result.project, sources: result.sources), severity: finding.severity,
                path: finding.diagnostic.range.flatMap { result.sources[$0.file]?.path },
                canBeFixed: finding.diagnostic.fixes.contains(where: \.isSafe))
        }
    }

    func isUseless(_ candidate: FixCandidate) -> Bool { stubborn.contains { $0.isSame(as: candidate) } }

    /// Why the fixes should not be made together; nil where they should.
    var harm: FixRun.LeftOut.Reason? {
        // One that was of use alone, and is not beside these, is found again.
        stubborn.first.map { .brings($0.rule, place: $0.identities.first?.places.first) }
            ?? added.first.map { .brings($0.entry.rule, place: $0.entry.places.first) }
    }

    /// The fixes that new findings may come from: those in their files and of their components; else all.
    func suspects(_ candidates: [FixCandidate]) -> [FixCandidate] {
        let files = Set(added.compactMap(\.path))
        let components = Set(added.flatMap(\.entry.components))
        let suspects = candidates.filter {
            !$0.files.isDisjoint(with: files)
                || $0.identities.contains { !components.isDisjoint(with: $0.components) }
        }
        return suspects.isEmpty ? candidates : suspects
    }

    private static func stubborn(_ candidates: [FixCandidate], before: [Told], after: [Told]) -> [FixCandidate] {
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
}

extension Baseline.Entry {
    /// The components of its places, without their states.
    fileprivate var components: Set<String> {
        Set(places.map { String($0.prefix { $0 != ":" }) })
    }
}
