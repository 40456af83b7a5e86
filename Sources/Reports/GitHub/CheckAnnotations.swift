package import Checks
import Source

/// `check --format github`: workflow commands, which GitHub shows at the lines of a pull request.
package enum CheckAnnotations {
    /// Returns the findings that count, one per line.
    package static func document(_ results: [CheckResult]) -> String {
        results.map { result in
            result.findings.filter { !$0.isAccepted }.map { annotation($0, in: result) + "\n" }.joined()
        }.joined()
    }

    private static func annotation(_ finding: Finding, in result: CheckResult) -> String {
        var properties: [(String, String)] = []
        if let location = finding.diagnostic.range.flatMap(result.sources.location(of:)) {
            properties = [("file", TerminalText.path(location.path)), ("line", "\(location.line)")]
            if location.line == location.endLine {
                properties += [("col", "\(location.column)")]
                properties += [("endLine", "\(location.endLine)"), ("endColumn", "\(location.endColumn)")]
            } else {
                // GitHub accepts columns only for a single line.
                properties += [("endLine", "\(location.endLine)")]
            }
        }
        properties.append(("title", finding.rule.rawValue))
        let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
        return "::\(command(finding.severity)) \(list)::\(escaped(message(finding, in: result)))"
    }

    private static func message(_ finding: Finding, in result: CheckResult) -> String {
        let place = CheckText(style: .plain).placeLine(finding, in: result)
        let help = finding.diagnostic.help.map { "help: \($0)" }
        // GitHub's log viewer interprets terminal sequences too.
        return TerminalText.escaped(
            ([finding.diagnostic.message] + [place, help].compactMap { $0 }).joined(separator: "\n"))
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
