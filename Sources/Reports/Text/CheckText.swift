package import Checks
import Source
package import Texts
import Values

/// The findings of `check` as text, in the style of compiler diagnostics.
package struct CheckText: Sendable {
    private let style: TerminalStyle
    /// The maximum number of places to list after the first one.
    private let maximumPlaces = 3
    /// Whether notes are printed; otherwise they are only counted, because they ask for nothing.
    private let showsNotes: Bool

    package init(style: TerminalStyle, showsNotes: Bool = true) {
        self.style = style
        self.showsNotes = showsNotes
    }

    /// Returns the findings that are neither waived nor in the baseline, each followed by an empty line.
    package func findings(_ result: CheckResult) -> String {
        let shown = result.findings.filter { !$0.isAccepted && (showsNotes || $0.severity != .note || $0.isPreview) }
        return RepeatedDepartures.folded(shown, \.diagnostic).map { block($0, in: result) + "\n\n" }.joined()
    }

    /// Returns a finding without the trailing empty line.
    func block(_ finding: Finding, in result: CheckResult) -> String {
        DiagnosticText(style: style).block(
            finding.diagnostic, in: result.sources,
            details: [placeLine(finding, in: result), finding.isPreview ? Self.previewLine : nil].compactMap { $0 }
                + finding.implied.map { "also: \($0.message) [\($0.rule)]" })
    }

    private static let previewLine = "this rule is a preview: its findings count with --preview only"

    func placeLine(_ finding: Finding, in result: CheckResult) -> String? {
        guard let place = finding.place else { return nil }
        // The message already names the token.
        if place.isToken, finding.occurrences.isEmpty, finding.otherPlaces.isEmpty { return nil }
        var names = [place.name]
        names += finding.otherPlaces.prefix(maximumPlaces).map(\.name)
        if finding.otherPlaces.count > maximumPlaces {
            let rest = finding.otherPlaces.count - maximumPlaces
            names.append("\(rest) more \(rest == 1 ? "place" : "places")")
        }
        let contexts = ContextSummary(
            finding: finding, appearances: result.appearances, metrics: result.metrics
        ).text
        return names.joined(separator: ", ") + (contexts.isEmpty ? "" : "; " + contexts)
    }

    /// `2 errors, 1 warning, 0 waived in 5 components, 480 mock-ups, 96 contexts`.
    package func summary(_ results: [CheckResult]) -> String {
        let errors = results.reduce(0) { $0 + $1.count(.error) }
        let warnings = results.reduce(0) { $0 + $1.count(.warning) }
        let notes = results.reduce(0) { $0 + $1.count(.note) }
        let waived = results.reduce(0) { $0 + $1.waived }
        let baselined = results.reduce(0) { $0 + $1.baselined }
        let components = results.reduce(0) { $0 + $1.components }
        let mockups = results.reduce(0) { $0 + $1.mockups }
        let contexts = results.map { $0.metrics.count * $0.appearances.count }.max() ?? 0
        let counts =
            "\(Self.count(errors, "error")), \(Self.count(warnings, "warning")), "
            + (notes > 0 ? "\(Self.count(notes, "note")), " : "") + "\(waived) waived"
            + (baselined > 0 ? ", \(baselined) baselined" : "")
        let colored = errors > 0 ? style.red(counts) : warnings > 0 ? style.yellow(counts) : style.green(counts)
        return colored + " in \(Self.count(components, "component")), \(Self.count(mockups, "mock-up")), "
            + Self.count(contexts, "context") + "\n" + limits(of: results)
    }

    /// Says which files the results are limited to, and what is left out.
    private func limits(of results: [CheckResult]) -> String {
        var files: [String] = []
        for file in results.flatMap(\.reportedFiles) where !files.contains(file) { files.append(file) }
        guard !files.isEmpty else { return "" }
        let hidden = results.reduce(0) { $0 + $1.hidden }
        return "only \(TerminalText.line(files.joined(separator: ", "))) \(files.count == 1 ? "is" : "are") reported; "
            + "other files have \(hidden == 0 ? "no" : "\(hidden) more") finding\(hidden == 1 ? "" : "s")\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
