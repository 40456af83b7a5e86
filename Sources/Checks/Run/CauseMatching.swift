import Project
import Source
import Values

/// Tells one cause once: what a rule says of a node is left out where another rule’s finding implies it; see
/// ``RuleFacts/impliedBy``.
///
/// It comes behind waivers, comments and the baseline: what is accepted implies nothing, and what is accepted is not left
/// out. What is left out stands behind the finding that implies it, which is at least as severe, so there is never nothing
/// told where there was something.
package struct CauseMatching {
    /// A node of a state in one metrics context, as one rule sees it.
    private struct Sight: Hashable {
        var rule: RuleID
        var component: String
        var state: String?
        var node: String
        var metrics: MetricsContext?
    }

    /// What implies something there: the place of the finding that is told, and the appearance that it is bound to.
    private struct Cause {
        var told: Int
        var appearance: Appearance?
    }

    private let merger: FindingMerger
    private let causes: [RuleID: [RuleID]]

    package init(_ merger: FindingMerger) {
        self.merger = merger
        causes = Dictionary(uniqueKeysWithValues: Registry.facts.map { ($0.id, $0.impliedBy) })
    }

    /// What is told once.
    package struct Told {
        /// In the order in which they came.
        package var findings: [Finding]
        /// What is left out; a finding of which a part is has fewer contexts.
        package var implied: [Finding] = []
    }

    /// The findings that are told, and those that others imply.
    package func told(_ groups: [FindingMerger.Group]) -> Told {
        var told: [Finding?] = groups.map(\.finding)
        var seen: [Sight: [Cause]] = [:]
        var implied: [Finding] = []
        let order = groups.indices.filter { !groups[$0].finding.isAccepted && !groups[$0].finding.nodes.isEmpty }
            .map { (index: $0, depth: depth(of: groups[$0].finding.rule)) }
            // Causes come before what they imply.
            .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
        for (index, _) in order {
            var rest: [Finding] = []
            for part in groups[index].parts {
                let cause = cause(of: part, among: seen) { told[$0]?.severity ?? .note }
                // What an implied finding would imply follows from the same cause.
                note(part, as: cause ?? index, in: &seen)
                if let cause {
                    told[cause]?.add(part.diagnostic)
                    implied.append(part)
                } else {
                    rest.append(part)
                }
            }
            guard rest.count < groups[index].parts.count else { continue }
            let others = told[index]?.implied ?? []
            told[index] = merger.joined(rest)
            told[index]?.implied = others
        }
        return Told(findings: told.compactMap { $0 }, implied: implied)
    }

    /// Findings that are not joined, without those that others imply.
    package func told(_ findings: [Finding]) -> [Finding] {
        told(findings.map { FindingMerger.Group(finding: $0, parts: [$0]) }).findings
    }

    /// How many rules stand before one in the longest chain of what implies it.
    private func depth(of rule: RuleID) -> Int {
        causes[rule, default: []].map { depth(of: $0) + 1 }.max() ?? 0
    }

    private func note(_ part: Finding, as told: Int, in seen: inout [Sight: [Cause]]) {
        guard let place = part.place else { return }
        for occurrence in part.occurrences {
            for node in part.nodes {
                let sight = Sight(
                    rule: part.rule, component: place.component, state: place.state, node: node,
                    metrics: occurrence.metrics)
                seen[sight, default: []].append(Cause(told: told, appearance: occurrence.appearance))
            }
        }
    }

    /// The finding that implies another one wherever it occurs.
    private func cause(
        of part: Finding, among seen: [Sight: [Cause]], severity: (Int) -> Severity
    ) -> Int? {
        guard let place = part.place, let rules = causes[part.rule], !rules.isEmpty, !part.occurrences.isEmpty else {
            return nil
        }
        let found = part.occurrences.map { occurrence -> Set<Int> in
            var found: Set<Int> = []
            for rule in rules {
                for node in part.nodes {
                    let sight = Sight(
                        rule: rule, component: place.component, state: place.state, node: node,
                        metrics: occurrence.metrics)
                    for cause in seen[sight] ?? []
                    where cause.appearance == nil || cause.appearance == occurrence.appearance {
                        found.insert(cause.told)
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
    /// Adds what it implies, once for each rule and place in a file.
    fileprivate mutating func add(_ diagnostic: Diagnostic) {
        guard !implied.contains(where: { $0.rule == diagnostic.rule && $0.range == diagnostic.range }) else { return }
        implied.append(diagnostic)
    }
}
