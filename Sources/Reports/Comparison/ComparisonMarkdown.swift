package import Comparison
import Texts

/// `diff --format markdown`: tables for a comment on a pull request or the summary of a CI step.
package enum ComparisonMarkdown {
    /// Longer texts of a cell are cut, so that one name cannot fill a comment.
    private static let maximumCell = 1000
    private static let maximumMockups = 10

    /// - Parameter maximumBytes: The bytes of UTF-8 that the reader accepts; the last rows are left out if necessary.
    package static func document(_ result: ComparisonResult, maximumBytes: Int = .max) -> String {
        let title = "\(result.base) → \(result.head)"
        var document = "### uispec diff\n\n\(cell(title)): \(cell(ComparisonWords.summary(result)))\n"
        if !result.hasPictures { document += "\n\(ComparisonWords.savedNote)\n" }
        var left = maximumBytes - document.utf8.count - rest(result.causes.count).utf8.count
        var omitted = 0
        func add(_ head: String, _ rows: [String]) {
            guard !rows.isEmpty else { return }
            left -= head.utf8.count
            let shown = rows.prefix { row in
                left -= row.utf8.count
                return left >= 0
            }
            omitted += rows.count - shown.count
            if !shown.isEmpty { document += head + shown.joined() }
        }
        add(
            "\n| cause | change | effect |\n| --- | --- | --- |\n",
            result.visible.map { cause in
                "| \(place(cause)) | \(cell(ComparisonWords.edit(cause.edit))) | "
                    + "\(ComparisonWords.counts(cause, hasPictures: result.hasPictures)) |\n"
            })
        add(
            "\n\(ComparisonWords.silentHeading):\n\n| cause | change |\n| --- | --- |\n",
            result.silent.map { "| \(place($0)) | \(cell(ComparisonWords.edit($0.edit))) |\n" })
        add("\n", mockups(result.added, "added") + mockups(result.removed, "removed"))
        add(
            "\n\(ComparisonWords.unexplainedHeading):\n\n",
            result.unexplained.map { "- \(cell(ComparisonWords.unexplained($0)))\n" })
        return omitted > 0 ? document + rest(omitted) : document
    }

    private static func rest(_ count: Int) -> String {
        "\n\(count) more row\(count == 1 ? "" : "s") did not fit; run uispec diff to see all.\n"
    }

    private static func place(_ cause: ComparisonResult.Cause) -> String {
        let place = ComparisonWords.place(cause.edit)
        return cell(place.isEmpty ? cause.edit.kind.rawValue : place)
    }

    private static func mockups(_ keys: [MockupKey], _ word: String) -> [String] {
        let names = ComparisonWords.names(of: keys)
        guard !names.isEmpty else { return [] }
        let rest = names.count - maximumMockups
        let shown = names.prefix(maximumMockups).map { cell($0) }.joined(separator: ", ")
        return ["- Mock-ups \(word): \(shown)\(rest > 0 ? " and \(rest) more" : "")\n"]
    }

    private static func cell(_ text: String) -> String {
        MarkdownText.escaped(ClippedText.clipped(TerminalText.path(text), to: maximumCell))
    }
}
