import Specs
import Values

/// `width`, `height`, their limits, `fill` and `hug`: a frame with the child at its anchor.
///
/// Sources: swiftui-layout.md, “frame(width:height:)”, “frame(min/ideal/max)” and “fixedSize”. A node combines on each
/// axis as SwiftUI does with several modifiers: from the inside out `fixedSize`, the fixed frame, and the flexible
/// frame. Two rules are specific to uispec: a fixed length is kept within the limits, and `hug` is the ideal length
/// within the limits. A child whose ideal length exceeds the maximum is proposed the maximum.
struct FrameRule: LayoutRule {
    let horizontal: AxisSizing
    let vertical: AxisSizing
    let anchor: Anchor
    let child: Box

    func size(for proposal: ProposedSize) -> Size {
        // Shortcut for icons and pictures, whose size does not depend on the child.
        if case .fixed(let width) = horizontal, case .fixed(let height) = vertical {
            return Size(width: width, height: height)
        }
        let proposed = childProposal(for: proposal)
        let inner = child.size(for: proposed)
        return Size(
            width: horizontal.length(for: proposal.width, childProposal: proposed.width, child: inner.width),
            height: vertical.length(for: proposal.height, childProposal: proposed.height, child: inner.height))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        let proposed = placingProposal(in: size, proposal: proposal)
        return child.baselines(for: proposed)?.moved(down: childOrigin(in: size, proposed: proposed).y)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let proposed = placingProposal(in: rect.size, proposal: proposal)
        let origin = childOrigin(in: rect.size, proposed: proposed)
        child.place(at: rect.origin.moved(by: origin), proposal: proposed, into: &placed)
    }

    /// SwiftUI's `fixedSize` has no alignment; it has the size of the child.
    private func childOrigin(in size: Size, proposed: ProposedSize) -> Point {
        guard horizontal.isFrame || vertical.isFrame else { return .zero }
        let baselines = anchor.vertical.isBaseline ? child.baselines(for: proposed) : nil
        return anchor.origin(of: child.size(for: proposed), baselines: baselines, in: size)
    }

    /// Returns the child's proposal for measuring.
    private func childProposal(for proposal: ProposedSize) -> ProposedSize {
        limitingHug(
            ProposedSize(
                width: horizontal.childProposal(for: proposal.width),
                height: vertical.childProposal(for: proposal.height)))
    }

    /// Proposes the maximum to a child that hugs and exceeds it.
    private func limitingHug(_ proposal: ProposedSize) -> ProposedSize {
        var limited = proposal
        if case .hug(let limits) = horizontal, let max = limits.max, child.size(for: limited).width > max {
            limited.width = max
        }
        if case .hug(let limits) = vertical, let max = limits.max, child.size(for: limited).height > max {
            limited.height = max
        }
        return limited
    }

    /// Returns the child's proposal for placing it. A flexible frame proposes its own size on both axes.
    private func placingProposal(in size: Size, proposal: ProposedSize) -> ProposedSize {
        guard horizontal.isFlexible || vertical.isFlexible else { return childProposal(for: proposal) }
        return limitingHug(
            ProposedSize(
                width: horizontal.placingProposal(for: proposal.width, length: size.width),
                height: vertical.placingProposal(for: proposal.height, length: size.height)))
    }
}

extension AxisSizing {
    /// Returns the proposal on one axis for placing the child of a frame that is flexible on at least one axis.
    fileprivate func placingProposal(for proposal: Points?, length: Points) -> Points? {
        switch self {
        case .free: proposal == nil ? nil : length
        case .fixed(let fixed): fixed
        case .flexible(let limits): limits.placingProposal(for: proposal, length: length)
        case .hug: nil
        }
    }
}
