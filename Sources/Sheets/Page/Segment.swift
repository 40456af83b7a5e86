package import Values

/// A straight part of a line on a page.
package struct Segment: Sendable, Hashable {
    package var start: Point
    package var end: Point

    package init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }

    /// Returns the parts of a line with bends.
    package static func pieces(of line: [Point]) -> [Segment] {
        zip(line, line.dropFirst()).map { Segment($0, $1) }
    }

    var isLevelOrUpright: Bool { start.x == end.x || start.y == end.y }

    var bounds: Rect {
        let (left, top) = (min(start.x, end.x), min(start.y, end.y))
        return Rect(x: left, y: top, width: max(start.x, end.x) - left, height: max(start.y, end.y) - top)
    }

    /// Returns twice the area of the triangle with a point. Its sign shows which side the point is on.
    private func side(of point: Point) -> Double {
        ((end.x - start.x).value * (point.y - start.y).value) - ((end.y - start.y).value * (point.x - start.x).value)
    }

    /// Whether the segments have a common point, including their ends.
    package func meets(_ other: Segment) -> Bool {
        let (one, two) = (bounds, other.bounds)
        guard one.minX <= two.maxX, two.minX <= one.maxX, one.minY <= two.maxY, two.minY <= one.maxY else {
            return false
        }
        let (first, second) = (side(of: other.start), side(of: other.end))
        let (third, fourth) = (other.side(of: start), other.side(of: end))
        return (first * second <= 0) && (third * fourth <= 0)
    }

    /// Whether any part of the segment is in a rectangle.
    package func meets(_ rect: Rect) -> Bool {
        if Self.contains(rect, start) || Self.contains(rect, end) { return true }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ]
        return corners.indices.contains { meets(Segment(corners[$0], corners[($0 + 1) % 4])) }
    }

    /// Whether it is parallel to an edge of a rectangle, beside it, and nearer than a distance.
    func runsAlongEdge(of rect: Rect, within distance: Points) -> Bool {
        func isNear(_ one: Points, _ other: Points) -> Bool { abs((one - other).value) < distance.value }
        let own = bounds
        if start.y == end.y, own.width > distance {
            return own.minX < rect.maxX - distance && own.maxX > rect.minX + distance
                && (isNear(start.y, rect.minY) || isNear(start.y, rect.maxY))
        }
        if start.x == end.x, own.height > distance {
            return own.minY < rect.maxY - distance && own.maxY > rect.minY + distance
                && (isNear(start.x, rect.minX) || isNear(start.x, rect.maxX))
        }
        return false
    }

    /// Returns the length of the part of the segment inside a rectangle.
    package func length(in rect: Rect) -> Points {
        let step = (x: (end.x - start.x).value, y: (end.y - start.y).value)
        // The start and end of the part that remains inside all sides, as fractions of the whole.
        var (from, to) = (0.0, 1.0)
        let sides = [
            (-step.x, (start.x - rect.minX).value), (step.x, (rect.maxX - start.x).value),
            (-step.y, (start.y - rect.minY).value), (step.y, (rect.maxY - start.y).value),
        ]
        for (speed, room) in sides {
            if speed == 0, room < 0 { return 0 }
            if speed < 0 { from = max(from, room / speed) }
            if speed > 0 { to = min(to, room / speed) }
        }
        return Points(max(0, to - from) * (step.x * step.x + step.y * step.y).squareRoot())
    }

    private static func contains(_ rect: Rect, _ point: Point) -> Bool {
        rect.minX <= point.x && point.x <= rect.maxX && rect.minY <= point.y && point.y <= rect.maxY
    }
}
