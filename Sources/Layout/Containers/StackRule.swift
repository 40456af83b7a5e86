import Specs
import Values

/// `hstack` and `vstack`.
///
/// Source: swiftui-layout.md, “HStack / VStack” (OpenSwiftUI, `Stack/StackLayout.swift`); the steps are in
/// ``StackShares`` and ``StackArrangement``.
final class StackRule: LayoutRule {
    private let axis: Axis
    /// The gap after each child except the last.
    private let gaps: [StackGap]
    private let grid: PixelGrid
    private let alignment: Anchor
    private let children: [Box]
    private let groups: [[Int]]
    /// The shares for the last proposal across the axis: stacks are often asked for several lengths in a row.
    private var shares: (across: Points?, value: StackShares)?
    /// The arrangement for the last proposal: stacks are often placed with the proposal they were last measured with.
    private var arrangement: (length: Points?, across: Points?, value: StackArrangement)?

    init(axis: Axis, gaps: [StackGap], alignment: Anchor, children: [Box], grid: PixelGrid) {
        self.axis = axis
        self.gaps = gaps
        self.grid = grid
        self.alignment = alignment
        self.children = children
        groups = children.groupsByPriority()
    }

    func size(for proposal: ProposedSize) -> Size {
        arrange(for: proposal).size
    }

    func clearCache() {
        shares = nil
        arrangement = nil
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        let arrangement = arrangeForPlacing(in: size, proposal: proposal)
        return Baselines.combining(
            zip(children, arrangement.children).lazy.map { box, child in
                box.baselines(for: child.proposal)?.moved(down: child.origin.y)
            })
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let arrangement = arrangeForPlacing(in: rect.size, proposal: proposal)
        placed.frames.reserveCapacity(placed.frames.count + children.count)
        for (box, child) in zip(children, arrangement.children) {
            box.place(at: rect.origin.moved(by: child.origin), proposal: child.proposal, into: &placed)
        }
    }

    /// Step 7: when placing children, an unspecified proposal across the axis is replaced by the stack's own size.
    private func arrangeForPlacing(in size: Size, proposal: ProposedSize) -> StackArrangement {
        let across = axis.across
        guard proposal.length(along: across) == nil else { return arrange(for: proposal) }
        return arrange(
            length: proposal.length(along: axis), across: size.length(along: across))
    }

    private var lengthsOfGaps: [Points] { gaps.map { $0.length(at: grid.scale) } }

    private func arrange(for proposal: ProposedSize) -> StackArrangement {
        arrange(length: proposal.length(along: axis), across: proposal.length(along: axis.across))
    }

    private func arrange(length: Points?, across: Points?) -> StackArrangement {
        if let arrangement, arrangement.length == length, arrangement.across == across { return arrangement.value }
        let proposals = zip(children, lengths(for: length, across: across)).map { child, share in
            ProposedSize(along: axis, share, across: across)
        }
        let value = StackArrangement(
            children, axis: axis, gaps: lengthsOfGaps, alignment: alignment, proposals: proposals)
        arrangement = (length, across, value)
        return value
    }

    /// Returns the proposal for each child along the axis.
    private func lengths(for length: Points?, across: Points?) -> [Points?] {
        // Step 1: without a proposal, each child has its ideal length.
        guard let length else { return Array(repeating: nil, count: children.count) }
        if let shares, shares.across == across { return shares.value.proposals(for: length) }
        let value = StackShares(boxes: children, groups: groups, axis: axis, gaps: lengthsOfGaps, across: across)
        shares = (across, value)
        return value.proposals(for: length)
    }
}
