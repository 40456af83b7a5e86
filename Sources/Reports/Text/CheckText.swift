package import Checks
import Source
import Values

/// `check` for people: each finding as a good compiler tells an error.
package struct CheckText: Sendable {
    private let style: TerminalStyle
    /// How many places besides the first one are named.
    private let mostPlaces = 3

    package init(style: TerminalStyle) {
        self.style = style
    }

    /// The findings that are not waived, each with an empty line behind it.
    package func findings(_ result: CheckResult) -> String {
        result.findings.filter { !$0.isWaived }.map { block($0, in: result) + "\n\n" }.joined()
    }

    private func block(_ finding: Finding, in result: CheckResult) -> String {
        var lines = [headline(finding)]
        if let snippet = SourceSnippet(finding.diagnostic.range, in: result.sources) {
            lines += snippet.lines(annotation: finding.diagnostic.annotation, style: style)
        }
        if let place = placeLine(finding, in: result) { lines.append(detail(place)) }
        for note in finding.diagnostic.notes { lines.append(detail(text(note, in: result))) }
        if let help = finding.diagnostic.help { lines.append(detail(style.bold("help") + ": \(help)")) }
        return lines.joined(separator: "\n")
    }

    private func headline(_ finding: Finding) -> String {
        let name = finding.severity.rawValue
        let severity =
            switch finding.severity {
            case .error: style.red(name)
            case .warning: style.yellow(name)
            case .note: style.blue(name)
            }
        return "\(severity): \(style.bold(finding.diagnostic.message)) [\(finding.rule)]"
    }

    private func placeLine(_ finding: Finding, in result: CheckResult) -> String? {
        guard let place = finding.place else { return nil }
        var names = [place.name]
        names += finding.otherPlaces.prefix(mostPlaces).map(\.name)
        if finding.otherPlaces.count > mostPlaces { names.append("\(finding.otherPlaces.count - mostPlaces) more") }
        let contexts = ContextSummary(
            finding: finding, appearances: result.appearances, metrics: result.metrics
        ).text
        return names.joined(separator: ", ") + (contexts.isEmpty ? "" : "; " + contexts)
    }

    private func text(_ note: Diagnostic.Note, in result: CheckResult) -> String {
        guard let location = note.range.flatMap(result.sources.location(of:)) else { return note.message }
        return "\(note.message): \(location.path):\(location.line):\(location.column)"
    }

    private func detail(_ text: String) -> String {
        "  " + style.blue("=") + " " + text
    }

    /// `2 errors, 1 warning, 0 waived in 5 components, 480 mock-ups, 96 contexts`.
    package func summary(_ results: [CheckResult]) -> String {
        let errors = results.reduce(0) { $0 + $1.count(.error) }
        let warnings = results.reduce(0) { $0 + $1.count(.warning) }
        let waived = results.reduce(0) { $0 + $1.waived }
        let components = results.reduce(0) { $0 + $1.components }
        let mockups = results.reduce(0) { $0 + $1.mockups }
        let contexts = results.map { $0.metrics.count * $0.appearances.count }.max() ?? 0
        let counts = "\(Self.count(errors, "error")), \(Self.count(warnings, "warning")), \(waived) waived"
        let colored = errors > 0 ? style.red(counts) : warnings > 0 ? style.yellow(counts) : style.green(counts)
        return colored + " in \(Self.count(components, "component")), \(Self.count(mockups, "mock-up")), "
            + Self.count(contexts, "context") + "\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
