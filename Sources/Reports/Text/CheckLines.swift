package import Checks
import Source
import Texts

/// `check --format xcode`: one line per finding that counts, in the form of GNU and Xcode.
package enum CheckLines {
    /// `/App/Specs/chip.yaml:6:10: error: “Save” has contrast 4.01:1 (low-contrast-text)`.
    package static func document(_ results: [CheckResult]) -> String {
        ReportedFinding.counted(results).map { reported in
            let finding = reported.finding
            let (line, column) = reported.location.map { ($0.line, $0.column) } ?? (1, 1)
            return "\(TerminalText.path(reported.path)):\(line):\(column): \(finding.severity.rawValue): "
                + "\(TerminalText.unbroken(finding.diagnostic.message)) (\(finding.rule))\n"
        }.joined()
    }
}
