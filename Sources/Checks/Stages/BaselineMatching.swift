package import Project
import Source

/// Marks the findings that a baseline covers. Each entry covers one finding that is not worse than it.
package struct BaselineMatching {
    private let baseline: Baseline
    /// The indices of the entries, by subject.
    private var indices: [Baseline.Entry.Subject: [Int]] = [:]
    private var assignments: [Baseline.Entry.Subject: BaselineAssignment] = [:]
    /// The findings that no entry covers.
    private var uncovered: [Baseline.Entry] = []

    package init(_ baseline: Baseline) {
        self.baseline = baseline
        for (index, entry) in baseline.entries.enumerated() { indices[entry.subject, default: []].append(index) }
    }

    /// The indices of the entries that cover a finding.
    package var used: Set<Int> { assignments.values.reduce(into: []) { $0.formUnion($1.holders.keys) } }

    /// Returns the finding, marked if an unused entry covers it. A waived finding needs no entry.
    package mutating func marked(_ finding: Finding, identity: Baseline.Entry) -> Finding {
        guard !finding.isWaived, finding.rule != .syntaxError else { return finding }
        guard take(identity) else {
            uncovered.append(identity)
            return finding
        }
        var result = finding
        result.isBaselined = true
        return result
    }

    /// Assigns an entry to a finding: the closest one that leaves entries for the findings before it.
    ///
    /// - Returns: Whether there is one.
    package mutating func take(_ identity: Baseline.Entry) -> Bool {
        let subject = identity.subject
        let candidates = (indices[subject] ?? []).compactMap { index -> (index: Int, excess: Baseline.Entry.Excess)? in
            let entry = baseline.entries[index]
            return entry.covers(identity) ? (index, entry.excess(over: identity)) : nil
        }
        // Sorting is not stable, so equally close entries are ordered by index.
        let closest = candidates.sorted { ($0.excess, $0.index) < ($1.excess, $1.index) }
        return assignments[subject, default: BaselineAssignment()].add(closest.map(\.index))
    }

    /// The indices of the entries whose finding is now worse or in more places.
    package var outgrown: Set<Int> {
        let used = used
        return uncovered.reduce(into: []) { outgrown, finding in
            for index in indices[finding.subject] ?? []
            where !used.contains(index) && baseline.entries[index].rule.covers(finding.rule)
                && (finding.places.isEmpty || !Set(baseline.entries[index].places).isDisjoint(with: finding.places))
            {
                outgrown.insert(index)
            }
        }
    }
}
