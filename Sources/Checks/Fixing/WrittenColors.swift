import Source
import Tokens
import Values

/// Suggests colors for ink whose color is not a token of the project.
///
/// A color that is written at one place is shown in all contexts, states and uses of its node, on everything that is
/// behind it there. A suggestion has to pass in all of them.
struct WrittenColors {
    private let uses: ColorUses
    private let byInk: [SourceRange: [InkPair]]
    /// The demands on each background, equal ones once.
    private let byGround: [Ground: Set<InkPair.Demand>]
    private let searched = SearchedGrounds()

    /// The nearest color of each background for everything on it, which many findings ask for.
    private final class SearchedGrounds {
        struct Present: Hashable {
            var ground: Ground
            var color: RGBA
            /// The other requirements of the color, such as that of a finding whose contrast was accepted before.
            var others: Set<Requirement>
        }

        var nearest: [Present: NearestContrast.Candidate?] = [:]
    }

    /// A demand that a new background has to meet.
    private struct Requirement: Hashable {
        var demand: InkPair.Demand
        /// Whether the background is below this ink.
        var isOnGround: Bool
    }

    /// A token or a written color directly below some ink, in one component.
    private struct Ground: Hashable {
        var token: TokenPath?
        var color: RGBA?
        var component: Substring

        init?(_ pair: InkPair) {
            guard let paint = pair.stack.paintBelow else { return nil }
            token = paint.token
            color = paint.token == nil ? paint.color : nil
            component = pair.use.prefix { $0 != ":" }
        }
    }

    init(_ pairs: [InkPair], uses: ColorUses) {
        self.uses = uses
        var (inks, grounds): ([SourceRange: [InkPair]], [Ground: Set<InkPair.Demand>]) = ([:], [:])
        for pair in pairs {
            if let place = pair.written { inks[place, default: []].append(pair) }
            if let ground = Ground(pair) { grounds[ground, default: []].insert(pair.demand) }
        }
        (byInk, byGround) = (inks, grounds)
    }

    struct Suggestion {
        var help: String
        /// The first color of the help in the finding's first appearance; nil if the contrast depends on more than it.
        var color: SuggestedColor?
    }

    /// Names the nearest colors that pass, or says why there are none.
    ///
    /// - Parameters:
    ///   - pairs: the pairs of a finding.
    ///   - seen: the color in which the ink is seen in the finding's first context.
    /// - Returns: nil if something other than these colors decides, such as an opacity.
    func suggestion(for pairs: [InkPair], seen: RGBA?) -> Suggestion? {
        guard let first = pairs.first, let ink = first.stack.ink, !pairs.contains(where: \.stack.hasUnknown) else {
            return nil
        }
        let shown = Set(pairs.compactMap(\.written).flatMap { byInk[$0] ?? [] } + pairs)
        guard !shown.contains(where: \.stack.hasUnknown) else { return nil }
        let color = ink.color.alpha < 1 ? seen ?? ink.color : ink.color
        var candidates = [(role: first.role, best: nearest(toInk: color, in: shown))]
        if let ground = Ground(first), let present = first.stack.paintBelow?.color {
            candidates.append((role: "background", best: nearest(to: present, for: ground, in: shown)))
        }
        let found = candidates.compactMap { role, best in best.map { (role: role, color: $0.color, $0.difference) } }
            .sorted { $0.2 < $1.2 }
        // A background that becomes another color does not help, but the only text color that passes does.
        let near = found.enumerated().filter { index, candidate in
            candidate.2 < NearestPassingColor.maxDifference || (index == 0 && candidate.role != "background")
        }.map(\.element)
        let appearances = Set(pairs.map(\.stack.appearance)).sorted { $0.index < $1.index }
        guard let chosen = near.first else {
            return separate(color, in: shown, seenIn: first.stack.appearance)
                ?? conflict(in: shown).map { Suggestion(help: $0) }
        }
        let isBackground = chosen.role == "background"
        let isPlain = first.stack.isPlain && (!isBackground || first.stack.paintBelow?.color.alpha == 1)
        return Suggestion(
            help: FixText.literal(near.map { ($0.role, $0.color) }, in: appearances),
            color: isPlain ? SuggestedColor(chosen.color, isBackground: isBackground) : nil)
    }

