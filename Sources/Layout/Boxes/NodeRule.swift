import Specs
import Values

/// A node's box: makes its frame of what the boxes inside it placed, and moves all of it by the node's offset.
///
/// The offset is to the right in either direction of reading (OpenSwiftUI, `_OffsetEffect`), and so goes the other
/// way where the result will be mirrored.
struct NodeRule: LayoutRule {
    let node: BoundNode
    let inner: Box
    let padding: Insets
    let offset: Point

    init(_ node: BoundNode, inner: Box, padding: Insets, direction: LayoutDirection) {
        self.node = node
        self.inner = inner
        self.padding = padding
        let written = node.effects.offset
        let x = written.x.isFinite ? written.x : 0
        offset = Point(x: direction == .leftToRight ? x : -x, y: written.y.isFinite ? written.y : 0)
    }

    static var remembersSizes: Bool { false }

    func size(for proposal: ProposedSize) -> Size {
        inner.size(for: proposal)
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        inner.baselines(for: proposal)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let rect = rect.offset(x: offset.x, y: offset.y)
        var inside = Placed()
        inner.place(at: rect.origin, proposal: proposal, into: &inside)
        let content = rect.inset(by: padding.resolved(.leftToRight))
        placed.frames.append(
            Frame(
                node: node, rect: rect, content: content, text: inside.text, children: inside.frames,
                overlay: inside.overlay))
    }
}
