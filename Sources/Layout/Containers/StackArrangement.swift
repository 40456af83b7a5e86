import Specs
import Values

/// Where the children of a stack stand for one proposal.
struct StackArrangement {
    struct Child {
        var proposal: ProposedSize
        var size: Size
        /// From the stack's top leading corner.
        var origin: Point
    }

    private(set) var children: [Child] = []
    private(set) var size = Size.zero

    /// Arranges boxes along an axis; `length` and `across` are the proposal along and across it.
    init(
        _ boxes: [Box], axis: Axis, gaps: [Points], alignment: Anchor, length: Points?, across: Points?
    ) {
        let proposals = StackShares(boxes: boxes, axis: axis, gaps: gaps, across: across).proposals(for: length)
        children = zip(boxes, proposals).map { box, length in
            let proposal = ProposedSize(along: axis, length, across: across)
            return Child(proposal: proposal, size: box.size(for: proposal), origin: .zero)
        }
        let length = setPositionsAlong(axis, gaps: gaps)
        let across = setPositionsAcross(axis, alignment: alignment, boxes: boxes)
        size = Size(along: axis, length, across: across)
    }

    /// Step 6, along the axis: the running sum of gaps and lengths.
    private mutating func setPositionsAlong(_ axis: Axis, gaps: [Points]) -> Points {
        var position: Points = 0
        for index in children.indices {
            if index > 0, gaps.indices.contains(index - 1) { position += gaps[index - 1] }
            children[index].origin = Point(along: axis, position, across: 0)
            position += children[index].size.length(along: axis)
        }
        return max(0, position)
    }

    /// Step 6, across the axis: guides on one line; the union of the children with that line is the stack's extent.
    private mutating func setPositionsAcross(_ axis: Axis, alignment: Anchor, boxes: [Box]) -> Points {
        let guides = zip(children, boxes).map { child, box in
            switch axis {
            case .vertical:
                return alignment.horizontal.guide(in: child.size.width)
            case .horizontal:
                let baselines = alignment.vertical.isBaseline ? box.baselines(for: child.proposal) : nil
                return alignment.vertical.guide(in: child.size.height, baselines: baselines)
            }
        }
        let lengths = children.map { $0.size.length(along: axis.across) }
        // An infinite answer is only ever a measurement; positions do not matter then.
        guard lengths.allSatisfy(\.isFinite) else { return .infinity }
        let start = zip(guides, lengths).reduce(0) { min($0, -$1.0) }
        let end = zip(guides, lengths).reduce(0) { max($0, $1.1 - $1.0) }
        for (index, guide) in zip(children.indices, guides) {
            let origin = children[index].origin
            let along = axis == .horizontal ? origin.x : origin.y
            children[index].origin = Point(along: axis, along, across: -guide - start)
        }
        return end - start
    }
}
