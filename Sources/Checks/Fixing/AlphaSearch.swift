import Tokens
import Values

/// Searches the alpha with which a translucent color passes, used after a search along its hue found nothing.
struct AlphaSearch {
    private let uses: ColorUses

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Returns the lowest larger alpha that passes in all uses, in 8-bit steps, or nil if there is none.
    func nearest(to literal: TokenLiteral) -> (color: RGBA, difference: Double)? {
        guard let color = uses.colors[literal], color.alpha < 1 else { return nil }
        let trials = uses.trials(of: uses.uses(of: literal), trying: [literal])
        let own = Int((min(max(color.alpha, 0), 1) * Self.opaque).rounded(.down))
        for step in (own...Int(Self.opaque)).dropFirst() {
            var candidate = color
            candidate.alpha = Double(step) / Self.opaque
            if trials.minimumShare([candidate]) >= 1 { return (candidate, candidate.alpha - color.alpha) }
        }
        return nil
    }

    private static let opaque = 255.0
}
