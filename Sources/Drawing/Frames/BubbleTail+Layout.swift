import Canvas
import Specs
import Values

extension BubbleTail {
    /// Creates the outline of a bubble's tail, which fills the space between the frame `rect` and its body.
    ///
    /// - Parameter clearance: the length of the edge that a corner takes. A tail that is not at an end of the edge
    ///   keeps clear of it.
    init(_ tail: BoundTail, from rect: Rect, to body: Rect, direction: LayoutDirection, clearance: Points) {
        let isMirrored = direction == .rightToLeft
        let edge: Edge =
            switch tail.edge {
            case .top: .top
            case .bottom: .bottom
            case .leading: isMirrored ? .right : .left
            case .trailing: isMirrored ? .left : .right
            }
        let length = tail.edge.isVertical ? body.height : body.width
        let size = tail.edge.isVertical ? rect.width - body.width : rect.height - body.height
        let isAtCorner = tail.place == .start || tail.place == .end
        let base = min(isAtCorner ? size * Self.cornerBase : size, length / 2)
        let isReversed = isMirrored && !tail.edge.isVertical
        func triangle(start: Points, tip: Points, end: Points) -> BubbleTail {
            isReversed
                ? BubbleTail(edge: edge, start: length - end, tip: length - tip, end: length - start, length: size)
                : BubbleTail(edge: edge, start: start, tip: tip, end: end, length: size)
        }
        switch tail.place {
        case .start: self = triangle(start: 0, tip: 0, end: base)
        case .end: self = triangle(start: length - base, tip: length, end: length)
        case .center: self = triangle(start: length / 2 - base, tip: length / 2, end: length / 2 + base)
        case .points(let distance):
            let margin = min(base * (1 + Self.foot) + clearance, length / 2)
            let tip = min(max(distance, margin), length - margin)
            self = triangle(start: tip - base, tip: tip, end: tip + base)
        }
    }
}
