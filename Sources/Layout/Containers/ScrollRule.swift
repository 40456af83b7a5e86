import Specs
import Values

/// `scroll`: takes the proposed length along its axis, and the size of its content across it.
///
/// Source: swiftui-layout.md, “ScrollView”.
struct ScrollRule: LayoutRule {
    let axis: Axis
    let position: ScrollPosition
    let snaps: Bool
    let content: ScrollContent

    func size(for proposal: ProposedSize) -> Size {
        let inner = content.box(for: proposal).size(for: contentProposal(for: proposal))
        return Size(
            along: axis, proposal.length(along: axis) ?? inner.length(along: axis),
            across: inner.length(along: axis.across))
    }

    /// A scroll view has no baselines, since its text moves.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let content = content.box(for: proposal)
        let inner = contentProposal(for: proposal)
        let frames = content.frames(at: rect.origin, proposal: inner)
        let excess = content.size(for: inner).length(along: axis) - rect.size.length(along: axis)
        let wanted = distance(in: frames, from: rect.origin, excess: excess)
        let written = min(snaps && position.maySnap ? snapped(wanted, to: frames) : wanted, max(0, excess))
        let distance = revealing(frames, in: rect, scrolledBy: written, excess: excess)
        placed.frames += distance > 0 ? frames.moved(by: Point(along: axis, -distance, across: 0)) : frames
    }

    /// The content has its ideal length along the axis.
    private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
        ProposedSize(along: axis, nil, across: proposal.length(along: axis.across))
    }

    /// Returns a distance that shows the field being edited above the end of the scroll view, since the keyboard is
    /// below it. If the field takes more than half of the room, as a text view may, the line with the caret is shown.
    private func revealing(
        _ frames: [Frame], in rect: Rect, scrolledBy distance: Points, excess: Points
    ) -> Points {
        guard !axis.isHorizontal, let edited = frames.editedField else { return distance }
        let isLarge = edited.field.height * 2.0 > rect.height
        let needed = (isLarge ? edited.caret : edited.field).maxY + edited.gap - rect.maxY
        return needed > distance ? max(0, min(needed, excess)) : distance
    }

    /// Returns the scroll distance, before it is limited to the scrollable range.
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

// MARK: Snapping

extension ScrollRule {
    /// Returns the nearest distance that aligns a node to the position of the first node at rest, as SwiftUI's
    /// `.viewAligned` does.
    private func snapped(_ distance: Points, to frames: [Frame]) -> Points {
        let places = frames.snapTargets.map { axis.isHorizontal ? $0.rect.minX : $0.rect.minY }
        guard let first = places.min() else { return distance }
        func isNearer(_ one: Points, _ other: Points) -> Bool {
            abs((one - distance).value) < abs((other - distance).value)
        }
        return places.map { $0 - first }.min(by: isNearer) ?? distance
    }
}

extension ScrollPosition {
    /// Whether the position is one that snapping can change.
    fileprivate var maySnap: Bool {
        switch self {
        case .offset, .node: true
        case .start, .end: false
        }
    }
}

extension [Frame] {
    /// The nodes in the scroll view; if there is a single container, the nodes in that.
    fileprivate var snapTargets: [Frame] {
        let frames = filter { if case .spacer = $0.node.content { false } else { true } }
        guard frames.count == 1, let only = frames.first else { return frames }
        switch only.node.content {
        case .stack, .flow, .grid, .use: return only.children.snapTargets
        default: return frames
        }
    }
}

/// A field that is being edited, and its distance from the keyboard.
private struct EditedField {
    var field: Rect
    var caret: Rect
    var gap: Points
}

extension [Frame] {
    fileprivate var editedField: EditedField? {
        for frame in self where frame.node.containsEditedField {
            if case .control(let control) = frame.node.content, case .field(let field) = control.arrangement,
                field.keyboard != nil, let text = frame.children.firstIndex(where: { $0.text != nil })
            {
                // The caret is the frame after the text.
                let caret = frame.children.dropFirst(text + 1).first?.rect ?? frame.rect
                return EditedField(field: frame.rect, caret: caret, gap: field.keyboardGap)
            }
            if let field = frame.children.editedField ?? frame.overlay.editedField { return field }
        }
        return nil
    }
}
