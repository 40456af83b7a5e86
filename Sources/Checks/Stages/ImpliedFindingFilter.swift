import Project
import Source
import Values

/// Removes findings that another rule's finding on the same node implies; see ``RuleFacts/impliedBy``.
///
/// It runs after waivers, suppressions and the baseline: an accepted finding implies nothing, and is never removed. A
/// removed finding is attached to the one that implies it, which is at least as severe. A node with a finding therefore
/// always keeps at least one.
package struct ImpliedFindingFilter {
    /// A rule's finding on a node of a state, in one metrics context.
    private struct Key: Hashable {
        var rule: RuleID
        var component: String
        var state: String?
        var node: String
        var metrics: MetricsContext?
    }

    /// A finding that implies others: its index, and the appearance that it is limited to.
    private struct Cause {
        var index: Int
        var appearance: Appearance?
    }

    private let merger: FindingMerger
    private let causes: [RuleID: [RuleID]]

    package init(_ merger: FindingMerger) {
        self.merger = merger
        causes = Dictionary(uniqueKeysWithValues: Registry.facts.map { ($0.id, $0.impliedBy) })
    }

    package struct Result {
        /// The remaining findings, in their original order.
        package var findings: [Finding]
        /// The removed findings. A finding that is implied in some contexts only keeps the others.
        package var implied: [Finding] = []
    }

    /// Separates the findings to report from those that others imply.
    package func filter(_ groups: [FindingMerger.Group]) -> Result {
        var reported: [Finding?] = groups.map(\.finding)
        var seen: [Key: [Cause]] = [:]
        var implied: [Finding] = []
        let order = groups.indices.filter { !groups[$0].finding.isAccepted && !groups[$0].finding.nodes.isEmpty }
            .map { (index: $0, depth: depth(of: groups[$0].finding.rule)) }
            // Causes come before the findings that they imply.
            .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
        for (index, _) in order {
            var rest: [Finding] = []
            for part in groups[index].parts {
                let cause = cause(of: part, among: seen) { reported[$0]?.severity ?? .note }
                // Whatever an implied finding implies has the same cause.
                record(part, as: cause ?? index, in: &seen)
                if let cause {
                    reported[cause]?.add(part.diagnostic)
                    implied.append(part)
                } else {
                    rest.append(part)
                }
            }
            guard rest.count < groups[index].parts.count else { continue }
            let others = reported[index]?.implied ?? []
            reported[index] = merger.merged(rest)
            reported[index]?.implied = others
        }
        return Result(findings: reported.compactMap { $0 }, implied: implied)
    }

    /// Returns unmerged findings without those that others imply.
    package func filter(_ findings: [Finding]) -> [Finding] {
        filter(findings.map { FindingMerger.Group(finding: $0, parts: [$0]) }).findings
    }

    /// The length of the longest chain of rules that imply a rule.
    private func depth(of rule: RuleID) -> Int {
        causes[rule, default: []].map { depth(of: $0) + 1 }.max() ?? 0
    }

    private func record(_ part: Finding, as index: Int, in seen: inout [Key: [Cause]]) {
        guard let place = part.place else { return }
        for occurrence in part.occurrences {
            for node in part.nodes {
                let key = Key(
                    rule: part.rule, component: place.component, state: place.state, node: node,
                    metrics: occurrence.metrics)
                seen[key, default: []].append(Cause(index: index, appearance: occurrence.appearance))
            }
        }
    }

    /// The index of a finding that implies another one in all its occurrences.
    private func cause(
        of part: Finding, among seen: [Key: [Cause]], severity: (Int) -> Severity
    ) -> Int? {
        guard let place = part.place, let rules = causes[part.rule], !rules.isEmpty, !part.occurrences.isEmpty else {
            return nil
        }
        let found = part.occurrences.map { occurrence -> Set<Int> in
            var found: Set<Int> = []
            for rule in rules {
                for node in part.nodes {
                    let key = Key(
                        rule: rule, component: place.component, state: place.state, node: node,
                        metrics: occurrence.metrics)
                    for cause in seen[key] ?? []
                    where cause.appearance == nil || cause.appearance == occurrence.appearance {
                        found.insert(cause.index)
                    }
                }
            }
            return found
        }
        let common = found.dropFirst().reduce(found[0]) { $0.intersection($1) }
        return common.filter { severity($0) >= part.severity }.min()
    }
}

extension Finding {
    /// Adds a finding that it implies, once for each rule and range.
    fileprivate mutating func add(_ diagnostic: Diagnostic) {
        guard !implied.contains(where: { $0.rule == diagnostic.rule && $0.range == diagnostic.range }) else { return }
        implied.append(diagnostic)
    }
}
