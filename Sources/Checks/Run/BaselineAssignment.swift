/// Gives each of some findings an entry of a baseline that stands for it, to as many as can be at once.
///
/// A finding that comes later may need the very entry that an earlier one has, while that one has another choice: then the
/// earlier one takes that.
struct BaselineAssignment {
    /// By finding, the entries that stand for it, the fittest first.
    private var choices: [[Int]] = []
    /// By finding, the entry that it has.
    private var taken: [Int?] = []
    /// By entry, the finding that has it.
    private(set) var holders: [Int: Int] = [:]
    /// Of more findings alike than this nobody’s entry is given to another one: to look for it takes the square of them.
    private static let mostAlike = 256

    /// - Parameter entries: those that stand for the next finding, the fittest first.
    /// - Returns: whether one is left for it.
    mutating func add(_ entries: [Int]) -> Bool {
        let finding = choices.count
        choices.append(entries)
        taken.append(nil)
        if let free = entries.first(where: { holders[$0] == nil }) {
            give(free, to: finding)
            return true
        }
        return finding < Self.mostAlike && rearrange(for: finding)
    }

    private mutating func give(_ entry: Int, to finding: Int) {
        holders[entry] = finding
        taken[finding] = entry
    }

    /// Looks for an entry that is free behind those that are not, the shortest way first, and moves all on the way up.
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
                    free = taken[finding]
                    give(entry, to: finding)
                    taker = free.flatMap { reached[$0] }
                }
                return true
            }
        }
        return false
    }
}
