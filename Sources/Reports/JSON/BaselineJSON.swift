package import Checks
import Project
import Source
package import Values

/// `check --write-baseline`: the findings that count, without lines, with their worst measurement.
///
/// Implied findings are included, because a baselined finding implies no others.
package enum BaselineJSON {
    package static func document(_ results: [CheckResult], version: String) -> JSONValue {
        let entries = results.flatMap { result in
            (result.ungrouped ?? result.findings).filter { !$0.isWaived && $0.rule != .syntaxError }.map {
                $0.identity(in: result.project, sources: result.sources)
            }
        }
        return .object([
            ("version", .integer(Baseline.version)), ("tool", .text("uispec \(version)")),
            ("entries", .list(entries.map(entry))),
        ])
    }

    private static func entry(_ entry: Baseline.Entry) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("project", .text(entry.project)), ("rule", .text(entry.rule.rawValue)),
            ("places", .list(entry.places.map { .text($0) })),
        ]
        if let node = entry.node { members.append(("node", .text(node))) }
        if let file = entry.file { members.append(("file", .text(file))) }
        members.append(("message", .text(entry.message)))
        let contexts = entry.extent.contexts.sorted { $0.key < $1.key }
        if !contexts.isEmpty {
            members.append(("contexts", .object(contexts.map { ($0.key, .list($0.value.map { .text($0) })) })))
        }
        if let measured = entry.extent.measured { members.append(("measured", .number(measured))) }
        if let required = entry.extent.required { members.append(("required", .number(required))) }
        return .object(members)
    }
}
