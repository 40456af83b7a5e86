/// A point, x to the right, y down.
@usableFromInline package struct Point: Hashable, Sendable {
    @usableFromInline package var x: Points
    @usableFromInline package var y: Points

    @inlinable package init(x: Points, y: Points) {
        self.x = x
        self.y = y
    }

    @inlinable package static var zero: Point { Point(x: 0, y: 0) }

    @inlinable package static func == (left: Point, right: Point) -> Bool {
        left.x == right.x && left.y == right.y
    }
}
