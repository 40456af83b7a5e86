import Tokens
import Values

/// Adds the changes that keep increased contrast at least as strong as standard contrast.
struct IncreasedContrastChanges {
    private let uses: ColorUses

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Returns the changes, completed by colors in increased contrast that would otherwise have less contrast.
    ///
    /// - Returns: nil if one of these colors has no value that passes.
    func completed(_ changes: [ContrastFixing.Change]) -> [ContrastFixing.Change]? {
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
                    ContrastFixing.Change(
                        literal: literal, color: best.color, difference: best.difference,
                        appearance: use.pair.stack.appearance, uses: uses.count(of: literal)))
            }
        }
        let all = result.flatMap { uses.followers(of: $0.literal) + uses.uses(of: $0.literal) }
        return uses.minimumShare(all, with: colors) >= 1 ? result : nil
    }

    /// Returns the color in increased contrast that corresponds to a changed one: of the same token, else the ink.
    private func follower(in use: ColorUses.Use, of changes: [ContrastFixing.Change]) -> TokenLiteral? {
        let tokens = Set(
            use.standard.filter { standard in changes.contains { $0.literal == standard.value } }.compactMap(
                \.key.token))
        let same = use.literals.filter { $0.key.token.map(tokens.contains) ?? false }
        let ink = use.pair.stack.ink.flatMap { use.literals[$0] }
        // The ink is preferred to the background, which other texts share.
        if let ink, same.values.contains(ink) { return ink }
        return same.min { ($0.key.token?.text ?? "") < ($1.key.token?.text ?? "") }?.value ?? ink
    }

    private func nearest(
        to literal: TokenLiteral, beside colors: [TokenLiteral: RGBA]
    ) -> (color: RGBA, difference: Double)? {
        guard let color = uses.colors[literal] else { return nil }
        let others = colors.filter { $0.key != literal }
        let trials = uses.trials(of: uses.uses(of: literal), trying: [literal] + others.keys)
        let candidates = NearestContrast.candidates(
            for: color, required: 1, within: NearestPassingColor.maxDifference
        ) { candidate in trials.minimumShare([candidate] + others.values) }
        guard let best = candidates?.best, best.difference < NearestPassingColor.maxDifference else { return nil }
        return (best.color, best.difference)
    }
}
