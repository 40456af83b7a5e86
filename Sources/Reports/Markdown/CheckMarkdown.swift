package import Checks
import Source
import Texts

/// `check --format markdown`: a table of the findings that count, for the summary of a CI step or a comment.
package enum CheckMarkdown {
    /// Longer texts of a cell are cut, so that one name cannot fill a comment.
    private static let maximumCell = 1000

    /// - Parameter maximumBytes: The bytes of UTF-8 that the reader accepts; the last rows are left out if necessary.
    package static func document(_ results: [CheckResult], maximumBytes: Int = .max) -> String {
        let findings = ReportedFinding.counted(results)
        // The most severe first, because the last ones may be left out.
        let ordered = Severity.allCases.reversed().flatMap { severity in
            findings.filter { $0.finding.severity == severity }
        }
        var head = "### uispec\n\n" + MarkdownText.escaped(CheckText(style: .plain).summary(results).dropLast())
        guard !ordered.isEmpty else {
            head += "\n"
            return head.utf8.count <= maximumBytes ? head : ""
        }
        head += "\n\n| severity | rule | place | finding |\n| --- | --- | --- | --- |\n"
        // The last line needs room for the largest count.
        var left = maximumBytes - head.utf8.count - rest(ordered.count).utf8.count
        guard left >= 0 else { return "" }
        var document = head
        for (index, reported) in ordered.enumerated() {
            let row = row(of: reported)
            left -= row.utf8.count
            guard left >= 0 else { return document + rest(ordered.count - index) }
            document += row
        }
        return document
    }

    private static func rest(_ count: Int) -> String {
        "\n\(count) more finding\(count == 1 ? "" : "s") did not fit; run uispec check to see all.\n"
    }

    private static func row(of reported: ReportedFinding) -> String {
        let finding = reported.finding
        let rule = "[\(finding.rule)](\(ToolAddress.page(of: finding.rule)))"
        let place = reported.path + (reported.location.map { ":\($0.line)" } ?? "")
        let design = CheckText(style: .plain).placeLine(finding, in: reported.check)
        let lines = (reported.lines + [design].compactMap { $0 }).map(cell)
        return "| \(finding.severity.rawValue) | \(rule) | \(cell(place)) | \(lines.joined(separator: "<br>")) |\n"
    }

    private static func cell(_ text: String) -> String {
        MarkdownText.escaped(ClippedText.clipped(TerminalText.path(text), to: maximumCell))
    }
}
