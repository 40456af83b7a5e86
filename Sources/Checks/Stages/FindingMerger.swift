import Source

/// Merges findings that differ only in context or place, so that one mistake in a file is reported once.
package struct FindingMerger {
    private struct Key: Hashable {
        var rule: RuleID
        var severity: Severity
        var range: SourceRange?
        /// Findings that are waived in some contexts or places stay separate from those that are not.
        var waiver: String?
        /// Distinguishes findings without a range or a place only.
        var message: String?
    }

    private let owners: ComponentOwners

    package init(owners: ComponentOwners) {
        self.owners = owners
    }

    /// A merged finding with its parts.
    package struct Group: Sendable {
        package var finding: Finding
        package var parts: [Finding]
    }

    /// Merges findings and returns them in source order, each with all its occurrences in their original order.
    ///
    /// The primary place is the component that contains the node, if it is among the places. A contrast finding is led
    /// by a place where the contrast is visibly worse, because its fix depends on the background there.
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
            guard let parts = groups[key], let finding = merged(parts) else { return nil }
            return Group(finding: finding, parts: parts)
        }.sorted { Diagnostic.inSourceOrder($0.finding.diagnostic, $1.finding.diagnostic) }
    }

    /// Merges findings of one rule and one range; nil for an empty list.
    func merged(_ findings: [Finding]) -> Finding? {
        let owner = findings.first?.diagnostic.range.flatMap(owners.component(at:))
        let primary = findings.first { $0.place?.component == owner } ?? findings.first
        let worst = findings.max { $0.shortfall < $1.shortfall }
        guard let primary, let worst else { return nil }
        // A place where it is only slightly worse does not become the primary place.
        let leading = findings.lazy.filter { $0.place == primary.place }.map(\.shortfall).max() ?? 0
        let isWorse = worst.shortfall > leading + Self.visible
        var result = isWorse && worst.measure?.unit == .ratio ? worst : primary
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
        // A fix for one context may not work in another; then only the other's help is kept.
        if let first = result.diagnostic.fixes.first,
            let other = findings.first(where: { $0.diagnostic.fixes != [first] })
        {
            result.diagnostic.fixes = []
            result.diagnostic.help = other.diagnostic.help
            result.nearestColor = other.nearestColor
        }
        return result
    }

    /// The first finding at one place; for contrasts, the worst one in the first one's appearance.
    ///
    /// The message of a merged finding is then never better than its other occurrences.
    private static func worst(of findings: [Finding]) -> Finding? {
        guard let first = findings.first, first.measure?.unit == .ratio else { return findings.first }
        let appearance = first.occurrences.first?.appearance
        return findings.reduce(first) { worst, finding in
            finding.occurrences.first?.appearance == appearance && finding.shortfall > worst.shortfall + visible
                ? finding : worst
        }
    }

    /// The smallest difference that reports show, as a fraction of the required contrast.
    static let visible = 0.002
}

extension Finding {
    /// The difference between the worst measured value and the required value.
    fileprivate var shortfall: Double { worstMeasure?.shortfall ?? 0 }

    /// Whether it is about another copy of the same node, in contexts where the first copy has no finding.
    ///
    /// Which of several copies fails may depend on the width.
    fileprivate func isRepetition(of lead: Place?, outside contexts: Set<Occurrence>) -> Bool {
        guard let lead, let place, place.component == lead.component, place.state == lead.state else { return false }
        return contexts.isDisjoint(with: occurrences.map(\.context))
    }
}

extension Finding.Occurrence {
    /// The occurrence without its measurements.
    fileprivate var context: Finding.Occurrence { Finding.Occurrence(metrics: metrics, appearance: appearance) }
}
