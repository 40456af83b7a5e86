package import Values

/// The place and scale of a component on a page.
package struct DrawingPlace: Sendable, Hashable {
    package var origin: Point
    package var scale: DrawingScale

    package init(origin: Point, scale: DrawingScale) {
        self.origin = origin
        self.scale = scale
    }

    /// Returns a point of the component on the page, on a whole pixel.
    package func point(_ point: Point) -> Point {
        Point(x: x(point.x), y: y(point.y))
    }

    package func x(_ x: Points) -> Points { (origin.x + x * scale.factor).rounded(toPixelsAt: 2) }
    package func y(_ y: Points) -> Points { (origin.y + y * scale.factor).rounded(toPixelsAt: 2) }

    package func rect(_ rect: Rect) -> Rect {
        let (left, top) = (x(rect.minX), y(rect.minY))
        return Rect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
    }

    package func length(_ length: Points) -> Points { length * scale.factor }

    /// Returns the radius of a rectangle as drawn. Half of its shorter side stays half on whole pixels.
    package func radius(_ radius: Points, of rect: Rect) -> Points {
        radius * 2 >= rect.size.shorterSide - 0.01 ? self.rect(rect).size.shorterSide / 2 : length(radius)
    }
}

extension DrawingScale {
    /// The steps for redlines, which leave room for labels, largest first.
    package static let redlineSteps: [DrawingScale] =
        [
            DrawingScale(5, to: 1), DrawingScale(4, to: 1), DrawingScale(3, to: 1), DrawingScale(5, to: 2), .double,
            DrawingScale(3, to: 2), DrawingScale(5, to: 4),
        ] + steps
}
