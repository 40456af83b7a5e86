import Tokens
import Values

/// Searches the nearest value of a token's literal that passes in all uses.
///
/// Results are kept by literal, because hundreds of findings may be about one token.
final class NearestValues {
    typealias Value = (color: RGBA, difference: Double)

    private let uses: ColorUses
    private let alphas: AlphaSearch
    private var near: [TokenLiteral: Value?] = [:]
    private var far: [TokenLiteral: Value?] = [:]
    private var opaque: [TokenLiteral: Value?] = [:]

    init(_ uses: ColorUses) {
        self.uses = uses
        alphas = AlphaSearch(uses)
    }

    /// Returns the nearest color of the same hue that passes in all uses.
    func nearest(to literal: TokenLiteral) -> Value? {
        Self.kept(in: &near, literal) { nearest(to: literal, in: uses.uses(of: literal)) }
    }

    /// Returns the nearest color of the same hue that passes in all uses, at any distance.
    func farther(to literal: TokenLiteral) -> Value? {
        Self.kept(in: &far, literal) { nearest(to: literal, in: uses.uses(of: literal), within: .infinity) }
    }

    /// Returns the color with the lowest larger alpha that passes in all uses.
    func moreOpaque(than literal: TokenLiteral) -> Value? {
        Self.kept(in: &opaque, literal) { alphas.nearest(to: literal) }
    }

    /// Returns the nearest color of the same hue that passes in some uses.
    func nearest(
        to literal: TokenLiteral, in all: [ColorUses.Use], within farthest: Double = NearestPassingColor.maxDifference
    ) -> Value? {
        guard let color = uses.colors[literal] else { return nil }
        let trials = uses.trials(of: all, trying: [literal])
        let candidates = NearestContrast.candidates(for: color, required: 1, within: min(farthest, 1)) { candidate in
            trials.minimumShare([candidate])
        }
        guard let best = candidates?.best, best.direction != nil, best.difference < farthest else {
            return nil
        }
        return (best.color, best.difference)
    }

    private static func kept(
        in values: inout [TokenLiteral: Value?], _ literal: TokenLiteral, search: () -> Value?
    ) -> Value? {
        if let known = values[literal] { return known }
        let found = search()
        values[literal] = .some(found)
        return found
    }
}
