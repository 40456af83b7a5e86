package import Project
import Source

/// Marks the findings that a baseline has. Each of its entries stands for one finding that is no worse.
package struct BaselineMatching {
    private let baseline: Baseline
    /// By what never changes, the places of the entries, so that a long baseline is not walked for each finding.
    private var open: [Baseline.Entry.Subject: [Int]] = [:]
    /// The places of the entries that matched.
    package private(set) var used: Set<Int> = []
    /// What no entry stands for.
    private var unknown: [Baseline.Entry] = []

    package init(_ baseline: Baseline) {
        self.baseline = baseline
        for (index, entry) in baseline.entries.enumerated() { open[entry.subject, default: []].append(index) }
    }

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

    /// Takes the entry that stands for a finding and says least beyond it, so that the others are left for what is worse.
    ///
    /// - Returns: whether there is one.
    package mutating func take(_ identity: Baseline.Entry) -> Bool {
        let places = open[identity.subject] ?? []
        let candidates = places.indices.compactMap { place -> (place: Int, slack: Double)? in
            let entry = baseline.entries[places[place]]
            return entry.covers(identity) ? (place, entry.extent.slack(to: identity.extent) ?? 0) : nil
        }
        guard let best = candidates.min(by: { $0.slack < $1.slack }) else { return false }
        let index = places[best.place]
        open[identity.subject]?.remove(at: best.place)
        used.insert(index)
        return true
    }

    /// The places of the entries that no longer suffice: what they stood for is there, and worse or in more places.
    package var outgrown: Set<Int> {
        unknown.reduce(into: []) { outgrown, finding in
            for index in open[finding.subject] ?? []
            where finding.places.isEmpty || !Set(baseline.entries[index].places).isDisjoint(with: finding.places) {
                outgrown.insert(index)
            }
        }
    }
}
