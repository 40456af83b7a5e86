import Source
import Specs

extension CheckResult {
    /// Keeps the findings and criteria of some files. Findings without a place concern every file and are kept.
    ///
    /// - Parameter paths: the paths of the files; those that the project does not have are ignored.
    package mutating func limit(to paths: Set<String>) {
        func isReported(_ range: SourceRange?) -> Bool {
            range.map { range in sources[range.file].map { paths.contains($0.path) } ?? false } ?? true
        }
        func isReported(_ finding: Finding) -> Bool {
            isReported(finding.diagnostic.range) || finding.otherRanges.contains(where: isReported)
        }
        let all = findings
        findings = all.filter(isReported)
        hidden = all.count { !$0.isAccepted } - findings.count { !$0.isAccepted }
        ungrouped = ungrouped?.filter(isReported)
        acceptance = acceptance.filter { isReported($0.criterion.idRange) }
        reportedFiles = sources.files.map(\.path).filter(paths.contains)
    }
}
