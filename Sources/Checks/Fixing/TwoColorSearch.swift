import Tokens
import Values

/// Searches new values for two tokens at once, for pairs that a change of one token cannot fix.
final class TwoColorSearch {
    private let uses: ColorUses
    /// Results by couple, since the texts of a design share a few backgrounds.
    private var outcomeCache: [Couple: Outcome?] = [:]
    /// The number of lighter and of darker values that are tried for the first color.
    private static let steps = 24
    /// The most couples that are tried for one finding: a text has a few layers behind it in a few appearances.
    static let maxCouples = 12

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Two literals of one pair. The upper one is drawn later.
    private struct Couple: Hashable {
        var upper: TokenLiteral
        var lower: TokenLiteral
        var appearance: Appearance
    }

    private struct Outcome {
        var couple: Couple
        var upper: RGBA
        var lower: RGBA
        /// The sum of both differences.
        var difference: Double

        var colors: [TokenLiteral: RGBA] { [couple.upper: upper, couple.lower: lower] }
    }

    /// Returns the nearest values of two colors that pass in a finding's pairs and in every other pair of the two.
    ///
    /// - Returns: nil if there are none.
    func changes(for pairs: [InkPair]) -> [ContrastFixing.Change]? {
        nearest(for: pairs).map(changes)
    }

    private func nearest(for pairs: [InkPair]) -> Outcome? {
        couples(in: pairs).prefix(Self.maxCouples).reduce(nil) { best, couple in
            guard let found = outcome(of: couple, for: pairs), found.difference < best?.difference ?? .infinity else {
                return best
            }
            return found
        }
    }

    /// Returns the couples in the order of the pairs, those that contain the ink first.
    private func couples(in pairs: [InkPair]) -> [Couple] {
        var withInk: [Couple] = []
        var others: [Couple] = []
        for pair in pairs {
            let changeable = uses.literals(in: pair.stack)
            var literals: [TokenLiteral] = []
            for literal in pair.stack.paints.reversed().compactMap({ changeable[$0] }) where !literals.contains(literal)
            {
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

    /// Returns the nearest values of two colors that pass in every pair of one of them.
    ///
    /// - Returns: nil if there are none, or if some of the given pairs contain neither color.
    private func outcome(of couple: Couple, for pairs: [InkPair]) -> Outcome? {
        let concerned = Set([couple.upper, couple.lower].flatMap { uses.uses(of: $0) }.map(\.pair.demand))
        guard pairs.allSatisfy({ concerned.contains($0.demand) }) else { return nil }
        if let cached = outcomeCache[couple] { return cached }
        let found = nearest(of: couple)
        outcomeCache[couple] = .some(found)
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
            let farthest = min(
                best.map { $0.difference - upperDifference } ?? .infinity, NearestPassingColor.maxDifference)
            guard farthest > 0, upperDifference < NearestPassingColor.maxDifference,
                uses.minimumShare(upperAlone, with: [couple.upper: candidate]) >= 1
            else { continue }
            let candidates = NearestContrast.candidates(for: lowerColor, required: 1, within: farthest) { other in
                uses.minimumShare(lowerUses, with: [couple.upper: candidate, couple.lower: other])
            }
            // A larger difference, such as a light background that turns dark, would change the design.
            guard let lower = candidates?.best, lower.difference < farthest else { continue }
            best = Outcome(
                couple: couple, upper: candidate, lower: lower.color, difference: upperDifference + lower.difference)
        }
        return best
    }

    /// Returns the changes of an outcome, without a color that stays the same.
    private func changes(_ outcome: Outcome) -> [ContrastFixing.Change] {
        [(outcome.couple.upper, outcome.upper), (outcome.couple.lower, outcome.lower)].compactMap { literal, color in
            guard uses.colors[literal]?.hexWithAlpha != color.hexWithAlpha else { return nil }
            return ContrastFixing.Change(
                literal: literal, color: color, difference: outcome.difference,
                appearance: outcome.couple.appearance, uses: uses.count(of: literal))
        }
    }
}
