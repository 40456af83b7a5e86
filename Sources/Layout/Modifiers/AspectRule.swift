import Specs
import Values

/// `aspect`: the largest box of a ratio that fits the proposal, or the smallest one that covers it, within the node's
/// own limits.
///
/// Source: swiftui-layout.md, “aspectRatio”. In uispec the child has a frame that fills the box: the node
/// has the box's size even if its content is smaller, and its background has the ratio. Larger content makes the node
/// larger, up to the limits, as on a device.
struct AspectRule: LayoutRule {
    /// Width divided by height.
    let ratio: Double
    let contentMode: ContentMode
    let horizontal: AxisSizing
    let vertical: AxisSizing
    let anchor: Anchor
    let child: Box

    func size(for proposal: ProposedSize) -> Size {
        let box = childProposal(for: proposal)
        let inner = child.size(for: box)
        return Size(
            width: min(max(box.width ?? 0, inner.width), horizontal.ceiling),
            height: min(max(box.height ?? 0, inner.height), vertical.ceiling))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        let box = childProposal(for: proposal)
        return child.baselines(for: box)?.moved(down: childOrigin(in: size, box: box).y)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let box = childProposal(for: proposal)
        let origin = childOrigin(in: rect.size, box: box)
        child.place(at: rect.origin.moved(by: origin), proposal: box, into: &placed)
    }

    private func childOrigin(in size: Size, box: ProposedSize) -> Point {
        let baselines = anchor.vertical.isBaseline ? child.baselines(for: box) : nil
        return anchor.origin(of: child.size(for: box), baselines: baselines, in: size)
    }

    /// Returns the box of the ratio within the limits. Without a proposal on either axis, the child gets none.
    private func childProposal(for proposal: ProposedSize) -> ProposedSize {
        let width = horizontal.childProposal(for: proposal.width)
        let height = vertical.childProposal(for: proposal.height)
        guard width != nil || height != nil else { return .unspecified }
        // An axis that the ratio determines still has its own maximum.
        let widest = min(width ?? .infinity, horizontal.ceiling)
        let tallest = min(height ?? .infinity, vertical.ceiling)
        let scale =
            switch contentMode {
            case .fit: min(widest / ratio, tallest)
            case .fill: min(max((width ?? 0) / ratio, height ?? 0), horizontal.ceiling / ratio, vertical.ceiling)
            }
        return ProposedSize(width: scale * ratio, height: scale)
    }
}
