package import Project
import Source

/// Marks the findings that a baseline has. Each of its entries stands for one finding.
package struct BaselineMatching {
    private let baseline: Baseline
    /// By what never changes, the places of the entries, so that a long baseline is not walked for each finding.
    private var open: [Key: [Int]] = [:]
    /// The places of the entries that matched.
    package private(set) var used: Set<Int> = []

    private struct Key: Hashable {
        var rule: RuleID
        var message: String

        init(_ entry: Baseline.Entry) {
            rule = entry.rule
            message = entry.message
        }
    }

    package init(_ baseline: Baseline) {
        self.baseline = baseline
        for (index, entry) in baseline.entries.enumerated() { open[Key(entry), default: []].append(index) }
    }

    /// The finding, marked where an entry is left that is of the same one. What is waived needs none.
    package mutating func marked(_ finding: Finding, identity: Baseline.Entry) -> Finding {
        let key = Key(identity)
        guard !finding.isWaived, finding.rule != .syntaxError, let candidates = open[key],
            let place = candidates.firstIndex(where: { baseline.entries[$0].isAlike(identity) })
        else { return finding }
        used.insert(candidates[place])
        open[key]?.remove(at: place)
        var result = finding
        result.isBaselined = true
        return result
    }
}
