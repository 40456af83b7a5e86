import Source

/// Joins findings that are alike but for the context or the place: one mistake in a file is told once.
package struct FindingMerger {
    private struct Key: Hashable {
        var rule: RuleID
        var severity: Severity
        var range: SourceRange?
        /// What is accepted in some contexts or places stands apart from what is not.
        var waiver: String?
        /// Told apart only where no range tells them apart.
        var message: String?
    }

    private let owners: ComponentOwners

    package init(owners: ComponentOwners) {
        self.owners = owners
    }

    /// A finding with those that were joined to it.
    package struct Group: Sendable {
        package var finding: Finding
        package var parts: [Finding]
    }

    /// The findings in source order, each with all its occurrences in the order in which they came.
    ///
    /// The place that leads is the component that the node is written in, if it is among the places; of contrasts, whose
    /// mend depends on the ground, the one where it is visibly worse than there. The rest are listed behind it.
    package func groups(_ findings: [Finding]) -> [Group] {
        var order: [Key] = []
        var groups: [Key: [Finding]] = [:]
        for finding in findings {
            let range = finding.diagnostic.range
            let key = Key(
                rule: finding.rule, severity: finding.severity, range: range, waiver: finding.waiver,
                message: range == nil || finding.place == nil ? finding.diagnostic.message : nil)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(finding)
        }
        return order.compactMap { key -> Group? in
            guard let parts = groups[key], let finding = joined(parts) else { return nil }
            return Group(finding: finding, parts: parts)
        }.sorted { Diagnostic.inSourceOrder($0.finding.diagnostic, $1.finding.diagnostic) }
    }

    /// Findings of one rule and one place in a file as one; nil where there are none.
    func joined(_ findings: [Finding]) -> Finding? {
        let owner = findings.first?.diagnostic.range.flatMap(owners.component(at:))
        let usual = findings.first { $0.place?.component == owner } ?? findings.first
        let worst = findings.max { $0.shortfall < $1.shortfall }
        guard let usual, let worst else { return nil }
        // What is a little worse elsewhere is not worth a name that nobody looks for.
        let leading = findings.lazy.filter { $0.place == usual.place }.map(\.shortfall).max() ?? 0
        let isWorse = worst.shortfall > leading + Self.visible
        var result = isWorse && worst.measure?.unit == .ratio ? worst : usual
        let lead = result.place
        result = Self.worst(of: findings.filter { $0.place == lead }) ?? result
        result.occurrences = []
        var seen: Set<Finding.Occurrence> = []
        var contexts: Set<Finding.Occurrence> = Set(
            findings.filter { $0.place == lead }.flatMap { $0.occurrences.map(\.context) })
        var others: [Finding.Place] = []
        for finding in findings {
            if finding.place == lead || finding.isRepetition(of: lead, outside: contexts) {
                contexts.formUnion(finding.occurrences.map(\.context))
                for occurrence in finding.occurrences where seen.insert(occurrence).inserted {
                    result.occurrences.append(occurrence)
                }
            } else if let place = finding.place {
                let name = Finding.Place(component: place.component, state: place.state)
                let isLead = name.component == lead?.component && name.state == lead?.state
                if !isLead, !others.contains(name) { others.append(name) }
            }
        }
        result.otherPlaces = others
        if isWorse, result.place != worst.place { result.worstElsewhere = worst.worstMeasure }
        // What mends it in one context may not in another: then what the other says counts.
        if let first = result.diagnostic.fixes.first,
            let other = findings.first(where: { $0.diagnostic.fixes != [first] })
        {
            result.diagnostic.fixes = []
            result.diagnostic.help = other.diagnostic.help
        }
        return result
    }

    /// The first of some findings at one place; of contrasts the worst of those in its appearance, so that what is said
    /// is never better than what follows.
    private static func worst(of findings: [Finding]) -> Finding? {
        guard let first = findings.first, first.measure?.unit == .ratio else { return findings.first }
        let appearance = first.occurrences.first?.appearance
        return findings.reduce(first) { worst, finding in
            finding.occurrences.first?.appearance == appearance && finding.shortfall > worst.shortfall + visible
                ? finding : worst
        }
    }

    /// A difference of contrasts that reports show, in parts of what is required.
    private static let visible = 0.002
}

extension Finding {
    /// How far the worst of what was measured is from what is required.
    fileprivate var shortfall: Double { worstMeasure?.shortfall ?? 0 }

    /// Whether it is about another copy of the same node, in contexts in which nothing was found of the first one: which of
    /// several copies is at fault may depend on the width.
    fileprivate func isRepetition(of lead: Place?, outside contexts: Set<Occurrence>) -> Bool {
        guard let lead, let place, place.component == lead.component, place.state == lead.state else { return false }
        return contexts.isDisjoint(with: occurrences.map(\.context))
    }
}

extension Finding.Occurrence {
    /// Without what was measured.
    fileprivate var context: Finding.Occurrence { Finding.Occurrence(metrics: metrics, appearance: appearance) }
}