    /// Suggests one color for light and one for dark, or one for each appearance, if there are such colors.
    private func separate(
        _ color: RGBA, in shown: Set<InkPair>, seenIn appearance: Appearance
    ) -> Suggestion? {
        let appearances = Set(shown.map(\.stack.appearance)).sorted { $0.index < $1.index }
        let byScheme = [appearances.filter { !$0.isDark }, appearances.filter(\.isDark)].filter { !$0.isEmpty }
        for groups in [byScheme, appearances.map { [$0] }] where groups.count > 1 {
            let colors = groups.compactMap { group -> (appearance: Appearance, color: RGBA)? in
                let own = shown.filter { group.contains($0.stack.appearance) }
                guard let first = group.first, let best = nearest(toInk: color, in: own) else {
                    return nil
                }
                return (first, best.color)
            }
            guard colors.count == groups.count else { continue }
            let isPlain = shown.allSatisfy(\.stack.isPlain)
            let own = groups.firstIndex { $0.contains(appearance) }
            return Suggestion(
                help: FixText.perAppearance(colors),
                color: isPlain ? own.map { SuggestedColor(colors[$0].color, isBackground: false) } : nil)
        }
        return nil
    }

    /// Names two backgrounds on which no color passes.
    ///
    /// - Returns: nil if the contrast depends on more than the color of the ink.
    private func conflict(in shown: Set<InkPair>) -> String? {
        guard shown.allSatisfy(\.stack.isPlain) else { return nil }
        let byAppearance = Dictionary(grouping: shown) { $0.stack.appearance }.sorted { $0.key.index < $1.key.index }
        for (_, pairs) in byAppearance {
            let grounds = pairs.map { (color: uses.background(of: $0), pair: $0) }.sorted { left, right in
                let (first, second) = (Contrast.luminance(left.color), Contrast.luminance(right.color))
                return first == second ? left.pair.use < right.pair.use : first < second
            }
            guard let dark = grounds.first, let light = grounds.last(where: { $0.pair.use == dark.pair.use }),
                let lightest = grounds.last
            else { continue }
            let required = pairs.map(\.required).max() ?? 1
            for other in [light, lightest]
            where other.color != dark.color
                && NearestContrast.candidates(for: .black, against: [dark.color, other.color], required: required)
                    == nil
            {
                return FixText.bothBackgrounds(
                    dark.color, other.color, required: required,
                    in: Set([dark.pair.use, other.pair.use]).sorted())
            }
        }
        return FixText.noColor
    }

    private func nearest(to color: RGBA, for ground: Ground, in shown: Set<InkPair>) -> NearestContrast.Candidate? {
        let own = byGround[ground] ?? []
        let others = Set(shown.map { Requirement(demand: $0.demand, isOnGround: Ground($0) == ground) })
            .filter { !$0.isOnGround || !own.contains($0.demand) }
        let present = SearchedGrounds.Present(ground: ground, color: color, others: others)
        if let known = searched.nearest[present] { return known }
        let all = own.map { Requirement(demand: $0, isOnGround: true) } + others
        let best = nearest(
            to: color, passing: all.map { ($0.demand, tried: $0.isOnGround ? $0.demand.stack.paintBelow : nil) })
        searched.nearest[present] = .some(best)
        return best
    }

    private func nearest(toInk color: RGBA, in pairs: some Sequence<InkPair>) -> NearestContrast.Candidate? {
        nearest(to: color, passing: Set(pairs.map(\.demand)).map { ($0, $0.stack.ink) })
    }

    private func nearest(
        to color: RGBA, passing demands: [(demand: InkPair.Demand, tried: InkStack.Paint?)]
    ) -> NearestContrast.Candidate? {
        let trials = uses.trials(of: demands)
        return NearestContrast.candidates(for: color, required: 1) { trials.minimumShare([$0]) }?.best
    }
}
