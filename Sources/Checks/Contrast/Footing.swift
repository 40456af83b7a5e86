import Layout
import Platform
import Project
import Specs
import Values

/// The layers that stay behind some ink while content scrolls below it.
struct Footing {
    /// The number of the frame whose opaque color is behind all of the ink; nil if there is none.
    let ground: Int?
    /// Whether the contrast is enough for every rule whatever passes behind the ink.
    let isEnoughOverAll: Bool

    init(
        of candidate: InkCandidate, on below: LayerTree.Below, in tree: LayerTree, _ mockup: Mockup, _ design: Design,
        asked: AskedContrast?
    ) {
        let area = candidate.rects.bounds ?? .zero
        ground = below.layers.opaqueGround(under: area).flatMap { tree.fill($0)?.owner }
        guard let asked, below.blur <= 0, !below.isInGroup, !below.isChanged else {
            isEnoughOverAll = false
            return
        }
        let layers = below.layers
        isEnoughOverAll = design.appearances.allSatisfy { appearance in
            let color = candidate.color.value[appearance]
            guard color.alpha >= 1, let enough = asked.enough(for: candidate.kind, in: appearance) else { return false }
            // Colors from the bottom up; what moves with a scroll view may be any color.
            var bounds = ColorBounds.all
            for layer in layers {
                guard case .fill(let fill) = layer else {
                    if case .subject = layer { continue }
                    return false
                }
                let owner = tree.fill(fill.number).flatMap { mockup.frame(numbered: $0.owner) }
                if let owner, owner.isInsideScroll, owner.moves(beside: candidate.placed) {
                    bounds = .all
                    continue
                }
                switch fill.paint {
                case .color(let own) where fill.isEven(over: area): bounds = bounds.under(own.value[appearance])
                case .material(let material) where fill.isEven(over: area) && !fill.isTurned:
                    bounds = ColorBounds(through: material, isDark: appearance.isDark, design.facts.materials)
                default: return false
                }
            }
            return bounds.leastContrast(of: color) >= enough
        }
    }
}

extension PlacedFrame {
    /// Whether it moves with a scroll view that another frame is not in.
    fileprivate func moves(beside other: PlacedFrame) -> Bool {
        scrolls.contains { !other.scrolls.contains($0) }
    }
}
