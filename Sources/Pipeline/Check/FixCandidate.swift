import Checks
import Project
import Source

/// A fix that may be applied, with the findings that it fixes.
struct FixCandidate {
    var project: Int
    var rule: RuleID
    var identities: [Baseline.Entry]
    var fix: Fix
    /// The paths of the files that it changes.
    var files: Set<String>
    /// The paths of the files that have its findings.
    var findingFiles: Set<String>
    /// The first finding as `path:line:column`.
    var place: String

    func isSame(as other: FixCandidate) -> Bool { project == other.project && fix.edits == other.fix.edits }

    func skipped(_ reason: FixRun.SkippedFix.Reason) -> FixRun.SkippedFix {
        FixRun.SkippedFix(place: place, rule: rule, title: fix.title, reason: reason)
    }

    /// Returns the fixes of a result that may be applied, in source order.
    ///
    /// - Parameter project: the index of the project.
    static func all(of result: CheckResult, project: Int, scope: FixScope) -> [FixCandidate] {
        var candidates: [FixCandidate] = []
        var known: [[Fix.Edit]: Int] = [:]
        for finding in result.findings where !finding.isAccepted {
            guard let fix = scope.choice(from: finding.diagnostic.fixes) else { continue }
            let path = [finding.diagnostic.range.flatMap { result.sources[$0.file]?.path }].compactMap { $0 }
            let identity = finding.identity(in: result.project, sources: result.sources)
            if let index = known[fix.edits] {
                candidates[index].identities.append(identity)
                candidates[index].findingFiles.formUnion(path)
                continue
            }
            known[fix.edits] = candidates.count
            candidates.append(
                FixCandidate(
                    project: project, rule: finding.rule, identities: [identity], fix: fix,
                    files: Set(fix.edits.compactMap { result.sources[$0.range.file]?.path }),
                    findingFiles: Set(path),
                    place: result.text(of: finding.diagnostic.range) ?? result.project))
        }
        return candidates
    }
}

extension CheckResult {
    /// Returns the place of a waiver or suppression with an unknown name that may cover findings of a rule, as
    /// `path:line:column`.
    func unresolvedAcceptance(for rule: RuleID) -> String? {
        unresolvedAcceptances.first { $0.mayCover(rule) }.flatMap { text(of: $0.range) ?? project }
    }

    fileprivate func text(of range: SourceRange?) -> String? {
        range.flatMap(sources.location(of:)).map { "\($0.path):\($0.line):\($0.column)" }
    }
}
