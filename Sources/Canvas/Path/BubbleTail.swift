package import Values

/// The tail of a speech bubble, on one edge of a rounded rectangle.
///
/// Away from the corners it is a triangle with a rounded tip and rounded feet. At a corner it is a drop that continues
/// the other edge, as in Messages.
package struct BubbleTail: Hashable, Sendable {
    /// The edges, clockwise from the top left.
    package enum Edge: Int, Sendable {
        case top
        case right
        case bottom
        case left
    }

    package var edge: Edge
    /// The start of the base, measured from the left or upper end of the edge.
    package var start: Points
    /// The position of the tip along the edge, measured from the same end.
    package var tip: Points
    /// The end of the base, measured from the same end.
    package var end: Points
    /// The distance of the tip from the edge.
    package var length: Points

    /// The extent of a rounded foot along the edge, as a fraction of half the base, and up the side of the tail, as a
    /// fraction of that side.
    package static let foot = 0.35
    /// The fraction of a side that the rounded tip takes.
    static let tipShare = 0.3
    /// The length of the base of a tail at a corner, as a multiple of the tail's length.
    package static let cornerBase = 1.6
    /// The distance from the corner at which the side of a corner tail bends outward, as a fraction of its base.
    static let cornerBend = 0.3
    /// The fraction of its sides that the rounded tip of a corner tail takes.
    static let cornerTip = 0.16

    package init(edge: Edge, start: Points, tip: Points, end: Points, length: Points) {
        self.edge = edge
        self.start = start
        self.tip = tip
        self.end = end
        self.length = length
    }
}

extension Path {
    /// The length of an edge that a continuous corner takes, in radii.
    package static let continuousCornerExtent = CornerCurve.continuousExtent

    /// Returns a rounded rectangle with a tail outside it. A corner that the tail's base touches is not rounded.
    package static func bubble(_ rect: Rect, radii: [Points], style: CornerStyle, tail: BubbleTail) -> Path {
        var radii = (0..<4).map { $0 < radii.count ? radii[$0] : 0 }
        let length = tail.edge.isVertical ? rect.height : rect.width
        // An edge goes from the corner of its own index to the next. The bottom and left edges go leftward and upward.
        let (first, second) = (tail.edge.rawValue, (tail.edge.rawValue + 1) % 4)
        let (low, high) = tail.edge.isForward ? (first, second) : (second, first)
        if tail.start <= 0 { radii[low] = 0 }
        if tail.end >= length { radii[high] = 0 }
        let sharp = CornerCurve(radius: 0, extentAlong: 0, extentAcross: 0, style: style)
        let isAtCorner = tail.start <= 0 || tail.end >= length
        return rounded(
            rect, corners: corners(of: rect, radii: radii, style: style) ?? [sharp, sharp, sharp, sharp], unitX: 1,
            unitY: 1, detours: [first: isAtCorner ? cornerTail(tail, on: rect) : roundTail(tail, on: rect)])
    }

    /// The tail at a corner. One side leaves the edge in a curve; the other continues straight from the corner.
    private static func cornerTail(_ tail: BubbleTail, on rect: Rect) -> Path {
        let isAtStart = tail.tip <= tail.start
        let foot = isAtStart ? tail.end : tail.start
        func place(_ along: Points, _ outside: Points) -> Point {
            rect.place(on: tail.edge, at: along, outside: outside)
        }
        let bend = tail.tip + (foot - tail.tip) * BubbleTail.cornerBend
        // The tip is rounded over the same fraction of both sides.
        let share = BubbleTail.cornerTip
        let beforeTip = place(tail.tip + (bend - tail.tip) * share, tail.length * (1 - share))
        let afterTip = place(tail.tip, tail.length * (1 - share))
        let tip = place(tail.tip, tail.length)
        var path = Path()
        if isAtStart == tail.edge.isForward {
            path.line(to: place(tail.tip, 0))
            path.line(to: afterTip)
            path.bend(by: tip, to: beforeTip)
            path.bend(by: place(bend, 0), to: place(foot, 0))
        } else {
            path.line(to: place(foot, 0))
            path.bend(by: place(bend, 0), to: beforeTip)
            path.bend(by: tip, to: afterTip)
            path.line(to: place(tail.tip, 0))
        }
        return path
    }

    /// The tail away from the corners. Its sides leave the edge in a curve, and its tip is as round as that of a UIKit
    /// popover's arrow.
    private static func roundTail(_ tail: BubbleTail, on rect: Rect) -> Path {
        func place(_ along: Points, _ outside: Points) -> Point {
            rect.place(on: tail.edge, at: along, outside: outside)
        }
        /// Returns the point at a fraction of a side: 0 at the edge, 1 where both sides would meet.
        func side(from foot: Points, _ share: Double, _ apex: Points) -> Point {
            place(foot + (tail.tip - foot) * share, apex * share)
        }
        let (near, far) = tail.edge.isForward ? (tail.start, tail.end) : (tail.end, tail.start)
        // The tip's curve ends short of the point where the sides would meet, so that point is farther out than the
        // tip.
        let apex = tail.length / (1 - BubbleTail.tipShare / 2)
        var path = Path()
        path.line(to: place(near + (near - tail.tip) * BubbleTail.foot, 0))
        path.bend(by: place(near, 0), to: side(from: near, BubbleTail.foot, apex))
        path.line(to: side(from: near, 1 - BubbleTail.tipShare, apex))
        path.bend(by: place(tail.tip, apex), to: side(from: far, 1 - BubbleTail.tipShare, apex))
        path.line(to: side(from: far, BubbleTail.foot, apex))
        path.bend(by: place(far, 0), to: place(far + (far - tail.tip) * BubbleTail.foot, 0))
        return path
    }

    /// Adds a quadratic curve as a cubic one.
    private mutating func bend(by control: Point, to end: Point) {
        guard let last = elements.last?.end else { return }
        func toward(_ from: Point) -> Point {
            Point(x: from.x + (control.x - from.x) * (2 / 3), y: from.y + (control.y - from.y) * (2 / 3))
        }
        curve(control1: toward(last), control2: toward(end), to: end)
    }
}

extension Path.Element {
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}

extension BubbleTail.Edge {
    fileprivate var isVertical: Bool { self == .left || self == .right }
    /// Whether the clockwise direction on this edge is rightward or downward.
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
