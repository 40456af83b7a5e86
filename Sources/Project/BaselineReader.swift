package import Source
import Tokens
import YAML

/// Reads a baseline file. uispec writes these files, so unknown keys are rejected.
package enum BaselineReader {
    /// Why a file cannot be read as a baseline, as a sentence without a period.
    package struct Problem: Error, Sendable, Hashable {
        package var message: String
        /// From 1; nil for a problem with the whole file.
        package var line: Int?
    }

    package static func read(_ file: SourceFile) throws(Problem) -> Baseline {
        let parsed = DocumentReader.read(file, id: FileID(rawValue: 0))
        if let broken = parsed.diagnostics.first { throw problem(broken.message, at: broken.range, in: file) }
        guard let document = parsed.documents.first, document.mapping != nil else {
            throw Problem(message: "not a baseline file: a JSON object is required", line: nil)
        }
        guard let version = document["version"] else {
            throw Problem(message: "not a baseline file: it has no version", line: nil)
        }
        guard version.number == Double(Baseline.version) else {
            throw problem(
                """
                this baseline has version \(version.string ?? "unknown"), but version \(Baseline.version) is required; \
                write it again with --write-baseline
                """, at: version.range, in: file)
        }
        guard let items = document["entries"]?.sequence else {
            throw problem("a baseline needs a list “entries”", at: document.range, in: file)
        }
        var baseline = Baseline()
        for item in items { baseline.entries.append(try entry(item, in: file)) }
        return baseline
    }

    private static func entry(_ node: Node, in file: SourceFile) throws(Problem) -> Baseline.Entry {
        for member in node.mapping ?? [] where !members.contains(member.key) {
            throw problem("unknown key “\(member.key)” in an entry", at: member.keyRange, in: file)
        }
        guard let rule = node["rule"]?.string, let project = node["project"]?.string,
            let message = node["message"]?.string, let places = node["places"]?.sequence?.map(\.string),
            case let names = places.compactMap({ $0 }), names.count == places.count
        else {
            throw problem("an entry needs the keys project, rule, places and message", at: node.range, in: file)
        }
        return Baseline.Entry(
            project: project, rule: RuleID(rule), places: names, node: node["node"]?.string,
            file: node["file"]?.string, message: message,
            extent: BaselineExtent(
                contexts: try contexts(node["contexts"], in: file),
                measured: try number("measured", of: node, in: file),
                required: try number("required", of: node, in: file)))
    }

    private static let members = [
        "project", "rule", "places", "node", "file", "message", "contexts", "measured", "required",
    ]

    private static func number(
        _ name: String, of entry: Node, in file: SourceFile
    ) throws(Problem) -> Double? {
        guard let node = entry[name] else { return nil }
        guard let number = node.number, number.isFinite else {
            throw problem("“measured” and “required” must be numbers", at: node.range, in: file)
        }
        return number
    }

    private static func contexts(_ node: Node?, in file: SourceFile) throws(Problem) -> [String: [String]] {
        guard let node else { return [:] }
        guard let axes = node.mapping, !axes.isEmpty else {
            throw problem("“contexts” must map axes to lists of values", at: node.range, in: file)
        }
        var result: [String: [String]] = [:]
        for axis in axes {
            guard let items = axis.value.sequence, !items.isEmpty, case let values = items.compactMap(\.string),
                values.count == items.count
            else {
                throw problem("“contexts” must map axes to lists of values", at: axis.value.range, in: file)
            }
            result[axis.key] = values
        }
        return result
    }

    private static func problem(_ message: String, at range: SourceRange?, in file: SourceFile) -> Problem {
        Problem(message: message, line: range.map { file.lineAndColumn(at: $0.start).line })
    }
}
