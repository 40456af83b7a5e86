import Checks
import Specs
import Values

/// The acceptance criteria of `check --format json`.
enum AcceptanceJSON {
    /// - Parameter results: one result per project, in the order of their findings in the document.
    static func criteria(of results: [CheckResult]) -> [JSONValue] {
        var first = 0
        return results.flatMap { result -> [JSONValue] in
            defer { first += result.findings.count }
            return result.acceptance.map { criterion($0, in: result, first: first) }
        }
    }

    private static func criterion(_ result: CriterionResult, in check: CheckResult, first: Int) -> JSONValue {
        let criterion = result.criterion
        var members: [(String, JSONValue)] = [
            ("id", .text(criterion.id)), ("text", .text(criterion.text)), ("status", .text(result.status.rawValue)),
            ("project", .text(check.project)), ("document", .text(result.document)),
            ("verifiedBy", .list(criterion.verifiedBy.map { .text($0.name) })),
            ("scope", .list(criterion.scope.map { .text($0.pattern.text) })),
        ]
        if let reason = result.reason { members.append(("reason", .text(reason))) }
        // Indexes into the list of findings, from 0.
        let places = check.findings.indices.filter { result.findings.contains(check.findings[$0]) }
        members.append(("findings", .list(places.map { .integer(first + $0) })))
        return .object(members)
    }
}
