import Tokens
import Values

/// Looks for new values of two tokens at once, where neither alone can be mended.
struct TwoColorSearch {
    private let uses: ColorUses
    /// How many values of the first color are tried on either side of it.
    private static let steps = 24

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// The nearest values of the ink and of a color behind it that pass everywhere; nil where there are none.
    func changes(for pair: InkPair) -> [ContrastMending.Change]? {
        let literals = uses.literals(in: pair.stack)
        let paints = pair.stack.paints.reversed().compactMap { literals[$0] }
        guard let ink = paints.first, let ground = paints.dropFirst().first(where: { $0 != ink }),
            let inkColor = uses.colors[ink], let groundColor = uses.colors[ground]
        else { return nil }
        let appearance = pair.stack.appearance
        let (ofInk, ofGround) = (uses.uses(of: ink), uses.uses(of: ground))
        var best: (ink: RGBA, ground: RGBA, difference: Double)?
        for candidate in NearestContrast.line(through: inkColor, steps: Self.steps) {
            let inkDifference = ColorDifference.ok(inkColor, candidate)
            if let best, inkDifference >= best.difference { continue }
            let mends = NearestContrast.mends(for: groundColor, required: 1) { other in
                let changes = [ink: candidate, ground: other]
                return (ofInk + ofGround).lazy.map { uses.share($0, with: changes) }.min() ?? .infinity
            }
            guard let mend = mends?.best else { continue }
            let difference = inkDifference + mend.difference
            if best.map({ difference < $0.difference }) ?? true { best = (candidate, mend.color, difference) }
        }
        guard let best else { return nil }
        return [
            .init(
                literal: ink, color: best.ink, difference: best.difference, appearance: appearance, uses: ofInk.count),
            .init(
                literal: ground, color: best.ground, difference: best.difference, appearance: appearance,
                uses: ofGround.count),
        ]
    }
}
