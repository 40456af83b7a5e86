package import Project
import Source

/// Marks the findings that a baseline has. Each of its entries stands for one finding that is no worse.
package struct BaselineMatching {
    private let baseline: Baseline
    /// By what never changes, the places of the entries, so that a long baseline is not walked for each finding.
    private var places: [Baseline.Entry.Subject: [Int]] = [:]
    private var assignments: [Baseline.Entry.Subject: BaselineAssignment] = [:]
    /// What no entry stands for.
    private var unknown: [Baseline.Entry] = []

    package init(_ baseline: Baseline) {
        self.baseline = baseline
        for (index, entry) in baseline.entries.enumerated() { places[entry.subject, default: []].append(index) }
    }

    /// The places of the entries that matched.
    package var used: Set<Int> { assignments.values.reduce(into: []) { $0.formUnion($1.holders.keys) } }

    /// The finding, marked where an entry is left that stands for it. What is waived needs none.
    package mutating func marked(_ finding: Finding, identity: Baseline.Entry) -> Finding {
        guard !finding.isWaived, finding.rule != .syntaxError else { return finding }
        guard take(identity) else {
            unknown.append(identity)
            return finding
        }
        var result = finding
        result.isBaselined = true
        return result
    }

    /// Takes an entry that stands for a finding: the one that says least beyond it, as long as the others suffice for the
    /// findings before it.
    ///
    /// - Returns: whether there is one.
    package mutating func take(_ identity: Baseline.Entry) -> Bool {
        let subject = identity.subject
        let candidates = (places[subject] ?? []).compactMap { place -> (place: Int, excess: Baseline.Entry.Excess)? in
            let entry = baseline.entries[place]
            return entry.covers(identity) ? (place, entry.excess(over: identity)) : nil
        }
        // Of those as fit the first: sorting keeps no order by itself.
        let fittest = candidates.sorted { ($0.excess, $0.place) < ($1.excess, $1.place) }
        return assignments[subject, default: BaselineAssignment()].add(fittest.map(\.place))
    }

    /// The places of the entries that no longer suffice: what they stood for is there, and worse or in more places.
    package var outgrown: Set<Int> {
        let used = used
        return unknown.reduce(into: []) { outgrown, finding in
            for index in places[finding.subject] ?? []
            where !used.contains(index)
                && (finding.places.isEmpty || !Set(baseline.entries[index].places).isDisjoint(with: finding.places))
            {
                outgrown.insert(index)
            }
        }
    }
}
