import Tokens
import Values

/// A use of a color: a node of a state in one appearance.
struct ConflictingUse: Comparable, Hashable {
    var name: String
    var node: String
    var appearance: Appearance

    init(_ pair: InkPair) {
        (name, node, appearance) = (pair.use, pair.node, pair.stack.appearance)
    }

    /// The node in the form that waivers use: `Chip:selected#title`.
    var place: String { "\(name)#\(node)" }

    static func < (left: ConflictingUse, right: ConflictingUse) -> Bool {
        (left.name, left.appearance.index, left.node) < (right.name, right.appearance.index, right.node)
    }
}

/// Searches the smallest set of conflicting uses of a color: no value with its hue passes in all of them.
final class ConflictSearch {
    private let uses: ColorUses
    /// The candidates with which each use passes, by literal, since several findings may have the same one.
    private var tables: [TokenLiteral: Table] = [:]
    /// The number of values of the hue, from black to white, with which each use is tried.
    private static let steps = 128
    /// Larger sets are not reported.
    private static let maxUses = 3

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Returns the conflicting uses; among sets of the same size, one with the pair's own use is preferred.
    ///
    /// - Returns: nil if some value passes in all uses, or no small set of uses conflicts.
    func conflict(of literal: TokenLiteral, around pair: InkPair) -> [ConflictingUse]? {
        guard let color = uses.colors[literal],
            let own = uses.uses(of: literal).first(where: { $0.pair.demand == pair.demand })
        else { return nil }
        let table = table(of: literal, color)
        let first = (passing: PassingCandidates(table.passes(own)), use: ConflictingUse(pair))
        return (1...Self.maxUses).lazy.compactMap { count in
            Self.excluding(table.sets, with: first, count: count)?.sorted()
                ?? self.anyConflict(of: literal, count: count)
        }.first
    }

    /// The values of a hue, and the uses that pass with each.
    private struct Table {
        /// The distinct sets of the uses that do not pass with every candidate.
        var sets: [Row]
        /// The first conflict of some number of uses, whatever the pair, once it was searched.
        var conflicts: [Int: [ConflictingUse]?] = [:]
        /// Whether a use passes with each candidate.
        var passes: (ColorUses.Use) -> [Bool]
    }

    private typealias Row = (passing: PassingCandidates, use: ConflictingUse)

    private func table(of literal: TokenLiteral, _ color: RGBA) -> Table {
        if let known = tables[literal] { return known }
        let candidates = candidates(for: literal, color)
        let passes = { [uses] (use: ColorUses.Use) in
            let trials = uses.trials(of: [use], trying: [literal])
            return candidates.map { trials.minimumShare([$0]) >= 1 }
        }
        // Uses that pass with the same candidates are equivalent, so only the first of them is kept.
        var allowed: [[Bool]: ConflictingUse] = [:]
        for use in uses.uses(of: literal) {
            let row = passes(use)
            let place = ConflictingUse(use.pair)
            if row.contains(false) { allowed[row] = min(allowed[row] ?? place, place) }
        }
        // Sorted, so that the reported conflict does not depend on hash order.
        let sets = allowed.sorted { first, second in
            first.value == second.value
                ? first.key.lexicographicallyPrecedes(second.key) { !$0 && $1 } : first.value < second.value
        }
        let rows = sets.map { (passing: PassingCandidates($0.key), use: $0.value) }
        let table = Table(sets: rows, passes: passes)
        tables[literal] = table
        return table
    }

    private func anyConflict(of literal: TokenLiteral, count: Int) -> [ConflictingUse]? {
        guard let table = tables[literal] else { return nil }
        if let known = table.conflicts[count] { return known }
        let found = Self.excluding(table.sets, count: count)
        tables[literal]?.conflicts[count] = .some(found)
        return found
    }

    /// Returns values of the hue, including those at which a use just passes.
    ///
    /// If some value passes in all uses, one of these does, however narrow the passing range is.
    private func candidates(for literal: TokenLiteral, _ color: RGBA) -> [RGBA] {
        var candidates = NearestContrast.line(through: color, steps: Self.steps / 2)
        var seen = Set(candidates)
        for use in uses.uses(of: literal) {
            let trials = uses.trials(of: [use], trying: [literal])
            let turns = NearestContrast.turns(through: color, steps: Self.steps) { trials.minimumShare([$0]) >= 1 }
            for turn in turns where seen.insert(turn).inserted { candidates.append(turn) }
        }
        return candidates
    }

    /// Returns `count` uses, including a given one, that no candidate satisfies together.
    private static func excluding(_ sets: [Row], with given: Row? = nil, count: Int) -> [ConflictingUse]? {
        func search(from start: Int, _ left: PassingCandidates?, _ uses: [ConflictingUse]) -> [ConflictingUse]? {
            if uses.count == count { return left?.isEmpty ?? false ? uses : nil }
            for index in sets.indices.dropFirst(start) {
                let next = sets[index]
                if uses.count == count - 1 {
                    // The last use needs no intersection, which would be a new array each time.
                    if left?.isDisjoint(with: next.passing) ?? next.passing.isEmpty { return uses + [next.use] }
                } else if let found = search(
                    from: index + 1, left?.intersection(next.passing) ?? next.passing, uses + [next.use])
                {
                    return found
                }
            }
            return nil
        }
        return search(from: 0, given?.passing, given.map { [$0.use] } ?? [])
    }
}
