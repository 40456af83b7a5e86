import Checks
import Project
import Source

/// The findings before and after an edit.
struct TriedFindings {
    private let fixed: [Finding]
    private let caused: [CheckResult]
    private let left: [CheckResult]

    /// - Parameters:
    ///   - before: a result for each project.
    ///   - after: the same projects after the edit.
    init(before: [CheckResult], after: [CheckResult]) {
        let (old, new) = (before.flatMap(Self.open), after.flatMap(Self.open))
        var counts = new.reduce(into: [Baseline.Entry.Subject: Int]()) { $0[$1.identity.subject, default: 0] += 1 }
        fixed = old.filter { finding in
            // A finding that improved is still the same one.
            guard let count = counts[finding.identity.subject], count > 0 else { return true }
            counts[finding.identity.subject] = count - 1
            return false
        }.map(\.finding)
        var known = BaselineMatching(Baseline(entries: old.map(\.identity)))
        var (caused, left) = ([CheckResult](), [CheckResult]())
        for result in after {
            var (one, other) = (result, result)
            (one.findings, other.findings) = ([], [])
            for (finding, identity) in Self.open(result) {
                // A finding that became worse counts as caused.
                if known.take(identity) { other.findings.append(finding) } else { one.findings.append(finding) }
            }
            caused.append(one)
            left.append(other)
        }
        (self.caused, self.left) = (caused, left)
    }

    private static func open(_ result: CheckResult) -> [(finding: Finding, identity: Baseline.Entry)] {
        result.findings.filter { !$0.isAccepted && ($0.severity != .note || $0.isPreview) }.map {
            ($0, $0.identity(in: result.project, sources: result.sources))
        }
    }

    /// The first state of a component in which a finding is caused, or else fixed; nil if there is none.
    func state(of component: String) -> String? {
        let places = (caused.flatMap(\.findings) + fixed).compactMap(\.place)
        return places.first { $0.component == component }?.state
    }

    /// - Parameters:
    ///   - checked: the checked components; nil for everything.
    ///   - users: the components that use them and were not checked.
    func answer(checked: [String]?, users: [String]) -> ToolAnswer {
        let counts = [
            fixed.count, caused.reduce(0) { $0 + $1.findings.count }, left.reduce(0) { $0 + $1.findings.count },
        ]
        var text =
            "The edit fixes \(counts[0]), causes \(counts[1]) and leaves \(counts[2]) findings. Nothing was written.\n"
        text += "Checked: \(checked.map { $0.joined(separator: ", ") } ?? "the whole project").\n"
        if !users.isEmpty {
            text +=
                "Not checked: \(users.joined(separator: ", ")), which use it; pass scope project to check everything.\n"
        }
        if !fixed.isEmpty {
            text +=
                "\nFixed:\n"
                + fixed.prefix(FindingAnswer.standardLimit)
                .map { "- \($0.diagnostic.message) [\($0.rule)]\n" }.joined()
        }
        if counts[1] > 0 { text += "\nCaused by the edit:\n" }
        var answer = FindingAnswer.make(caused, heading: text, limit: FindingAnswer.standardLimit)
        if counts[2] > 0 {
            answer.content += FindingAnswer.make(left, heading: "Left:", limit: FindingAnswer.standardLimit).content
        }
        return answer
    }
}
