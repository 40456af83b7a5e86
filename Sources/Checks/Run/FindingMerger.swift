import Source
package import Specs

/// Joins findings that are alike but for the context or the place: one mistake in a file is told once.
package struct FindingMerger {
    private struct Key: Hashable {
        var rule: RuleID
        var severity: Severity
        var range: SourceRange?
        /// Told apart only where no range tells them apart.
        var message: String?
    }

    /// Which component a place in a file belongs to.
    private let owners: [(range: SourceRange, component: String)]

    package init(library: SpecLibrary) {
        owners = library.components.map { ($0.nameRange, $0.name) }.sorted {
            ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start)
        }
    }

    /// The findings in source order, each with all its occurrences in the order in which they came.
    ///
    /// The place that leads is the component that the node is written in, if it is among the places; the rest are
    /// listed behind it.
    package func merge(_ findings: [Finding]) -> [Finding] {
        var order: [Key] = []
        var groups: [Key: [Finding]] = [:]
        for finding in findings {
            let range = finding.diagnostic.range
            let key = Key(
                rule: finding.rule, severity: finding.severity, range: range,
                message: range == nil || finding.place == nil ? finding.diagnostic.message : nil)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(finding)
        }
        return order.compactMap { groups[$0].flatMap(joined) }
            .sorted { Diagnostic.inSourceOrder($0.diagnostic, $1.diagnostic) }
    }

    private func joined(_ findings: [Finding]) -> Finding? {
        let owner = findings.first?.diagnostic.range.flatMap(owner(of:))
        guard var result = findings.first(where: { $0.place?.component == owner }) ?? findings.first else { return nil }
        let lead = result.place
        result.occurrences = []
        var seen: Set<Finding.Occurrence> = []
        var others: [Finding.Place] = []
        for finding in findings {
            if finding.place == lead {
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
        return result
    }

    private func owner(of range: SourceRange) -> String? {
        owners.last { $0.range.file == range.file && $0.range.start <= range.start }?.component
    }
}
