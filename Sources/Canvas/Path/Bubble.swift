package import Values

/// What stands on one edge of a rounded rectangle: away from the corners a triangle whose tip and feet are rounded, at a
/// corner a drop that goes on with the other edge, as in Messages.
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

    /// How far a rounded foot reaches along the edge, in parts of half the base, and up the flank, in parts of that.
    package static let foot = 0.35
    /// How much of a flank the rounded tip takes.
    static let tipShare = 0.3
    /// How long the base of a tail at a corner is, in lengths of the tail.
    package static let cornerBase = 1.6
    /// How far from the corner the flank of a tail at a corner turns outward, in parts of its base.
    static let cornerBend = 0.3
    /// How much of its flanks the rounded tip takes.
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
        let isAtCorner = tail.start <= 0 || tail.end >= length
        return rounded(
            rect, corners: corners(of: rect, radii: radii, style: style) ?? [sharp, sharp, sharp, sharp], unitX: 1,
            unitY: 1, detours: [first: isAtCorner ? cornerTail(tail, on: rect) : roundTail(tail, on: rect)])
    }

    /// One flank that leaves the edge in a curve; the other goes straight on from the corner.
    private static func cornerTail(_ tail: BubbleTail, on rect: Rect) -> Path {
        let isAtStart = tail.tip <= tail.start
        let foot = isAtStart ? tail.end : tail.start
        func place(_ along: Points, _ outside: Points) -> Point {
            rect.place(on: tail.edge, at: along, outside: outside)
        }
        let bend = tail.tip + (foot - tail.tip) * BubbleTail.cornerBend
        // The tip is rounded over the same share of both flanks.
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

    /// Flanks that leave the edge in a curve, and a tip as round as that of UIKit's popovers.
    private static func roundTail(_ tail: BubbleTail, on rect: Rect) -> Path {
        func place(_ along: Points, _ outside: Points) -> Point {
            rect.place(on: tail.edge, at: along, outside: outside)
        }
        /// Between the ends of a flank: 0 at the edge, 1 where both flanks would meet.
        func flank(from foot: Points, _ share: Double, _ apex: Points) -> Point {
            place(foot + (tail.tip - foot) * share, apex * share)
        }
        let (near, far) = tail.edge.isForward ? (tail.start, tail.end) : (tail.end, tail.start)
        // The middle of the tip's curve lies below the place where the flanks would meet, which is so much farther out.
        let apex = tail.length / (1 - BubbleTail.tipShare / 2)
        var path = Path()
        path.line(to: place(near + (near - tail.tip) * BubbleTail.foot, 0))
        path.bend(by: place(near, 0), to: flank(from: near, BubbleTail.foot, apex))
        path.line(to: flank(from: near, 1 - BubbleTail.tipShare, apex))
        path.bend(by: place(tail.tip, apex), to: flank(from: far, 1 - BubbleTail.tipShare, apex))
        path.line(to: flank(from: far, BubbleTail.foot, apex))
        path.bend(by: place(far, 0), to: place(far + (far - tail.tip) * BubbleTail.foot, 0))
        return path
    }

    /// A quadratic curve.
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
