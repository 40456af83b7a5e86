import Checks
import Project
import Source

/// A fix that may be made, and the findings that it is for.
struct FixCandidate {
    var project: Int
    var rule: RuleID
    var identities: [Baseline.Entry]
    var fix: Fix
    /// The paths of the files that the fix changes.
    var files: Set<String>
    /// `path:line:column` of the first of the findings.
    var place: String

    func isSame(as other: FixCandidate) -> Bool { project == other.project && fix.edits == other.fix.edits }

    func leftOut(_ reason: FixRun.LeftOut.Reason) -> FixRun.LeftOut {
        FixRun.LeftOut(place: place, rule: rule, title: fix.title, reason: reason)
    }

    /// The safe fixes of what a check found, in source order.
    ///
    /// - Parameter project: which of the projects it is that was checked.
    static func all(of result: CheckResult, project: Int) -> [FixCandidate] {
        var candidates: [FixCandidate] = []
        var known: [[Fix.Edit]: Int] = [:]
        for finding in result.findings where !finding.isAccepted {
            guard let fix = finding.diagnostic.fixes.first(where: \.isSafe) else { continue }
            let identity = finding.identity(in: result.project, sources: result.sources)
            if let index = known[fix.edits] {
                candidates[index].identities.append(identity)
                continue
            }
            known[fix.edits] = candidates.count
            candidates.append(
                FixCandidate(
                    project: project, rule: finding.rule, identities: [identity], fix: fix,
                    files: Set(fix.edits.compactMap { result.sources[$0.range.file]?.path }),
                    place: result.text(of: finding.diagnostic.range) ?? result.project))
        }
        return candidates
    }
}

extension CheckResult {
    /// Where a name stands that leads nowhere and may accept what a rule finds, as `path:line:column`.
    func doubt(about rule: RuleID) -> String? {
        lostAcceptances.first { $0.rule == nil || $0.rule == rule }.flatMap { text(of: $0.range) ?? project }
    }

    fileprivate func text(of range: SourceRange?) -> String? {
        range.flatMap(sources.location(of:)).map { "\($0.path):\($0.line):\($0.column)" }
    }
}
