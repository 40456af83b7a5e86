package import Checks
import Source
import Specs

/// `check --format junit`: a suite for each rule and one for the acceptance criteria. Results that do not fail the run
/// are reported as skipped.
package struct CheckJUnit: Sendable {
    /// The lowest severity that fails the run.
    private let failing: Severity

    /// - Parameter isStrict: whether warnings fail the run too.
    package init(isStrict: Bool) {
        failing = isStrict ? .warning : .error
    }

    private struct Case {
        enum Outcome {
            case passed
            case failure(type: String, message: String, text: String)
            case skipped(message: String)
        }

        var name: String
        var location: SourceLocation?
        var outcome: Outcome

        var isFailure: Bool { if case .failure = outcome { true } else { false } }
        var isSkipped: Bool { if case .skipped = outcome { true } else { false } }
    }

    private struct Suite {
        var name: String
        var cases: [Case]

        var counts: String { CheckJUnit.counts(cases) }
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
        "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailure))\" errors=\"0\" "
            + "skipped=\"\(cases.count(where: \.isSkipped))\""
    }

    private func lines(of item: Case, className: String) -> [String] {
        var head = "    <testcase classname=\"\(className)\" name=\"\(XMLText.attribute(item.name))\""
        if let location = item.location {
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
            let cases = result.findings.filter { $0.rule == rule }.map { self.finding($0, in: result) }
            return Suite(
                name: "\(result.project): \(rule)",
                cases: cases.isEmpty ? [Case(name: "no findings", outcome: .passed)] : cases)
        }
        if !result.acceptance.isEmpty {
            suites.append(
                Suite(name: "\(result.project): acceptance", cases: result.acceptance.map { criterion($0, in: result) })
            )
        }
        return suites
    }

    private func finding(_ finding: Finding, in result: CheckResult) -> Case {
        let message = finding.diagnostic.message
        var item = Case(
            name: (finding.place.map { $0.fullName + ": " } ?? "") + message,
            location: finding.diagnostic.range.flatMap(result.sources.location(of:)), outcome: .passed)
        if let reason = finding.waiver {
            item.outcome = .skipped(message: "waived: \(reason)")
        } else if finding.isBaselined {
            item.outcome = .skipped(message: "in the baseline")
        } else if finding.severity >= failing {
            item.outcome = .failure(
                type: finding.severity.rawValue, message: message,
                text: CheckText(style: .plain).block(finding, in: result))
        } else {
            item.outcome = .skipped(message: "\(finding.severity.rawValue): \(message)")
        }
        return item
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
            name: "\(criterion.id): \(criterion.text)", location: check.sources.location(of: criterion.idRange),
            outcome: outcome)
    }

    /// Whether the findings of a criterion fail the run too. Warnings do so only with `--strict`.
    private func failsRun(_ result: CriterionResult) -> Bool {
        result.findings.isEmpty || result.findings.contains { $0.severity >= failing }
    }
}
