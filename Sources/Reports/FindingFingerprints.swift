import Checks
import Values

/// Numbers findings that have the same fingerprint, so that each one differs.
struct FindingFingerprints {
    private var known: [String: Int] = [:]

    /// Returns a text that stays the same if the finding moves or its figures change: `8f3a…:1`.
    mutating func next(_ finding: Finding, in check: CheckResult) -> String {
        let print = finding.identity(in: check.project, sources: check.sources).fingerprint.description
        known[print, default: 0] += 1
        return "\(print):\(known[print] ?? 1)"
    }
}
