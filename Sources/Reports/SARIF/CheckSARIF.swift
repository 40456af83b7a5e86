package import Checks
import Source
package import Values

/// `check --format sarif`: SARIF 2.1.0 (OASIS Standard, Plus Errata 01), one run.
package enum CheckSARIF {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// The name of the fingerprints, with the version of the algorithm.
    private static let fingerprintName = "uispecFinding/v1"

    /// - Parameters:
    ///   - facts: The facts of every rule; a result refers to its rule by index.
    ///   - results: One for each project, in the order of the projects.
    package static func document(_ results: [CheckResult], facts: [RuleFacts], version: String) -> JSONValue {
        let places = Dictionary(
            facts.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var prints = FindingFingerprints()
        let found = results.flatMap { result in
            result.findings.map { finding in
                self.result(
                    finding, in: result, ruleIndex: places[finding.rule], fingerprint: prints.next(finding, in: result))
            }
        }
        let driver: [(String, JSONValue)] = [
            ("name", .text("uispec")), ("version", .text(version)), ("semanticVersion", .text(version)),
            ("informationUri", .text(ToolAddress.repository)),
            ("rules", .list(facts.map(SARIFRule.descriptor))),
        ]
        let run: [(String, JSONValue)] = [
            ("tool", .object([("driver", .object(driver))])),
            ("automationDetails", .object([("id", .text(category(of: results)))])),
            ("columnKind", .text("unicodeCodePoints")), ("defaultEncoding", .text("utf-8")),
            ("results", .list(found)),
        ]
        return .object([
            ("$schema", .text(schema)), ("version", .text("2.1.0")), ("runs", .list([.object(run)])),
        ])
    }

    /// `uispec/Tokyo-Friends/`: a name for uploads of the same projects. GitHub replaces only those, and ignores what
    /// follows the last slash.
    private static func category(of results: [CheckResult]) -> String {
        let names = results.map(\.project).joined(separator: "+")
        let isPlain: (Unicode.Scalar) -> Bool = {
            $0.properties.isAlphabetic || "0123456789+._".unicodeScalars.contains($0)
        }
        let text = String(String.UnicodeScalarView(names.unicodeScalars.map { isPlain($0) ? $0 : "-" }))
        let short = text.count <= 100 ? text : "\(text.prefix(80))-\(Fingerprint(names))"
        return "uispec/\(short)/"
    }

    private static func result(
        _ finding: Finding, in check: CheckResult, ruleIndex: Int?, fingerprint: String
    ) -> JSONValue {
        let diagnostic = finding.diagnostic
        var members: [(String, JSONValue)] = [("ruleId", .text(finding.rule.rawValue))]
        if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
        // The names of SARIF levels and severities are equal.
        members.append(("level", .text(finding.severity.rawValue)))
        let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
        members.append(("message", SARIFLocation.message(diagnostic.message + help)))
        if let location = SARIFLocation.location(of: finding, in: check.sources) {
            members.append(("locations", .list([location])))
        }
        let related = diagnostic.notes.compactMap { SARIFLocation.related($0, in: check.sources) }
        if !related.isEmpty { members.append(("relatedLocations", .list(related))) }
        members.append(("partialFingerprints", .object([(fingerprintName, .text(fingerprint))])))
        let fixes = diagnostic.fixes.compactMap { SARIFFix.fix($0, in: check.sources) }
        if !fixes.isEmpty { members.append(("fixes", .list(fixes))) }
        // An empty list means that the result is not suppressed; without the list that would be unknown.
        members.append(("suppressions", .list(suppressions(of: finding))))
        let properties = properties(of: finding, in: check)
        if !properties.isEmpty { members.append(("properties", .object(properties))) }
        return .object(members)
    }

    private static func suppressions(of finding: Finding) -> [JSONValue] {
        let reason = finding.waiver ?? (finding.isBaselined ? "in the baseline" : nil)
        return reason.map {
            [.object([("kind", .text("external")), ("status", .text("accepted")), ("justification", .text($0))])]
        } ?? []
    }

    private static func properties(of finding: Finding, in check: CheckResult) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [("project", .text(check.project))]
        if let measure = finding.worstFirst.first?.measure {
            members += [
                ("measured", .number(measure.measured)), ("required", .number(measure.required)),
                ("unit", .text(measure.unit.rawValue)),
            ]
            if let color = measure.foreground { members.append(("foreground", .text(color.hex))) }
            if let color = measure.background { members.append(("background", .text(color.hex))) }
        }
        let contexts = ContextSummary(
            finding: finding, appearances: check.appearances, metrics: check.metrics
        ).text
        if !contexts.isEmpty { members.append(("contexts", .text(contexts))) }
        return members
    }
}
