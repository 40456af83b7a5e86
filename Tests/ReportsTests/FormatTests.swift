import Checks
import Foundation
import Reports
import Source
import TestProjects
import Testing
import Texts
import Values

/// The same findings in every format.
@Suite struct `Every format` {
    /// The parts of a finding that all formats have.
    private struct ReportedFinding: Hashable, Comparable {
        var rule: String
        var file: String
        var line: Int

        static func < (left: ReportedFinding, right: ReportedFinding) -> Bool {
            (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
        }
    }

    private func expected(_ check: CheckResult, accepted: Bool) -> [ReportedFinding] {
        check.findings.filter { accepted || !$0.isAccepted }.compactMap { finding in
            finding.diagnostic.range.flatMap(check.sources.location(of:)).map {
                ReportedFinding(rule: finding.rule.rawValue, file: $0.path, line: $0.line)
            }
        }.sorted()
    }

    @Test func `has the same findings at the same places`() async throws {
        let check = try await SampleCheck.result()
        let all = expected(check, accepted: true)
        #expect(all.count == check.findings.count && all.count > expected(check, accepted: false).count)
        #expect(try json(check) == all)
        #expect(try sarif(check) == all)
        #expect(try junit(check) == all)
        #expect(annotations(check) == expected(check, accepted: false))
        #expect(try codeQuality(check) == expected(check, accepted: false))
        #expect(try diagnosticLines(check) == expected(check, accepted: false))
        #expect(compilerLines(check) == expected(check, accepted: false))
        #expect(table(check) == expected(check, accepted: false))
        #expect(text(check) == expected(check, accepted: false))
    }

    private func json(_ check: CheckResult) throws -> [ReportedFinding] {
        let text = CheckJSON.document([check], version: "1").formatted
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require(object?["findings"] as? [[String: Any]]).map {
            ReportedFinding(
                rule: $0["rule"] as? String ?? "", file: $0["file"] as? String ?? "", line: $0["line"] as? Int ?? 0)
        }.sorted()
    }

    private func sarif(_ check: CheckResult) throws -> [ReportedFinding] {
        let text = CheckSARIF.document([check], facts: Registry.facts, version: "1").formatted
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let run = try #require((object?["runs"] as? [[String: Any]])?.first)
        return try #require(run["results"] as? [[String: Any]]).map { result in
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            return ReportedFinding(
                rule: result["ruleId"] as? String ?? "",
                file: (location?["artifactLocation"] as? [String: String])?["uri"] ?? "",
                line: (location?["region"] as? [String: Int])?["startLine"] ?? 0)
        }.sorted()
    }

    private func junit(_ check: CheckResult) throws -> [ReportedFinding] {
        try JUnitReport(CheckJUnit(isStrict: true, hasLocations: true).document([check])).cases.filter {
            $0["file"] != nil && $0["suite"] != "acceptance"
        }
        .map { ReportedFinding(rule: $0["suite"] ?? "", file: $0["file"] ?? "", line: Int($0["line"] ?? "") ?? 0) }
        .sorted()
    }

    private func annotations(_ check: CheckResult) -> [ReportedFinding] {
        CheckAnnotations.document([check]).split(separator: "\n").map { line in
            let properties =
                line.split(separator: "::", maxSplits: 1).first?.split(separator: " ", maxSplits: 1).last ?? ""
            var values: [String: String] = [:]
            for pair in properties.split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                if parts.count == 2 { values[parts[0]] = parts[1] }
            }
            return ReportedFinding(
                rule: values["title"] ?? "", file: values["file"] ?? "", line: Int(values["line"] ?? "") ?? 0)
        }.sorted()
    }

    private func text(_ check: CheckResult) -> [ReportedFinding] {
        let lines = CheckText(style: .plain).findings(check).split(separator: "\n")
        return zip(lines, lines.dropFirst()).compactMap { head, place in
            guard head.hasSuffix("]"), let rule = head.split(separator: "[").last?.dropLast(),
                let parts = place.split(separator: "┌ ").last?.split(separator: ":"), parts.count == 3
            else { return nil }
            return ReportedFinding(rule: String(rule), file: String(parts[0]), line: Int(parts[1]) ?? 0)
        }.sorted()
    }

    private func codeQuality(_ check: CheckResult) throws -> [ReportedFinding] {
        let text = CheckCodeQuality.document([check]).formatted
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        return issues.map { issue in
            let location = issue["location"] as? [String: Any]
            return ReportedFinding(
                rule: issue["check_name"] as? String ?? "", file: location?["path"] as? String ?? "",
                line: (location?["lines"] as? [String: Int])?["begin"] ?? 0)
        }.sorted()
    }

    private func diagnosticLines(_ check: CheckResult) throws -> [ReportedFinding] {
        try CheckDiagnosticLines.document([check]).split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let location = object?["location"] as? [String: Any]
            let start = (location?["range"] as? [String: [String: Int]])?["start"]
            return ReportedFinding(
                rule: (object?["code"] as? [String: String])?["value"] ?? "", file: location?["path"] as? String ?? "",
                line: start?["line"] ?? 0)
        }.sorted()
    }

    private func compilerLines(_ check: CheckResult) -> [ReportedFinding] {
        CheckLines.document([check]).split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return ReportedFinding(
                rule: String(line.split(separator: "(").last?.dropLast() ?? ""), file: String(parts[0]),
                line: Int(parts[1]) ?? 0)
        }.sorted()
    }

    private func table(_ check: CheckResult) -> [ReportedFinding] {
        CheckMarkdown.document([check]).split(separator: "\n").filter { $0.contains("](http") }.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let place = cells[2].split(separator: ":")
            return ReportedFinding(
                rule: String(cells[1].dropFirst().split(separator: "]")[0]), file: String(place[0]),
                line: Int(place[1]) ?? 0)
        }.sorted()
    }
}
