import Checks
import Reports
import Source
import Texts
import Values

/// Findings for agents: the report as people read it, and the fixes as edits that `try_edit` accepts.
enum FindingAnswer {
    /// The number of findings that a call returns unless it sets another one. A project may have thousands.
    static let standardLimit = 30

    /// - Parameter heading: the first paragraph, or nil for the counts of the check.
    static func make(_ results: [CheckResult], heading: String?, limit: Int) -> ToolAnswer {
        let report = CheckText(style: .plain, showsNotes: false)
        var left = limit
        var hidden = 0
        var shown: [CheckResult] = []
        for var result in results {
            let open = result.findings.filter { !$0.isAccepted && ($0.severity != .note || $0.isPreview) }
            result.findings = Array(open.prefix(left))
            left -= result.findings.count
            hidden += open.count - result.findings.count
            shown.append(result)
        }
        var text = (heading ?? report.summary(results)) + "\n" + shown.map(report.findings).joined()
        if hidden > 0 { text += "\(hidden) more findings are not shown; pass file or a larger limit.\n" }
        var answer = ToolAnswer(content: [.text(text)])
        let fixes = shown.flatMap { result in result.findings.compactMap { fix(of: $0, in: result) } }
        if !fixes.isEmpty {
            answer.content.append(.text(JSONValue.object([("fixes", .list(fixes))]).formatted))
        }
        return answer
    }

    private static func fix(of finding: Finding, in result: CheckResult) -> JSONValue? {
        guard let fix = finding.diagnostic.fixes.first else { return nil }
        let edits = fix.edits.compactMap { edit -> JSONValue? in
            guard let place = result.sources.location(of: edit.range) else { return nil }
            return .object([
                ("file", .text(place.path)), ("line", .integer(place.line)), ("column", .integer(place.column)),
                ("endLine", .integer(place.endLine)), ("endColumn", .integer(place.endColumn)),
                ("replacement", .text(edit.replacement)),
            ])
        }
        return .object([
            ("rule", .text(finding.rule.rawValue)), ("title", .text(fix.title)),
            ("applicability", .text(fix.applicability.rawValue)), ("edits", .list(edits)),
        ])
    }
}
