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
    /// Candidates by literal, since several findings may have the same one.
    private var candidateCache: [TokenLiteral: [RGBA]] = [:]
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
        let candidates = candidates(for: literal, color)
        // Uses that pass with the same candidates are equivalent, so only the first of them is kept.
        var allowed: [[Bool]: ConflictingUse] = [:]
        for use in uses.uses(of: literal) {
            let passes = candidates.map { uses.share(use, with: [literal: $0]) >= 1 }
            let place = ConflictingUse(use.pair)
            if passes.contains(false) { allowed[passes] = min(allowed[passes] ?? place, place) }
        }
        // Sorted, so that the reported conflict does not depend on hash order.
        let sets = allowed.sorted { first, second in
            first.value == second.value
                ? first.key.lexicographicallyPrecedes(second.key) { !$0 && $1 } : first.value < second.value
        }
        let first = (
            key: candidates.map { uses.share(own, with: [literal: $0]) >= 1 },
            value: ConflictingUse(pair)
        )
        return (1...Self.maxUses).lazy.compactMap { count in
            Self.excluding(sets, with: first, count: count)?.sorted() ?? Self.excluding(sets, count: count)
        }.first
    }

    /// Returns values of the hue, including those at which a use just passes.
    ///
    /// If some value passes in all uses, one of these does, however narrow the passing range is.
    private func candidates(for literal: TokenLiteral, _ color: RGBA) -> [RGBA] {
        if let candidates = candidateCache[literal] { return candidates }
        var candidates = NearestContrast.line(through: color, steps: Self.steps / 2)
        var seen = Set(candidates)
        for use in uses.uses(of: literal) {
            let turns = NearestContrast.turns(through: color, steps: Self.steps) {
                uses.share(use, with: [literal: $0]) >= 1
            }
            for turn in turns where seen.insert(turn).inserted { candidates.append(turn) }
        }
        candidateCache[literal] = candidates
        return candidates
    }

    /// Returns `count` uses, including a given one, that no candidate satisfies together.
    private static func excluding(
        _ sets: [(key: [Bool], value: ConflictingUse)], with given: (key: [Bool], value: ConflictingUse)? = nil,
        count: Int
    ) -> [ConflictingUse]? {
        func search(from start: Int, _ left: [Bool]?, _ uses: [ConflictingUse]) -> [ConflictingUse]? {
            if uses.count == count { return left?.contains(true) ?? true ? nil : uses }
            for index in sets.indices.dropFirst(start) {
                let common = left.map { zip($0, sets[index].key).map { $0 && $1 } } ?? sets[index].key
                if let found = search(from: index + 1, common, uses + [sets[index].value]) { return found }
            }
            return nil
        }
        return search(from: 0, given?.key, given.map { [$0.value] } ?? [])
    }
}
