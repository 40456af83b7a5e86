import Specs
import Values

/// The box of a node: makes the node's frame from the placed contents, and moves it by the node's offset.
///
/// The offset is toward the trailing edge: a layout from right to left is mirrored together with its offsets, as
/// SwiftUI mirrors the transforms of all geometry effects.
///
/// The frame is reused if the next state places the node in the same rectangle.
final class NodeLayout: LayoutRule {
    private let node: BoundNode
    private let inner: Box
    private let padding: Insets
    private let offset: Point
    private var last: (rect: Rect, proposal: ProposedSize, frame: Frame)?

    init(_ node: BoundNode, inner: Box, padding: Insets) {
        self.node = node
        self.inner = inner
        self.padding = padding
        let written = node.effects.offset
        let x = written.x.isFinite ? written.x : 0
        offset = Point(x: x, y: written.y.isFinite ? written.y : 0)
    }

    static var cachesSizes: Bool { false }

    func size(for proposal: ProposedSize) -> Size {
        inner.size(for: proposal)
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        inner.baselines(for: proposal)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        if let last, last.rect == rect, last.proposal == proposal {
            placed.frames.append(last.frame)
            return
        }
        let frame = frame(in: rect.offset(x: offset.x, y: offset.y), proposal: proposal)
        last = (rect, proposal, frame)
        placed.frames.append(frame)
    }

    func clearCache() {
        last = nil
    }

    private func frame(in rect: Rect, proposal: ProposedSize) -> Frame {
        var inside = Placed()
        inner.place(at: rect.origin, proposal: proposal, into: &inside)
        return Frame(
            node: node, rect: rect, content: rect.inset(by: padding.resolved(.leftToRight)), text: inside.text,
            children: inside.frames, overlay: inside.overlay)
    }
}
