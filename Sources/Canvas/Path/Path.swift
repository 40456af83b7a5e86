package import Values

/// An outline in points, of lines and cubic curves. It is filled by the nonzero winding rule.
///
/// A coordinate that is not a number becomes 0. Others are clamped to ``maximumCoordinate``, so that they fit cairo's
/// fixed-point coordinates at every scale in use.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(control1: Point, control2: Point, to: Point)
        case close
    }

    package private(set) var elements: [Element] = []

    package static let maximumCoordinate = 100_000.0

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func move(to point: Point) {
        elements.append(.move(point.limited))
    }

    package mutating func line(to point: Point) {
        elements.append(.line(point.limited))
    }

    package mutating func curve(control1: Point, control2: Point, to point: Point) {
        elements.append(.curve(control1: control1.limited, control2: control2.limited, to: point.limited))
    }

    package mutating func close() {
        elements.append(.close)
    }

    package mutating func append(_ other: Path) {
        elements += other.elements
    }

    /// Returns the outline moved by `x` to the right and `y` down.
    package func offset(x: Points, y: Points) -> Path {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y).limited }
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let first, let second, let point):
                .curve(control1: moved(first), control2: moved(second), to: moved(point))
            case .close: .close
            }
        }
        return result
    }
}

extension Path {
    package static func line(from start: Point, to end: Point) -> Path {
        var path = Path()
        path.move(to: start)
        path.line(to: end)
        return path
    }

    package static func rect(_ rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.maxY))
        path.line(to: Point(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    /// Returns the ellipse inscribed in a rectangle.
    package static func ellipse(in rect: Rect) -> Path {
        let corner = CornerCurve(radius: 1, extentAlong: 1, extentAcross: 1, style: .circular)
        return rounded(
            rect, corners: [corner, corner, corner, corner], unitX: rect.width * 0.5, unitY: rect.height * 0.5)
    }

    /// Returns a rectangle whose shorter sides are half circles.
    package static func capsule(in rect: Rect) -> Path {
        let radius: Points = rect.size.shorterSide / 2
        return roundedRect(rect, radii: [radius, radius, radius, radius], style: .circular)
    }
}

extension Point {
    fileprivate var limited: Point {
        func limited(_ length: Points) -> Points {
            length.value.isNaN
                ? 0 : Points(min(max(length.value, -Path.maximumCoordinate), Path.maximumCoordinate))
        }
        return Point(x: limited(x), y: limited(y))
    }
}
