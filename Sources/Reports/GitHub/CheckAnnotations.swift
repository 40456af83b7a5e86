package import Checks
import Source
import Texts

/// `check --format github`: workflow commands, which GitHub shows at the lines of a pull request.
package enum CheckAnnotations {
    /// GitHub drops further annotations of a severity in the same step.
    private static let maximumCount = 10
    /// GitHub cuts longer messages, in UTF-16 code units.
    private static let maximumMessage = 4096

    /// Returns the most important findings that count, one per line, and a line that counts the others.
    ///
    /// - Parameter hasSummary: Whether the summary of the step contains all findings.
    package static func document(_ results: [CheckResult], hasSummary: Bool = false) -> String {
        let findings = ReportedFinding.counted(results)
        let isComplete = Severity.allCases.allSatisfy { severity in
            findings.count { $0.finding.severity == severity } <= maximumCount
        }
        let shown = Severity.allCases.reversed().flatMap { severity in
            // The line that counts the others is a note too.
            let count = severity == .note && !isComplete ? maximumCount - 1 : maximumCount
            return FindingRank.ordered(findings.filter { $0.finding.severity == severity }).prefix(count)
        }
        let lines = shown.map(annotation)
        guard !isComplete else { return lines.map { $0 + "\n" }.joined() }
        let others = findings.count - shown.count
        let place = hasSummary ? "see the summary of this step" : "run uispec check to see all"
        let note = "\(others) more finding\(others == 1 ? "" : "s"), \(place)"
        return (lines + ["::notice title=uispec::\(note)"]).map { $0 + "\n" }.joined()
    }

    private static func annotation(_ reported: ReportedFinding) -> String {
        var properties: [(String, String)] = []
        if let location = reported.location {
            properties = [("file", TerminalText.path(location.path)), ("line", "\(location.line)")]
            // GitHub accepts columns only for a single line.
            if location.line == location.endLine { properties.append(("col", "\(location.column)")) }
            properties.append(("endLine", "\(location.endLine)"))
            if location.line == location.endLine { properties.append(("endColumn", "\(location.endColumn)")) }
        }
        properties.append(("title", reported.finding.rule.rawValue))
        let list = properties.map { "\($0)=\(WorkflowCommand.property($1))" }.joined(separator: ",")
        return "::\(command(reported.finding.severity)) \(list)::\(WorkflowCommand.message(message(reported)))"
    }

    /// The message, the place in the design and the help. A long message is cut before the help is.
    private static func message(_ reported: ReportedFinding) -> String {
        var lines = reported.lines
        if let place = CheckText(style: .plain).placeLine(reported.finding, in: reported.check) {
            lines.insert(TerminalText.unbroken(place), at: 1)
        }
        let part = maximumMessage / lines.count - 1
        let isLong = lines.reduce(lines.count - 1) { $0 + $1.utf16.count } > maximumMessage
        return lines.map { isLong ? ClippedText.clipped($0, to: part) : $0 }.joined(separator: "\n")
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
