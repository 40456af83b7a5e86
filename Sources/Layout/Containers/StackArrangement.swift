import Specs
import Values

/// The positions of a stack's children for one proposal.
struct StackArrangement {
    struct Child {
        var proposal: ProposedSize
        var size: Size
        /// Relative to the stack's top leading corner.
        var origin: Point
    }

    private(set) var children: [Child] = []
    private(set) var size = Size.zero

    /// Arranges boxes along an axis.
    ///
    /// - Parameter proposals: the proposal for each box.
    init(_ boxes: [Box], axis: Axis, gaps: [Points], alignment: Anchor, proposals: [ProposedSize]) {
        children.reserveCapacity(boxes.count)
        for (box, proposal) in zip(boxes, proposals) {
            children.append(Child(proposal: proposal, size: box.size(for: proposal), origin: .zero))
        }
        let length = setPositionsAlong(axis, gaps: gaps)
        let across = setPositionsAcross(axis, alignment: alignment, boxes: boxes)
        size = Size(along: axis, length, across: across)
    }

    /// Step 6, along the axis: positions are the running sum of gaps and lengths.
    private mutating func setPositionsAlong(_ axis: Axis, gaps: [Points]) -> Points {
        var position: Points = 0
        for index in children.indices {
            if index > 0, index <= gaps.count { position += gaps[index - 1] }
            children[index].origin = Point(along: axis, position, across: 0)
            position += children[index].size.length(along: axis)
        }
        return max(0, position)
    }

    /// Step 6, across the axis: aligns the guides of all children. The stack's extent is the union of the children.
    private mutating func setPositionsAcross(_ axis: Axis, alignment: Anchor, boxes: [Box]) -> Points {
        let guides = zip(children, boxes).map { guide(of: $0, in: $1, axis: axis, alignment: alignment) }
        // An infinite size is requested only for measuring, where positions do not matter.
        guard children.allSatisfy({ $0.size.length(along: axis.across).isFinite }) else { return .infinity }
        var (start, end): (Points, Points) = (0, 0)
        for (child, guide) in zip(children, guides) {
            start = min(start, -guide)
            end = max(end, child.size.length(along: axis.across) - guide)
        }
        for (index, guide) in zip(children.indices, guides) {
            children[index].origin.setPosition(-guide - start, across: axis)
        }
        return end - start
    }

    /// Returns the position of the alignment guide in a child, across the axis.
    private func guide(of child: Child, in box: Box, axis: Axis, alignment: Anchor) -> Points {
        switch axis {
        case .vertical:
            return alignment.horizontal.guide(in: child.size.width)
        case .horizontal:
            let baselines = alignment.vertical.isBaseline ? box.baselines(for: child.proposal) : nil
            return alignment.vertical.guide(in: child.size.height, baselines: baselines)
        }
    }
}

extension Point {
    fileprivate mutating func setPosition(_ position: Points, across axis: Axis) {
        if axis.isHorizontal { y = position } else { x = position }
    }
}
