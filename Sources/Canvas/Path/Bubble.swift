package import Values

/// A triangle that stands on one edge of a rounded rectangle.
package struct BubbleTail: Hashable, Sendable {
    /// The edges in the order of a clockwise walk from the top left.
    package enum Edge: Int, Sendable {
        case top
        case right
        case bottom
        case left
    }

    package var edge: Edge
    /// Where its base begins and ends and where its tip is, from the edge's left or upper end.
    package var start: Points
    package var tip: Points
    package var end: Points
    /// How far the tip is from the edge.
    package var length: Points

    package init(edge: Edge, start: Points, tip: Points, end: Points, length: Points) {
        self.edge = edge
        self.start = start
        self.tip = tip
        self.end = end
        self.length = length
    }
}

extension Path {
    /// How much of an edge a continuous corner takes, in radii.
    package static let continuousCornerExtent = Corner.continuousExtent

    /// A rounded rectangle with a tail outside of it. A corner that the tail's base reaches is not rounded.
    package static func bubble(_ rect: Rect, radii: [Points], style: CornerStyle, tail: BubbleTail) -> Path {
        var radii = (0..<4).map { $0 < radii.count ? radii[$0] : 0 }
        let length = tail.edge.isVertical ? rect.height : rect.width
        // The edge runs from the corner of its own index to the next one; right to left, or upward, on the latter two.
        let (first, second) = (tail.edge.rawValue, (tail.edge.rawValue + 1) % 4)
        let (low, high) = tail.edge.isForward ? (first, second) : (second, first)
        if tail.start <= 0 { radii[low] = 0 }
        if tail.end >= length { radii[high] = 0 }
        let sharp = Corner(radius: 0, extentAlong: 0, extentAcross: 0, style: style)
        let places = [(tail.start, 0 as Points), (tail.tip, tail.length), (tail.end, 0)]
            .map { rect.place(on: tail.edge, at: $0.0, outside: $0.1) }
        return rounded(
            rect, corners: corners(of: rect, radii: radii, style: style) ?? [sharp, sharp, sharp, sharp], unitX: 1,
            unitY: 1, detours: [first: tail.edge.isForward ? places : places.reversed()])
    }
}

extension BubbleTail.Edge {
    fileprivate var isVertical: Bool { self == .left || self == .right }
    /// Whether a clockwise walk goes right or down on it.
    fileprivate var isForward: Bool { self == .top || self == .right }
}

extension Rect {
    fileprivate func place(on edge: BubbleTail.Edge, at distance: Points, outside: Points) -> Point {
        switch edge {
        case .top: Point(x: minX + distance, y: minY - outside)
        case .right: Point(x: maxX + outside, y: minY + distance)
        case .bottom: Point(x: minX + distance, y: maxY + outside)
        case .left: Point(x: minX - outside, y: minY + distance)
        }
    }
}
