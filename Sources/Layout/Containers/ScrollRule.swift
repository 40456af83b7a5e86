import Specs
import Values

/// `scroll`: takes what is proposed along its axis, and is as wide as its content across it.
///
/// Source: layout.md, “ScrollView”.
struct ScrollRule: LayoutRule {
    let axis: Axis
    let position: ScrollPosition
    let content: Box

    func size(for proposal: ProposedSize) -> Size {
        let inner = content.size(for: contentProposal(for: proposal))
        return Size(
            along: axis, proposal.length(along: axis) ?? inner.length(along: axis),
            across: inner.length(along: axis.across))
    }

    /// A scroll view hands no baseline on: its text moves.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let inner = contentProposal(for: proposal)
        var frames = content.frames(at: rect.origin, proposal: inner)
        let excess = content.size(for: inner).length(along: axis) - rect.size.length(along: axis)
        let distance = min(distance(in: frames, from: rect.origin, excess: excess), max(0, excess))
        if distance > 0 { frames.move(by: Point(along: axis, -distance, across: 0)) }
        placed.frames += frames
    }

    /// The content has its ideal length along the axis.
    private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
        ProposedSize(along: axis, nil, across: proposal.length(along: axis.across))
    }

    /// How far the content is scrolled, before that is limited to what there is to scroll.
    private func distance(in frames: [Frame], from origin: Point, excess: Points) -> Points {
        switch position {
        case .start: return 0
        case .end: return excess
        case .offset(let distance): return distance.isFinite ? distance : 0
        case .node(let id):
            guard let frame = frames.firstFrame(id: id) else { return 0 }
            return axis.isHorizontal ? frame.rect.minX - origin.x : frame.rect.minY - origin.y
        }
    }
}
