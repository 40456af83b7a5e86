/// Distances from the physical edges of a rectangle.
@usableFromInline package struct EdgeInsets: Hashable, Sendable {
    @usableFromInline package var top: Points
    @usableFromInline package var left: Points
    @usableFromInline package var bottom: Points
    @usableFromInline package var right: Points

    @inlinable package init(top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    @inlinable package static var zero: EdgeInsets { EdgeInsets() }

    @inlinable package static func == (left: EdgeInsets, right: EdgeInsets) -> Bool {
        left.top == right.top && left.left == right.left
            && left.bottom == right.bottom && left.right == right.right
    }
}
