import Tokens
import Values

/// A use of a color, by the node of a state, in the appearance in which it was looked at.
struct ConflictingUse: Comparable {
    var name: String
    var node: String
    var appearance: Appearance

    init(_ pair: InkPair) {
        (name, node, appearance) = (pair.use, pair.node, pair.stack.appearance)
    }

    /// Which node of it, as waivers name it.
    var place: String { "\(name)#\(node)" }

    static func < (left: ConflictingUse, right: ConflictingUse) -> Bool {
        (left.name, left.appearance.index, left.node) < (right.name, right.appearance.index, right.node)
    }
}

/// Looks for the smallest set of uses of a color that exclude each other: no value of its hue passes in all of them.
final class ConflictSearch {
    private let uses: ColorUses
    /// What was found of literals: several findings are of one.
    private var known: [TokenLiteral: [RGBA]] = [:]
    /// How many values of the hue are tried, from black to white, to find out in which part of them a use passes.
    private static let steps = 128
    /// Sets of more uses than this are not told.
    private static let most = 3

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// The uses, those with a pair's before others that are as few; nil where some value passes in all, or no small set excludes it.
    func conflict(of literal: TokenLiteral, around pair: InkPair) -> [ConflictingUse]? {
        guard let color = uses.colors[literal],
            let own = uses.uses(of: literal).first(where: { $0.pair.demand == pair.demand })
        else { return nil }
        let candidates = candidates(for: literal, color)
        // By use, the values that pass there; uses with the same values are one.
        var allowed: [[Bool]: ConflictingUse] = [:]
        for use in uses.uses(of: literal) {
            let passes = candidates.map { uses.share(use, with: [literal: $0]) >= 1 }
            let place = ConflictingUse(use.pair)
            if passes.contains(false) { allowed[passes] = min(allowed[passes] ?? place, place) }
        }
        // One use may stand for several sets: their order decides which conflict is told.
        let sets = allowed.sorted { first, second in
            first.value == second.value
                ? first.key.lexicographicallyPrecedes(second.key) { !$0 && $1 } : first.value < second.value
        }
        let first = (
            key: candidates.map { uses.share(own, with: [literal: $0]) >= 1 },
            value: ConflictingUse(pair)
        )
        return (1...Self.most).lazy.compactMap { count in
            Self.excluding(sets, with: first, count: count)?.sorted() ?? Self.excluding(sets, count: count)
        }.first
    }

    /// Values of the hue, those among them at which some use just passes: where all uses pass together, one of these does,
    /// however narrow that part is.
    private func candidates(for literal: TokenLiteral, _ color: RGBA) -> [RGBA] {
        if let candidates = known[literal] { return candidates }
        var candidates = NearestContrast.line(through: color, steps: Self.steps / 2)
        var seen = Set(candidates)
        for use in uses.uses(of: literal) {
            let turns = NearestContrast.turns(through: color, steps: Self.steps) {
                uses.share(use, with: [literal: $0]) >= 1
            }
            for turn in turns where seen.insert(turn).inserted { candidates.append(turn) }
        }
        known[literal] = candidates
        return candidates
    }

    /// So many sets that have nothing in common, one of them given.
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
