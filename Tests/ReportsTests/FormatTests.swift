import Checks
import Foundation
import Reports
import Source
import TestProjects
import Testing
import Values

#if canImport(FoundationXML)
    import FoundationXML
#endif

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
        try cases(CheckJUnit(isStrict: true).document([check])).filter {
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

    // MARK: JUnit

    /// Returns the cases of a report by their attributes, with the rule of their suite and their outcome.
    private func cases(_ text: String) throws -> [[String: String]] {
        let reader = CaseReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return reader.cases
    }

    @Test(arguments: [false, true])
    func `JUnit fails only for findings that fail the run`(isStrict: Bool) async throws {
        let check = try await SampleCheck.result()
        let cases = try cases(CheckJUnit(isStrict: isStrict).document([check])).filter { $0["suite"] != "acceptance" }
        let failing = check.count(.error) + (isStrict ? check.count(.warning) : 0)
        #expect(cases.count { $0["outcome"] == "failure" } == failing)
        #expect(cases.count { $0["outcome"] == "skipped" } == check.findings.count - failing)
        #expect(
            cases.count { $0["outcome"] == nil }
                == check.rules.count { id in !check.findings.contains { $0.rule == id } })
    }

    @Test func `JUnit has a case for each criterion`() async throws {
        let text = CheckJUnit(isStrict: false).document([try await SampleCheck.result()])
        let criteria = try cases(text).filter { $0["suite"] == "acceptance" }
        #expect(criteria.compactMap { $0["name"]?.prefix(4) } == ["AC-1", "AC-2", "AC-3", "AC-4"])
        #expect(criteria.map { $0["outcome"] } == ["failure", nil, "skipped", "skipped"])
    }

    @Test func `JUnit counts its cases`() async throws {
        let text = CheckJUnit(isStrict: false).document([try await SampleCheck.result()])
        let reader = CaseReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.head["tests"] == "\(reader.cases.count)")
        #expect(reader.head["failures"] == "\(reader.cases.count { $0["outcome"] == "failure" })")
        #expect(reader.head["skipped"] == "\(reader.cases.count { $0["outcome"] == "skipped" })")
    }

    @Test func `JUnit is well-formed with any text`() async throws {
        let controls = (1...0x9F).compactMap { Unicode.Scalar($0) }.filter { $0.value < 0x20 || $0.value >= 0x7F }
        let escaped = controls.map {
            "\\u" + String(repeating: "0", count: 4 - String($0.value, radix: 16).count) + String($0.value, radix: 16)
        }
        let label = escaped.joined() + "]]>&\\uFFFE\\uFFFF"
        let spec = "component: A\nbody: { shape: circle, label: \"\(label)\", action: go, width: 8, height: 8 }\n"
        let check = try await TestProject(spec: spec).check()
        #expect(check.findings.map(\.rule) == ["small-tap-target"])
        let text = CheckJUnit(isStrict: false).document([check])
        #expect(try cases(text).contains { $0["outcome"] == "failure" })
        let allowed: (Unicode.Scalar) -> Bool = {
            $0.value >= 0x20 && $0.value < 0x7F || $0.value >= 0xA0 || $0 == "\n" || $0 == "\t" || $0.value == 0x85
        }
        #expect(text.unicodeScalars.allSatisfy(allowed))
    }

    // MARK: GitHub

    @Test func `annotations take one line each, with special characters escaped`() async throws {
        let path = "a,b:c%.yaml"
        let manifest = TestProject.manifestHead().replacing("[spec.yaml]", with: "[\"\(path)\"]")
        let spec = "component: A\nbody: { text: \"100% a\\nb\", color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let check = try await TestProject(files: ["uispec.yaml": manifest, "tokens.yaml": "", path: spec]).check()
        let lines = CheckAnnotations.document([check]).split(separator: "\n")
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.hasPrefix("::error file=a%2Cb%3Ac%25.yaml,line=2,col="))
        #expect(line.contains("title=low-contrast-text::“100%25 a b” has contrast 1.00:1"))
        #expect(line.contains("%0Ahelp: "))
    }

    @Test func `annotations escape terminal controls`() async throws {
        let spec = "component: A\nbody: { text: \"a\\e[31mb\", color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        let check = try await TestProject(spec: spec).check()
        let text = CheckAnnotations.document([check])
        #expect(text.contains("“a\\u{1B}[31mb”"), "\(text)")
        #expect(!text.contains("\u{1B}"))
    }
}

/// Collects the cases of a JUnit report.
private final class CaseReader: NSObject, XMLParserDelegate {
    var head: [String: String] = [:]
    var cases: [[String: String]] = []
    private var suite = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        switch name {
        case "testsuites": head = attributes
        case "testsuite": suite = attributes["name"]?.split(separator: ": ").last.map(String.init) ?? ""
        case "testcase": cases.append(attributes.merging(["suite": suite]) { first, _ in first })
        case "failure", "skipped":
            if !cases.isEmpty { cases[cases.count - 1]["outcome"] = name }
        default: break
        }
    }
}
