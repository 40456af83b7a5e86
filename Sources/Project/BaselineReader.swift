package import Source
import Tokens
import YAML

/// Reads a baseline file. It is written by uispec, so anything else than what uispec writes is refused.
package enum BaselineReader {
    /// Why a file is no baseline, in a sentence without its full stop.
    package struct Problem: Error, Sendable, Hashable {
        package var message: String
        /// From 1; nil where the file as a whole is meant.
        package var line: Int?
    }

    package static func read(_ file: SourceFile) throws(Problem) -> Baseline {
        let parsed = DocumentReader.read(file, id: FileID(rawValue: 0))
        if let broken = parsed.diagnostics.first { throw problem(broken.message, at: broken.range, in: file) }
        guard let document = parsed.documents.first, document.mapping != nil else {
            throw Problem(message: "it is no baseline", line: nil)
        }
        guard let version = document["version"] else {
            throw Problem(message: "it does not say its version, so it is no baseline", line: nil)
        }
        guard version.number == Double(Baseline.version) else {
            throw problem(
                "its version is \(version.string ?? "unknown"), and this uispec reads version \(Baseline.version); "
                    + "write it anew with --write-baseline", at: version.range, in: file)
        }
        guard let items = document["entries"]?.sequence else {
            throw problem("it has no list of entries", at: document.range, in: file)
        }
        var baseline = Baseline()
        for item in items { baseline.entries.append(try entry(item, in: file)) }
        return baseline
    }

    private static func entry(_ node: Node, in file: SourceFile) throws(Problem) -> Baseline.Entry {
        for member in node.mapping ?? [] where !members.contains(member.key) {
            throw problem("an entry has no “\(member.key)”", at: member.keyRange, in: file)
        }
        guard let rule = node["rule"]?.string, let project = node["project"]?.string,
            let message = node["message"]?.string, let places = node["places"]?.sequence?.map(\.string),
            case let names = places.compactMap({ $0 }), names.count == places.count
        else {
            throw problem("an entry needs project, rule, places and message", at: node.range, in: file)
        }
        return Baseline.Entry(
            project: project, rule: RuleID(rule), places: names, node: node["node"]?.string,
            file: node["file"]?.string, message: message,
            extent: BaselineExtent(
                contexts: try contexts(node["contexts"], in: file), measured: try number(node["measured"], in: file),
                required: try number(node["required"], in: file)))
    }

    private static let members = [
        "project", "rule", "places", "node", "file", "message", "contexts", "measured", "required",
    ]

    private static func number(_ node: Node?, in file: SourceFile) throws(Problem) -> Double? {
        guard let node else { return nil }
        guard let number = node.number, number.isFinite else {
            throw problem("what was measured and required are numbers", at: node.range, in: file)
        }
        return number
    }

    private static func contexts(_ node: Node?, in file: SourceFile) throws(Problem) -> [String: [String]] {
        guard let node else { return [:] }
        guard let axes = node.mapping, !axes.isEmpty else {
            throw problem("contexts are lists by their axes", at: node.range, in: file)
        }
        var result: [String: [String]] = [:]
        for axis in axes {
            guard let items = axis.value.sequence, !items.isEmpty, case let values = items.compactMap(\.string),
                values.count == items.count
            else {
                throw problem("contexts are lists by their axes", at: axis.value.range, in: file)
            }
            result[axis.key] = values
        }
        return result
    }

    private static func problem(_ message: String, at range: SourceRange?, in file: SourceFile) -> Problem {
        Problem(message: message, line: range.map { file.lineAndColumn(at: $0.start).line })
    }
}
