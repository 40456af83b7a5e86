import Specs
import Values

/// Nodes above a base node: each is proposed the base's size and placed at its own anchor. The size is the base's.
///
/// Source: swiftui-layout.md, “overlay/background” (OpenSwiftUI, `ViewModifier/OverlayModifier.swift`).
struct OverlayRule: LayoutRule {
    struct Layer {
        let anchor: Anchor
        let box: Box
    }

    let base: Box
    let layers: [Layer]

    static var cachesSizes: Bool { false }

    func size(for proposal: ProposedSize) -> Size {
        base.size(for: proposal)
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        base.baselines(for: proposal)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        base.place(at: rect.origin, proposal: proposal, into: &placed)
        for layer in layers {
            let baselines = layer.anchor.vertical.isBaseline ? base.baselines(for: proposal) : nil
            placed.overlay += layer.frames(in: rect, baselines: baselines)
        }
    }
}

extension OverlayRule.Layer {
    /// Places the layer above a rectangle, which may have baselines to align with.
    func frames(in rect: Rect, baselines: Baselines?) -> [Frame] {
        let proposal = ProposedSize(rect.size)
        let own = anchor.vertical.isBaseline ? box.baselines(for: proposal) : nil
        let outer = anchor.guide(in: rect.size, baselines: baselines)
        let inner = anchor.guide(in: box.size(for: proposal), baselines: own)
        return box.frames(
            at: Point(x: rect.minX + outer.x - inner.x, y: rect.minY + outer.y - inner.y), proposal: proposal)
    }
}
