/// A maximum bipartite matching of findings to baseline entries, built one finding at a time.
///
/// A later finding may need the entry of an earlier one; the earlier one is then moved to another of its choices.
struct BaselineAssignment {
    /// By finding, the entries that cover it, closest first.
    private var choices: [[Int]] = []
    /// By finding, its assigned entry.
    private var assigned: [Int?] = []
    /// By entry, the finding that it is assigned to.
    private(set) var holders: [Int: Int] = [:]
    /// Beyond this number of findings no entry is reassigned, because the search takes quadratic time.
    private static let rearrangementLimit = 256

    /// Adds the next finding.
    ///
    /// - Parameter entries: The entries that cover it, closest first.
    /// - Returns: Whether an entry could be assigned to it.
    mutating func add(_ entries: [Int]) -> Bool {
        let finding = choices.count
        choices.append(entries)
        assigned.append(nil)
        if let free = entries.first(where: { holders[$0] == nil }) {
            assign(free, to: finding)
            return true
        }
        return finding < Self.rearrangementLimit && rearrange(for: finding)
    }

    private mutating func assign(_ entry: Int, to finding: Int) {
        holders[entry] = finding
        assigned[finding] = entry
    }

    /// Searches breadth-first for an augmenting path to a free entry, and reassigns the entries along it.
    private mutating func rearrange(for finding: Int) -> Bool {
        var reached: [Int: Int] = [:]
        var waiting = [finding]
        var next = 0
        while next < waiting.count {
            let current = waiting[next]
            next += 1
            for entry in choices[current] where reached[entry] == nil {
                reached[entry] = current
                if let holder = holders[entry] {
                    waiting.append(holder)
                    continue
                }
                var (free, taker): (Int?, Int?) = (entry, current)
                while let entry = free, let finding = taker {
                    free = assigned[finding]
                    assign(entry, to: finding)
                    taker = free.flatMap { reached[$0] }
                }
                return true
            }
        }
        return false
    }
}
