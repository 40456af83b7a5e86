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
        let written = min(distance(in: frames, from: rect.origin, excess: excess), max(0, excess))
        let distance = revealing(frames, in: rect, scrolledBy: written, excess: excess)
        if distance > 0 { frames.move(by: Point(along: axis, -distance, across: 0)) }
        placed.frames += frames
    }

    /// The content has its ideal length along the axis.
    private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
        ProposedSize(along: axis, nil, across: proposal.length(along: axis.across))
    }

    /// At least so far that the field that is edited is above the end: a keyboard would cover it otherwise.
    private func revealing(
        _ frames: [Frame], in rect: Rect, scrolledBy distance: Points, excess: Points
    ) -> Points {
        guard !axis.isHorizontal, let (field, gap) = frames.editedField else { return distance }
        let needed = field.maxY + gap - rect.maxY
        return needed > distance ? max(0, min(needed, excess)) : distance
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

extension [Frame] {
    /// Where the field that is edited is, and how far it stays away from a keyboard.
    fileprivate var editedField: (rect: Rect, gap: Points)? {
        for frame in self {
            if case .control(let control) = frame.node.content, case .field(let field) = control.arrangement,
                field.keyboard != nil
            {
                return (frame.rect, field.keyboardGap)
            }
            if let field = (frame.children + frame.overlay).editedField { return field }
        }
        return nil
    }
}
