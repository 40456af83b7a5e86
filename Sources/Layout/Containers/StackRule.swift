import Specs
import Values

/// `hstack` and `vstack`.
///
/// Source: layout.md, “HStack / VStack” (OpenSwiftUI, `Stack/StackLayout.swift`); the steps are in ``StackShares`` and
/// ``StackArrangement``.
final class StackRule: LayoutRule {
    private let axis: Axis
    /// After each child but the last.
    private let gaps: [Points]
    private let alignment: Anchor
    private let children: [Box]
    private let groups: [[Int]]
    /// For the last proposal across the axis: a stack is mostly asked for several lengths in a row.
    private var shares: StackShares?
    /// For the last proposal: a stack is mostly placed where it was measured last.
    private var arrangement: (proposal: ProposedSize, fillsAcross: Bool, value: StackArrangement)?

    init(axis: Axis, gaps: [Points], alignment: Anchor, children: [Box]) {
        self.axis = axis
        self.gaps = gaps
        self.alignment = alignment
        self.children = children
        groups = children.groupsByPriority()
    }

    func size(for proposal: ProposedSize) -> Size {
        arrange(for: proposal).size
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

    /// Step 7: a proposal of nil across the axis becomes the stack's own size when it places its children. Those that are
    /// as long as the stack are asked what they were asked before (``Box/proposal(placedIn:measuredWith:)``).
    private func arrangeForPlacing(in size: Size, proposal: ProposedSize) -> StackArrangement {
        let across = axis.across
        guard proposal.length(along: across) == nil else { return arrange(for: proposal) }
        return arrange(
            for: ProposedSize(along: axis, proposal.length(along: axis), across: size.length(along: across)),
            fillingAcross: true)
    }

    private func arrange(for proposal: ProposedSize, fillingAcross: Bool = false) -> StackArrangement {
        if let arrangement, arrangement.proposal == proposal, arrangement.fillsAcross == fillingAcross {
            return arrangement.value
        }
        let across = proposal.length(along: axis.across)
        let proposals = zip(children, lengths(for: proposal)).map { child, length in
            let room = ProposedSize(along: axis, length, across: across)
            guard fillingAcross else { return room }
            return child.proposal(placedIn: room, measuredWith: ProposedSize(along: axis, length, across: nil))
        }
        let value = StackArrangement(
            children, axis: axis, gaps: gaps, alignment: alignment, proposals: proposals)
        arrangement = (proposal, fillingAcross, value)
        return value
    }

    /// What each child is proposed along the axis.
    private func lengths(for proposal: ProposedSize) -> [Points?] {
        // Step 1: nothing is proposed, so every child has its ideal length.
        guard let length = proposal.length(along: axis) else { return Array(repeating: nil, count: children.count) }
        let across = proposal.length(along: axis.across)
        if let shares, shares.across == across { return shares.proposals(for: length) }
        let shares = StackShares(boxes: children, groups: groups, axis: axis, gaps: gaps, across: across)
        self.shares = shares
        return shares.proposals(for: length)
    }
}
