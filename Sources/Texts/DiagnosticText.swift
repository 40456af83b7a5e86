package import Source

/// Diagnostics as text, for those that are not findings about a component.
package struct DiagnosticText: Sendable {
    private let style: TerminalStyle

    package init(style: TerminalStyle) {
        self.style = style
    }

    /// Returns the diagnostics, each followed by an empty line.
    package func text(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        RepeatedDepartures.folded(diagnostics, \.self).map { block($0, in: sources) + "\n\n" }.joined()
    }

    package func block(_ diagnostic: Diagnostic, in sources: SourceMap, details: [String] = []) -> String {
        var lines = [headline(diagnostic)]
        if let snippet = SourceSnippet(diagnostic.range, in: sources) {
            lines += snippet.lines(annotation: diagnostic.annotation.map(TerminalText.unbroken), style: style)
        }
        lines += details.map { detail(TerminalText.unbroken($0)) }
        lines += diagnostic.notes.map { detail(text($0, in: sources)) }
        if let help = diagnostic.help { lines.append(detail(style.bold("help") + ": " + TerminalText.unbroken(help))) }
        return lines.joined(separator: "\n")
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let name = diagnostic.severity.rawValue
        let severity =
            switch diagnostic.severity {
            case .error: style.red(name)
            case .warning: style.yellow(name)
            case .note: style.blue(name)
            }
        return "\(severity): \(style.bold(TerminalText.unbroken(diagnostic.message))) [\(diagnostic.rule)]"
    }

    private func text(_ note: Diagnostic.Note, in sources: SourceMap) -> String {
        guard let location = note.range.flatMap(sources.location(of:)) else {
            return TerminalText.unbroken(note.message)
        }
        let place = "\(TerminalText.path(location.path)):\(location.line):\(location.column)"
        return "\(TerminalText.unbroken(note.message)): \(place)"
    }

    private func detail(_ text: String) -> String {
        "  " + style.blue("=") + " " + text
    }
}
