import Tokens
import Values

/// Searches new values for two tokens at once, for pairs that a change of one token cannot fix.
final class TwoColorSearch {
    private let uses: ColorUses
    /// Results by pair of colors, since the texts of a design share a few backgrounds.
    private var outcomeCache: [ColorPair: Outcome?] = [:]
    /// The number of lighter and of darker values that are tried for the first color.
    private static let steps = 24
    /// The maximum number of color pairs that are tried for one finding. A text has few layers behind it.
    static let maximumColorPairs = 12

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Two literals of one pair. The upper one is drawn later.
    private struct ColorPair: Hashable {
        var upper: TokenLiteral
        var lower: TokenLiteral
        var appearance: Appearance
    }

    private struct Outcome {
        var colorPair: ColorPair
        var upper: RGBA
        var lower: RGBA
        /// The sum of both differences.
        var difference: Double

        var colors: [TokenLiteral: RGBA] { [colorPair.upper: upper, colorPair.lower: lower] }
    }

    /// Returns the nearest values of two colors that pass in a finding's pairs and in every other pair of the two.
    ///
    /// - Returns: nil if there are none.
    func changes(for pairs: [InkPair]) -> [ContrastFixing.Change]? {
        nearest(for: pairs).map(changes)
    }

    private func nearest(for pairs: [InkPair]) -> Outcome? {
        colorPairs(in: pairs).prefix(Self.maximumColorPairs).reduce(nil) { best, colorPair in
            guard let found = outcome(of: colorPair, for: pairs), found.difference < best?.difference ?? .infinity
            else {
                return best
            }
            return found
        }
    }

    /// Returns the color pairs in the order of the pairs, those that contain the ink first.
    private func colorPairs(in pairs: [InkPair]) -> [ColorPair] {
        var withInk: [ColorPair] = []
        var others: [ColorPair] = []
        for pair in pairs {
            let changeable = uses.literals(in: pair.stack)
            var literals: [TokenLiteral] = []
            for literal in pair.stack.paints.reversed().compactMap({ changeable[$0] }) where !literals.contains(literal)
            {
                literals.append(literal)
            }
            for (place, upper) in literals.enumerated() {
                for lower in literals.dropFirst(place + 1) {
                    let colorPair = ColorPair(upper: upper, lower: lower, appearance: pair.stack.appearance)
                    if (withInk + others).contains(where: { $0.upper == upper && $0.lower == lower }) { continue }
                    if place == 0 { withInk.append(colorPair) } else { others.append(colorPair) }
                }
            }
        }
        return withInk + others
    }

    /// Returns the nearest values of two colors that pass in every pair of one of them.
    ///
    /// - Returns: nil if there are none, or if some of the given pairs contain neither color.
    private func outcome(of colorPair: ColorPair, for pairs: [InkPair]) -> Outcome? {
        let concerned = Set([colorPair.upper, colorPair.lower].flatMap { uses.uses(of: $0) }.map(\.pair.demand))
        guard pairs.allSatisfy({ concerned.contains($0.demand) }) else { return nil }
        if let cached = outcomeCache[colorPair] { return cached }
        let found = nearest(of: colorPair)
        outcomeCache[colorPair] = .some(found)
        return found
    }

    private func nearest(of colorPair: ColorPair) -> Outcome? {
        guard let upperColor = uses.colors[colorPair.upper], let lowerColor = uses.colors[colorPair.lower] else {
            return nil
        }
        let lowerUses = uses.uses(of: colorPair.lower)
        let shared = Set(lowerUses.map(\.pair.demand))
        let upperAlone = uses.uses(of: colorPair.upper).filter { !shared.contains($0.pair.demand) }
        let trials = uses.trials(of: lowerUses, trying: [colorPair.upper, colorPair.lower])
        let upperTrials = uses.trials(of: upperAlone, trying: [colorPair.upper])
        let lowerLine = HueLine(lowerColor)
        var best: Outcome?
        for candidate in NearestContrast.line(through: upperColor, steps: Self.steps) {
            let upperDifference = ColorDifference.ok(upperColor, candidate)
            let farthest = min(
                best.map { $0.difference - upperDifference } ?? .infinity, NearestPassingColor.maxDifference)
            guard farthest > 0, upperDifference < NearestPassingColor.maxDifference,
                upperTrials.minimumShare([candidate]) >= 1
            else { continue }
            let candidates = NearestContrast.candidates(on: lowerLine, required: 1, within: farthest) { other in
                trials.minimumShare([candidate, other])
            }
            // A larger difference, such as a light background that turns dark, would change the design.
            guard let lower = candidates?.best, lower.difference < farthest else { continue }
            best = Outcome(
                colorPair: colorPair, upper: candidate, lower: lower.color,
                difference: upperDifference + lower.difference)
        }
        return best
    }

    /// Returns the changes of an outcome, without a color that stays the same.
    private func changes(_ outcome: Outcome) -> [ContrastFixing.Change] {
        [(outcome.colorPair.upper, outcome.upper), (outcome.colorPair.lower, outcome.lower)].compactMap {
            literal, color in
            guard uses.colors[literal]?.hexWithAlpha != color.hexWithAlpha else { return nil }
            return ContrastFixing.Change(
                literal: literal, color: color, difference: outcome.difference,
                appearance: outcome.colorPair.appearance, uses: uses.count(of: literal))
        }
    }
}
