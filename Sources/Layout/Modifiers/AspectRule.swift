import Specs
import Values

/// `aspect`: the largest box of one ratio that fits inside what is proposed and the node's own limits.
///
/// Source: layout.md, “aspectRatio”, with `fit`. Our own rule, as if the child had a frame that fills the box: the node
/// is as large as the box even where its content is smaller, so that its background has the ratio; content that needs
/// more makes the node larger, up to the limits, as it would on a device.
struct AspectRule: LayoutRule {
    /// Width divided by height.
    let ratio: Double
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

    /// The box of the ratio inside the limits; where neither axis is proposed anything, neither is the child.
    private func childProposal(for proposal: ProposedSize) -> ProposedSize {
        let width = horizontal.childProposal(for: proposal.width)
        let height = vertical.childProposal(for: proposal.height)
        guard width != nil || height != nil else { return .unspecified }
        // An axis that follows from the other one still respects its own maximum.
        let widest = min(width ?? .infinity, horizontal.ceiling)
        let tallest = min(height ?? .infinity, vertical.ceiling)
        let scale = min(widest / ratio, tallest)
        return ProposedSize(width: scale * ratio, height: scale)
    }
}
