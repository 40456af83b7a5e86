import Source
import Testing
import YAML

/// The content of an `expected.yaml`.
///
/// - `findings` lists all findings of the rules for sources and of the rules named here. `line` and `file` are the
///   place if it is defined. `rule` lists several rules if the standard allows them. `says` and `help` are parts of the
///   message and its help.
/// - `values` lists all tokens with their values, as `tokens --format json` prints them: one value for all contexts, or
///   a map of contexts with `type` and `from`. `{}` is any value, `{ optional: true }` a token that may be missing.
/// - `dtcg` lists values of the exported document by JSON pointer.
struct ExpectedTokens {
    var findings: [ExpectedFinding]
    var values: [Node.Entry]?
    var exported: [Node.Entry]

    init(text: String) throws {
        let file = SourceFile(path: "expected.yaml", bytes: Array(text.utf8))
        let parsed = DocumentReader.read(file, id: FileID(rawValue: 0))
        let root = try #require(parsed.diagnostics.isEmpty ? parsed.documents.first : nil, "\(parsed.diagnostics)")
        findings = try (root["findings"]?.sequence ?? []).map(ExpectedFinding.init)
        values = root["values"]?.mapping
        exported = root["dtcg"]?.mapping ?? []
    }

    /// Whether no expected finding prevents the tokens from being written and read again.
    var isReadable: Bool { findings.allSatisfy { $0.severity.map { $0 < .error } ?? false } }
}

struct ExpectedFinding: CustomStringConvertible {
    var line: Int?
    var file: String?
    var rules: [RuleID]
    var severity: Severity?
    /// Parts of the message.
    var parts: [String]
    var help: String?

    init(_ node: Node) throws {
        line = node["line"]?.number.map { Int($0) }
        file = node["file"]?.string
        rules = Self.texts(node["rule"]).map { RuleID($0) }
        severity = node["severity"]?.string.flatMap(Severity.init)
        parts = Self.texts(node["says"])
        help = node["help"]?.string
        try #require(!rules.isEmpty, "an expected finding needs a rule")
    }

    func matches(_ found: FoundFinding) -> Bool {
        (line ?? found.line) == found.line && (file ?? found.file) == found.file
            && rules.contains { $0.covers(found.rule) }
            && (severity ?? found.severity) == found.severity && parts.allSatisfy(found.message.contains)
            && found.help.contains(help ?? "")
    }

    var description: String {
        let place = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let kind = [severity?.rawValue, rules.map(\.rawValue).joined(separator: " or ")].compactMap { $0 }
        return "\(place) \(kind.joined(separator: " ")): \(parts.joined(separator: " … "))"
    }

    private static func texts(_ node: Node?) -> [String] {
        node?.string.map { [$0] } ?? node?.sequence?.compactMap(\.string) ?? []
    }
}

/// A finding of `check` with the keys of an expected one.
struct FoundFinding: CustomStringConvertible {
    var line: Int?
    var file: String?
    var rule: RuleID
    var severity: Severity
    var message: String
    var help: String

    init(_ diagnostic: Diagnostic, in sources: SourceMap) {
        let place = diagnostic.range.flatMap(sources.location(of:))
        line = place?.line
        file = place?.path
        rule = diagnostic.rule
        severity = diagnostic.severity
        message = diagnostic.message
        help = diagnostic.help ?? ""
    }

    var description: String { "\(file ?? ""):\(line ?? 0) \(severity.rawValue) \(rule): \(message) (\(help))" }
}
