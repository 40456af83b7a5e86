package import Project
import Source

/// Marks the findings that a baseline covers. Each entry covers one finding that is not worse than it.
package struct BaselineMatching {
    private let baseline: Baseline
    /// The indices of the entries, by subject.
    private var indices: [Baseline.Entry.Subject: [Int]] = [:]
    /// The entries that cover equal findings, such as those of repeated nodes, closest first.
    private var closest: [Baseline.Entry: [Int]] = [:]
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
        let entries = closest[identity] ?? covering(identity, about: subject)
        closest[identity] = entries
        return assignments[subject, default: BaselineAssignment()].add(entries)
    }

    /// Returns the entries that cover a finding, closest first.
    private func covering(_ identity: Baseline.Entry, about subject: Baseline.Entry.Subject) -> [Int] {
        let candidates = (indices[subject] ?? []).compactMap { index -> (index: Int, excess: Baseline.Entry.Excess)? in
            let entry = baseline.entries[index]
            return entry.covers(identity) ? (index, entry.excess(over: identity)) : nil
        }
        // Sorting is not stable, so equally close entries are ordered by index.
        return candidates.sorted { ($0.excess, $0.index) < ($1.excess, $1.index) }.map(\.index)
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
