import Tokens
import Values

/// What must change in increased contrast since standard contrast does: whoever asks for more contrast must not be given
/// less.
struct FollowingColors {
    private let uses: ColorUses

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// The changes with those of colors in increased contrast that would fall behind; nil where one of them has no value that
    /// does not.
    func completed(_ changes: [ContrastMending.Change]) -> [ContrastMending.Change]? {
        var result = changes
        var colors = Dictionary(changes.map { ($0.literal, $0.color) }, uniquingKeysWith: { first, _ in first })
        let concerned = changes.flatMap { uses.followers(of: $0.literal) + uses.uses(of: $0.literal) }
        for use in concerned where use.pair.standard != nil && uses.share(use, with: colors) < 1 {
            guard let literal = follower(in: use, of: changes), let best = nearest(to: literal, beside: colors) else {
                return nil
            }
            colors[literal] = best.color
            if let place = result.firstIndex(where: { $0.literal == literal }) {
                (result[place].color, result[place].difference) = (best.color, best.difference)
            } else {
                result.append(
                    ContrastMending.Change(
                        literal: literal, color: best.color, difference: best.difference,
                        appearance: use.pair.stack.appearance, uses: uses.count(of: literal)))
            }
        }
        let all = result.flatMap { uses.followers(of: $0.literal) + uses.uses(of: $0.literal) }
        return uses.leastShare(all, with: colors) >= 1 ? result : nil
    }

    /// The color in increased contrast that stands for the same as one that changes: of the same token, else the ink.
    private func follower(in use: ColorUses.Use, of changes: [ContrastMending.Change]) -> TokenLiteral? {
        let tokens = Set(
            use.standard.filter { standard in changes.contains { $0.literal == standard.value } }.compactMap(
                \.key.token))
        let same = use.literals.filter { $0.key.token.map(tokens.contains) ?? false }
        let ink = use.pair.stack.ink.flatMap { use.literals[$0] }
        // A ground serves many texts: the ink first, where both are of tokens that change.
        if let ink, same.values.contains(ink) { return ink }
        return same.min { ($0.key.token?.text ?? "") < ($1.key.token?.text ?? "") }?.value ?? ink
    }

    private func nearest(
        to literal: TokenLiteral, beside colors: [TokenLiteral: RGBA]
    ) -> (color: RGBA, difference: Double)? {
        guard let color = uses.colors[literal] else { return nil }
        let all = uses.uses(of: literal)
        let mends = NearestContrast.mends(for: color, required: 1, within: NearestHere.farthestMend) { candidate in
            uses.leastShare(all, with: colors.merging([literal: candidate]) { _, new in new })
        }
        guard let best = mends?.best, best.difference < NearestHere.farthestMend else { return nil }
        return (best.color, best.difference)
    }
}
