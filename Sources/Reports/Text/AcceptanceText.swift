package import Checks
import Source
import Specs
package import Texts

/// The acceptance criteria as text, one per line, shown after the findings.
package struct AcceptanceText: Sendable {
    private let style: TerminalStyle

    package init(style: TerminalStyle) {
        self.style = style
    }

    /// Returns the criteria of a project by document, each followed by an empty line, or an empty text if it has none.
    package func criteria(_ result: CheckResult) -> String {
        var names: [String] = []
        for name in result.acceptance.map(\.document) where !names.contains(name) { names.append(name) }
        return names.map { name in
            let members = result.acceptance.filter { $0.document == name }
            return ([head(name, members)] + lines(members)).joined(separator: "\n") + "\n\n"
        }.joined()
    }

    /// `Acceptance of Tokyo Friends: 9 passed, 0 failed, 7 manual, 0 unverified`.
    private func head(_ name: String, _ results: [CriterionResult]) -> String {
        let counts = CriterionResult.Status.allCases.map { status in
            "\(results.count { $0.status == status }) \(status.rawValue)"
        }
        return style.bold("Acceptance of \(TerminalText.line(name))") + ": " + counts.joined(separator: ", ")
    }

    private func lines(_ results: [CriterionResult]) -> [String] {
        let statusWidth = CriterionResult.Status.allCases.map(\.rawValue.count).max() ?? 0
        let ids = results.map { TerminalText.line($0.criterion.id) }
        let idWidth = ids.map(\.count).max() ?? 0
        return zip(results, ids).map { result, id in
            let status = colored(Self.padded(result.status.rawValue, to: statusWidth), by: result.status)
            return "  \(status)  \(Self.padded(id, to: idWidth))  \(TerminalText.line(result.criterion.text))"
                + (Self.explanation(of: result).map { " – \(TerminalText.line($0))" } ?? "")
        }
    }

    /// Returns the reason why a criterion failed, or nil if it did not fail.
    static func explanation(of result: CriterionResult) -> String? {
        if let reason = result.reason { return reason }
        guard !result.findings.isEmpty else { return nil }
        var counts: [(rule: RuleID, count: Int)] = []
        for finding in result.findings {
            if let place = counts.firstIndex(where: { $0.rule == finding.rule }) {
                counts[place].count += 1
            } else {
                counts.append((finding.rule, 1))
            }
        }
        return counts.map { "\($0.count) × \($0.rule)" }.joined(separator: ", ")
    }

    private func colored(_ text: String, by status: CriterionResult.Status) -> String {
        switch status {
        case .passed: style.green(text)
        case .failed: style.red(text)
        case .manual: style.blue(text)
        case .unverified: style.yellow(text)
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
