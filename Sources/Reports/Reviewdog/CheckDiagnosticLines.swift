package import Checks
import Source
import Texts
import Values

/// `check --format rdjsonl`: a diagnostic of reviewdog's format on each line, with the fixes as suggestions.
package enum CheckDiagnosticLines {
    /// reviewdog ignores all that follows a line of 64 KiB.
    private static let maximumLine = 60_000
    private static let maximumText = 4000

    package static func document(_ results: [CheckResult]) -> String {
        ReportedFinding.counted(results).map { line(of: $0) + "\n" }.joined()
    }

    /// Returns the diagnostic; suggestions and related places that would make its line too long are left out.
    private static func line(of reported: ReportedFinding) -> String {
        let finding = reported.finding
        let sources = reported.check.sources
        let members: [(String, JSONValue)] = [
            ("message", text(reported.lines.joined(separator: "\n"))),
            ("location", location(finding.diagnostic.range, in: sources) ?? .object([("path", text(reported.path))])),
            ("severity", .text(severity(finding.severity))),
            ("source", .object([("name", .text("uispec")), ("url", .text(ToolAddress.repository))])),
            (
                "code",
                .object([
                    ("value", .text(finding.rule.rawValue)), ("url", .text(ToolAddress.page(of: finding.rule))),
                ])
            ),
        ]
        let suggestions = finding.diagnostic.fixes.compactMap { suggestion($0, of: finding, in: sources) }
        let related = finding.diagnostic.notes.compactMap { note -> JSONValue? in
            location(note.range, in: sources).map {
                .object([("message", text(TerminalText.unbroken(note.message))), ("location", $0)])
            }
        }
        let optional = [("suggestions", suggestions), ("related_locations", related)].filter { !$0.1.isEmpty }
            .map { ($0.0, JSONValue.list($0.1)) }
        let texts = (0...optional.count).reversed().lazy.map {
            JSONValue.object(members + optional.prefix($0)).formatted(as: .line)
        }
        return texts.first { $0.utf8.count <= maximumLine } ?? JSONValue.object(members).formatted(as: .line)
    }

    private static func text(_ text: String) -> JSONValue { .text(ClippedText.clipped(text, to: maximumText)) }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }

    private static func location(_ range: SourceRange?, in sources: SourceMap) -> JSONValue? {
        guard let range, let file = sources[range.file] else { return nil }
        return .object([("path", text(file.path)), ("range", self.range(range, in: file))])
    }

    /// Columns count bytes from 1, and the end is the column after the last byte.
    private static func range(_ range: SourceRange, in file: SourceFile) -> JSONValue {
        func position(_ offset: UInt32) -> JSONValue {
            let place = file.lineAndByteColumn(at: offset)
            return .object([("line", .integer(place.line)), ("column", .integer(place.column))])
        }
        return .object([("start", position(range.start)), ("end", position(range.end))])
    }

    /// Returns a fix as one suggestion, because each suggestion can be accepted without the others. Nil if the fix
    /// changes another file.
    private static func suggestion(_ fix: Fix, of finding: Finding, in sources: SourceMap) -> JSONValue? {
        let edits = fix.edits.sorted { $0.range.start < $1.range.start }
        guard let id = finding.diagnostic.range?.file, let file = sources[id], let first = edits.first,
            let last = edits.last, edits.allSatisfy({ $0.range.file == id })
        else { return nil }
        var text = ""
        var end = first.range.start
        for edit in edits {
            guard edit.range.start >= end else { return nil }
            text += file.text(in: SourceRange(file: id, start: end, end: edit.range.start)) + edit.replacement
            end = edit.range.end
        }
        let range = SourceRange(file: id, start: first.range.start, end: last.range.end)
        return .object([("range", self.range(range, in: file)), ("text", .text(text))])
    }
}
