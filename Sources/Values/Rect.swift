/// A rectangle in points, y down.
@usableFromInline package struct Rect: Hashable, Sendable {
    @usableFromInline package var origin: Point
    @usableFromInline package var size: Size

    @inlinable package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable package init(x: Points, y: Points, width: Points, height: Points) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    @inlinable package static var zero: Rect { Rect(origin: .zero, size: .zero) }

    @inlinable package var minX: Points { origin.x }
    @inlinable package var minY: Points { origin.y }
    @inlinable package var maxX: Points { origin.x + size.width }
    @inlinable package var maxY: Points { origin.y + size.height }
    @inlinable package var midX: Points { origin.x + size.width / 2 }
    @inlinable package var midY: Points { origin.y + size.height / 2 }
    @inlinable package var width: Points { size.width }
    @inlinable package var height: Points { size.height }
    @inlinable package var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

    /// The rectangle moved by `x` to the right and `y` down.
    @inlinable package func offset(x: Points, y: Points) -> Rect {
        Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
    }

    /// The rectangle reduced by the insets (left and right already resolved). Sides never get shorter than 0.
    @inlinable package func inset(by edges: EdgeInsets) -> Rect {
        Rect(
            x: minX + edges.left, y: minY + edges.top,
            width: max(0, width - edges.left - edges.right), height: max(0, height - edges.top - edges.bottom))
    }

    @inlinable package func inset(by amount: Points) -> Rect {
        inset(by: EdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The mirror image in a container that is `width` wide, for right-to-left layout.
    package func mirrored(in width: Points) -> Rect {
        Rect(origin: Point(x: width - maxX, y: minY), size: size)
    }

    /// The area that both rectangles cover; nil if they share no area.
    @inlinable package func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that contains both.
    @inlinable package func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Whether `other` is within this rectangle, with a tolerance on each side.
    @inlinable package func contains(_ other: Rect, tolerance: Points = 0) -> Bool {
        other.minX >= minX - tolerance && other.minY >= minY - tolerance
            && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
    }
}
