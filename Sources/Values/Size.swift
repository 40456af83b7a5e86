/// A width and a height in points.
@usableFromInline package struct Size: Hashable, Sendable {
    @usableFromInline package var width: Points
    @usableFromInline package var height: Points

    @inlinable package init(width: Points, height: Points) {
        self.width = width
        self.height = height
    }

    @inlinable package static var zero: Size { Size(width: 0, height: 0) }
    @inlinable package var shorterSide: Points { min(width, height) }

    @inlinable package static func == (left: Size, right: Size) -> Bool {
        left.width == right.width && left.height == right.height
    }
}
