package import Comparison
package import Texts

/// `diff --format text`: one line for each cause, followed by the changes of the edited nodes.
package struct ComparisonText {
    private let style: TerminalStyle
    /// The maximum number of changes below a cause.
    private static let maximumChanges = 5
    /// The maximum number of mock-ups in a list.
    private static let maximumMockups = 10

    package init(style: TerminalStyle) {
        self.style = style
    }

    package func document(_ result: ComparisonResult) -> String {
        var lines: [String] = []
        for cause in result.visible {
            lines.append(line(of: cause) + " – " + ComparisonWords.counts(cause, hasPictures: result.hasPictures))
            lines += changes(of: cause)
        }
        if !result.silent.isEmpty {
            lines.append(style.bold(ComparisonWords.silentHeading + ":"))
            for cause in result.silent {
                lines.append("  " + line(of: cause))
                lines += changes(of: cause).map { "  " + $0 }
            }
        }
        lines += mockups(result.added, "added") + mockups(result.removed, "removed")
        if !result.unexplained.isEmpty {
            lines.append(style.bold(ComparisonWords.unexplainedHeading + ":"))
            lines += result.unexplained.map { "  " + TerminalText.line(ComparisonWords.unexplained($0)) }
        }
        if !result.hasPictures { lines.append(ComparisonWords.savedNote) }
        let summary = ComparisonWords.summary(result)
        lines.append(result.isEmpty ? style.green(summary) : result.unexplained.isEmpty ? summary : style.red(summary))
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(of cause: ComparisonResult.Cause) -> String {
        let place = TerminalText.path(ComparisonWords.place(cause.edit))
        return (place.isEmpty ? "" : style.bold(place) + " ") + TerminalText.line(ComparisonWords.edit(cause.edit))
    }

    private func changes(of cause: ComparisonResult.Cause) -> [String] {
        var words: [String] = []
        for change in cause.ownChanges {
            let text = "\(change.component): \(ComparisonWords.change(change))"
            if !words.contains(text) { words.append(text) }
        }
        let shown = words.prefix(Self.maximumChanges).map { "  " + TerminalText.line($0) }
        let rest = words.count - shown.count
        return shown + (rest > 0 ? ["  … and \(ComparisonWords.count(rest, "more change"))"] : [])
    }

    private func mockups(_ keys: [MockupKey], _ word: String) -> [String] {
        let names = ComparisonWords.names(of: keys)
        guard !names.isEmpty else { return [] }
        let shown = names.prefix(Self.maximumMockups).map { TerminalText.line($0) }
        let rest = names.count - shown.count
        return [
            style.bold("Mock-ups \(word): ") + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        ]
    }
}
