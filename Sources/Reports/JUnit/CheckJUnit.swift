package import Checks
import Source
import Specs
import Texts

/// `check --format junit`: a suite for each rule and one for the acceptance criteria. Results that do not fail the run
/// are reported as skipped.
///
/// The document is valid by the schema of Jenkins' xUnit plugin, unless it has locations.
package struct CheckJUnit: Sendable {
    /// The lowest severity that fails the run.
    private let failing: Severity
    private let hasLocations: Bool

    /// - Parameters:
    ///   - isStrict: Whether warnings fail the run too.
    ///   - hasLocations: Whether a test case has the attributes `file` and `line`, which GitLab and CircleCI read and
    ///     the schema does not allow.
    package init(isStrict: Bool, hasLocations: Bool = false) {
        failing = isStrict ? .warning : .error
        self.hasLocations = hasLocations
    }

    private struct Case {
        enum Outcome {
            case passed
            case failure(type: String, message: String, text: String)
            case skipped(message: String)
        }

        var name: String
        var location: SourceLocation?
        var outcome: Outcome = .passed

        var isFailure: Bool { if case .failure = outcome { true } else { false } }
        var isSkipped: Bool { if case .skipped = outcome { true } else { false } }
    }

    private struct Suite {
        var name: String
        var cases: [Case]

        var counts: String {
            CheckJUnit.counts(cases) + " skipped=\"\(cases.count(where: \.isSkipped))\""
        }
    }

    package func document(_ results: [CheckResult]) -> String {
        let suites = results.flatMap(suites)
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites name=\"uispec\" \(Self.counts(suites.flatMap(\.cases)))>")
        for suite in suites {
            let name = XMLText.attribute(suite.name)
            lines.append("  <testsuite name=\"\(name)\" \(suite.counts)>")
            for item in suite.cases { lines += self.lines(of: item, className: name) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counts(_ cases: [Case]) -> String {
        "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailure))\" errors=\"0\" time=\"0\""
    }

    private func lines(of item: Case, className: String) -> [String] {
        var head = "    <testcase classname=\"\(className)\" name=\"\(XMLText.attribute(item.name))\" time=\"0\""
        if hasLocations, let location = item.location {
            head += " file=\"\(XMLText.attribute(location.path))\" line=\"\(location.line)\""
        }
        switch item.outcome {
        case .passed:
            return [head + "/>"]
        case .failure(let type, let message, let text):
            let failure = "      <failure type=\"\(type)\" message=\"\(XMLText.attribute(message))\">"
            return [head + ">", failure + XMLText.content(text) + "</failure>", "    </testcase>"]
        case .skipped(let message):
            return [head + ">", "      <skipped message=\"\(XMLText.attribute(message))\"/>", "    </testcase>"]
        }
    }

    // MARK: Suites

    /// Returns the suites. A rule without findings has one passed case.
    private func suites(_ result: CheckResult) -> [Suite] {
        let others = result.findings.map(\.rule).filter { !result.rules.contains($0) }
        var suites = (result.rules + Set(others).sorted()).map { rule in
            let cases = cases(of: result.findings.filter { $0.rule == rule }, in: result)
            return suite(rule.rawValue, cases.isEmpty ? [Case(name: "no findings")] : cases, in: result)
        }
        if !result.acceptance.isEmpty {
            suites.append(suite("acceptance", result.acceptance.map { criterion($0, in: result) }, in: result))
        }
        return suites
    }

    private func suite(_ name: String, _ cases: [Case], in result: CheckResult) -> Suite {
        Suite(name: TerminalText.unbroken("\(result.project): \(name)"), cases: cases)
    }

    /// Returns a case for each place. Its name has no figures, by which readers would take it for another test.
    private func cases(of findings: [Finding], in result: CheckResult) -> [Case] {
        var names: [String] = []
        var groups: [String: [Finding]] = [:]
        for finding in findings {
            let name = finding.place?.fullName ?? ReportedFinding(finding, in: result).path
            if groups[name] == nil { names.append(name) }
            groups[name, default: []].append(finding)
        }
        return names.map { testCase($0, of: groups[$0] ?? [], in: result) }
    }

    private func testCase(_ name: String, of findings: [Finding], in result: CheckResult) -> Case {
        let failures = findings.filter { !$0.isAccepted && $0.severity >= failing }
        let shown = failures.isEmpty ? findings : failures
        var item = Case(
            name: TerminalText.unbroken(name),
            location: shown.first?.diagnostic.range.flatMap(result.sources.location(of:)))
        if let worst = failures.map(\.severity).max() {
            item.outcome = .failure(
                type: worst.rawValue, message: Self.joined(failures.map(\.diagnostic.message)),
                text: failures.map { CheckText(style: .plain).block($0, in: result) }.joined(separator: "\n\n"))
        } else {
            item.outcome = .skipped(message: Self.joined(findings.map(Self.reason)))
        }
        return item
    }

    /// The reason why a finding does not fail the run.
    private static func reason(of finding: Finding) -> String {
        if let reason = finding.waiver { return "waived: \(reason)" }
        if finding.isBaselined { return "in the baseline" }
        return "\(finding.severity.rawValue): \(finding.diagnostic.message)"
    }

    private static func joined(_ messages: [String]) -> String {
        messages.map(TerminalText.unbroken).joined(separator: "; ")
    }

    private func criterion(_ result: CriterionResult, in check: CheckResult) -> Case {
        let criterion = result.criterion
        let why = AcceptanceText.explanation(of: result) ?? result.status.rawValue
        let outcome: Case.Outcome =
            switch result.status {
            case .passed: .passed
            case .failed where failsRun(result):
                .failure(
                    type: "failed", message: why,
                    text: result.findings.map { CheckText(style: .plain).block($0, in: check) }
                        .joined(separator: "\n\n"))
            case .failed, .unverified: .skipped(message: "\(result.status.rawValue): \(why)")
            case .manual: .skipped(message: "must be verified by hand")
            }
        return Case(
            name: TerminalText.unbroken("\(criterion.id): \(criterion.text)"),
            location: check.sources.location(of: criterion.idRange), outcome: outcome)
    }

    /// Whether the findings of a criterion fail the run too. Warnings do so only with `--strict`.
    private func failsRun(_ result: CriterionResult) -> Bool {
        result.findings.isEmpty || result.findings.contains { $0.severity >= failing }
    }
}
