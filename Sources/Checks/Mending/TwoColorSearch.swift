import Tokens
import Values

/// Looks for new values of two tokens at once, where neither alone can be mended.
final class TwoColorSearch {
    private let uses: ColorUses
    /// What was found of couples: the texts of a design stand on the same few of them.
    private var known: [Couple: Outcome?] = [:]
    /// How many values of the first color are tried on either side of it.
    private static let steps = 24
    /// How many pairs of colors are tried for one finding: a text stands on a few layers in a few appearances.
    static let mostPairs = 12

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Two literals that take part in one pair, the one that lies higher first.
    private struct Couple: Hashable {
        var upper: TokenLiteral
        var lower: TokenLiteral
        var appearance: Appearance
    }

    private struct Outcome {
        var couple: Couple
        var upper: RGBA
        var lower: RGBA
        /// The sum of both.
        var difference: Double

        var colors: [TokenLiteral: RGBA] { [couple.upper: upper, couple.lower: lower] }
    }

    /// The nearest values of two colors with which all of a finding's pairs pass, and every other pair of the two; nil where
    /// there are none.
    func changes(for pairs: [InkPair]) -> [ContrastMending.Change]? {
        nearest(for: pairs).map(changes)
    }

    private func nearest(for pairs: [InkPair]) -> Outcome? {
        couples(in: pairs).prefix(Self.mostPairs).reduce(nil) { best, couple in
            guard let found = outcome(of: couple, for: pairs), found.difference < best?.difference ?? .infinity else {
                return best
            }
            return found
        }
    }

    /// The couples in the order of the pairs, those with the ink first.
    private func couples(in pairs: [InkPair]) -> [Couple] {
        var withInk: [Couple] = []
        var others: [Couple] = []
        for pair in pairs {
            let known = uses.literals(in: pair.stack)
            var literals: [TokenLiteral] = []
            for literal in pair.stack.paints.reversed().compactMap({ known[$0] }) where !literals.contains(literal) {
                literals.append(literal)
            }
            for (place, upper) in literals.enumerated() {
                for lower in literals.dropFirst(place + 1) {
                    let couple = Couple(upper: upper, lower: lower, appearance: pair.stack.appearance)
                    if (withInk + others).contains(where: { $0.upper == upper && $0.lower == lower }) { continue }
                    if place == 0 { withInk.append(couple) } else { others.append(couple) }
                }
            }
        }
        return withInk + others
    }

    /// The nearest values of two colors that pass wherever one of them takes part; nil where there are none, or where some
    /// of the pairs are of neither.
    private func outcome(of couple: Couple, for pairs: [InkPair]) -> Outcome? {
        let concerned = Set([couple.upper, couple.lower].flatMap { uses.uses(of: $0) }.map(\.pair.demand))
        guard pairs.allSatisfy({ concerned.contains($0.demand) }) else { return nil }
        if let found = known[couple] { return found }
        let found = nearest(of: couple)
        known[couple] = .some(found)
        return found
    }

    private func nearest(of couple: Couple) -> Outcome? {
        guard let upperColor = uses.colors[couple.upper], let lowerColor = uses.colors[couple.lower] else { return nil }
        let lowerUses = uses.uses(of: couple.lower)
        let shared = Set(lowerUses.map(\.pair.demand))
        let upperAlone = uses.uses(of: couple.upper).filter { !shared.contains($0.pair.demand) }
        var best: Outcome?
        for candidate in NearestContrast.line(through: upperColor, steps: Self.steps) {
            let upperDifference = ColorDifference.ok(upperColor, candidate)
            let farthest = min(best.map { $0.difference - upperDifference } ?? .infinity, NearestHere.farthestMend)
            guard farthest > 0, upperDifference < NearestHere.farthestMend,
                uses.leastShare(upperAlone, with: [couple.upper: candidate]) >= 1
            else { continue }
            let mends = NearestContrast.mends(for: lowerColor, required: 1, within: farthest) { other in
                uses.leastShare(lowerUses, with: [couple.upper: candidate, couple.lower: other])
            }
            // A light ground that turns dark is another design, not a mend.
            guard let mend = mends?.best, mend.difference < farthest else { continue }
            best = Outcome(
                couple: couple, upper: candidate, lower: mend.color, difference: upperDifference + mend.difference)
        }
        return best
    }

    /// A color that stays as it is, is none of them.
    private func changes(_ outcome: Outcome) -> [ContrastMending.Change] {
        [(outcome.couple.upper, outcome.upper), (outcome.couple.lower, outcome.lower)].compactMap { literal, color in
            guard uses.colors[literal]?.hexWithAlpha != color.hexWithAlpha else { return nil }
            return ContrastMending.Change(
                literal: literal, color: color, difference: outcome.difference,
                appearance: outcome.couple.appearance, uses: uses.count(of: literal))
        }
    }
}
