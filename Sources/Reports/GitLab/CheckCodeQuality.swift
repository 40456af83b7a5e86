package import Checks
import Source
package import Values

/// `check --format gitlab`: a Code Quality report, the findings that count.
package enum CheckCodeQuality {
    package static func document(_ results: [CheckResult]) -> JSONValue {
        var prints = FindingFingerprints()
        return .list(
            ReportedFinding.counted(results).map { reported in
                let finding = reported.finding
                let lines = [
                    ("begin", JSONValue.integer(reported.location?.line ?? 1)),
                    ("end", .integer(reported.location?.endLine ?? 1)),
                ]
                return .object([
                    // GitLab does not show the name of the check.
                    ("description", .text("\(finding.rule): " + reported.lines.joined(separator: "; "))),
                    ("check_name", .text(finding.rule.rawValue)),
                    ("fingerprint", .text(prints.next(finding, in: reported.check))),
                    ("severity", .text(severity(finding.severity))),
                    ("location", .object([("path", .text(reported.path)), ("lines", .object(lines))])),
                ])
            })
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
