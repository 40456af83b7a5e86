package import Values

/// The tail of a bubble. It is inside the bubble's frame: the rounded rectangle is smaller by the tail's size on that
/// edge.
package struct BoundTail: Sendable, Hashable {
    package enum Edge: String, Sendable, Hashable, CaseIterable {
        case top
        case leading
        case bottom
        case trailing

        package var isVertical: Bool { self == .leading || self == .trailing }
    }

    /// The position of the tail on its edge. At an end it replaces the corner with a drop whose tip is the corner of
    /// the frame. Elsewhere it is an isosceles triangle, twice as wide as high.
    package enum Place: Sendable, Hashable {
        /// The top or the leading end.
        case start
        case center
        /// The bottom or the trailing end.
        case end
        /// The distance of the tip from the start.
        case points(Points)
    }

    package var edge: Edge
    package var place: Place
    /// The distance from the rounded rectangle to the tip.
    package var size: Points

    package init(edge: Edge, place: Place, size: Points) {
        self.edge = edge
        self.place = place
        self.size = size
    }
}

extension BoundTail {
    /// Returns the part of a bubble's frame that its rounded rectangle fills.
    package func body(in rect: Rect, direction: LayoutDirection) -> Rect {
        rect.inset(by: EdgeInsets(tail: min(size, edge.isVertical ? rect.width : rect.height), at: edge, direction))
    }
}

extension EdgeInsets {
    fileprivate init(tail size: Points, at edge: BoundTail.Edge, _ direction: LayoutDirection) {
        let isLeft = edge == (direction == .leftToRight ? .leading : .trailing)
        self.init(
            top: edge == .top ? size : 0, left: edge.isVertical && isLeft ? size : 0,
            bottom: edge == .bottom ? size : 0,
            right: edge.isVertical && !isLeft ? size : 0)
    }
}
