import Canvas
import Values

/// The coordinates of a picture. Things are placed around its middle and sized by ``unit``, so that crops of every
/// shape show the same composition.
struct PictureFrame {
    let width: Double
    let height: Double
    /// The shorter side, but at least an eighth of the longer one.
    let unit: Double

    init(_ size: Size) {
        width = max(size.width.value, 0)
        height = max(size.height.value, 0)
        unit = max(min(width, height), max(width, height) / 8)
    }

    var middle: Double { width / 2 }
    /// The whole picture, with a bleed that keeps the pixels at its edges opaque.
    var area: Rect { Rect(x: -4, y: -4, width: Points(width + 8), height: Points(height + 8)) }

    /// Returns a horizontal position, in units from the middle.
    func x(_ units: Double) -> Double { middle + units * unit }
    /// Returns a vertical position, as a share of the height.
    func y(_ share: Double) -> Double { share * height }
    /// Half the width in units.
    var reach: Double { width / 2 / unit }

    /// The indices of things that are repeated across the picture, with `step` units between them.
    func indices(step: Double) -> ClosedRange<Int> {
        let count = min(Int((reach / step).rounded(.up)), 100) + 1
        return -count...count
    }
}

/// Shapes from plain numbers.
extension Path {
    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path { oval(x, y, radius, radius) }

    static func oval(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Path {
        .ellipse(
            in: Rect(
                x: Points(x - radiusX), y: Points(y - radiusY), width: Points(radiusX * 2),
                height: Points(radiusY * 2)))
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Path {
        let rect = Rect(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
        let corner = Points(min(radius, width / 2, height / 2))
        guard corner > 0 else { return .rect(rect) }
        return .roundedRect(rect, radii: [corner, corner, corner, corner], style: .circular)
    }

    /// A closed outline with straight sides.
    static func polygon(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = Point(x: Points(point.0), y: Points(point.1))
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        path.close()
        return path
    }

    /// A smooth line through points (Catmull-Rom).
    static func smooth(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        path.addSmooth(points)
        return path
    }

    /// The area between a smooth line and a horizontal floor.
    static func land(_ points: [(Double, Double)], floor: Double) -> Path {
        guard let first = points.first, let last = points.last else { return Path() }
        var path = Path.smooth(points)
        path.line(to: Point(x: Points(last.0), y: Points(floor)))
        path.line(to: Point(x: Points(first.0), y: Points(floor)))
        path.close()
        return path
    }

    /// A closed smooth outline through points.
    static func blob(_ points: [(Double, Double)]) -> Path {
        guard points.count > 2 else { return Path() }
        var path = Path()
        path.addSmooth(points, isClosed: true)
        path.close()
        return path
    }

    private mutating func addSmooth(_ points: [(Double, Double)], isClosed: Bool = false) {
        guard let first = points.first else { return }
        let count = points.count
        func point(_ index: Int) -> (Double, Double) {
            isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        move(to: Point(x: Points(first.0), y: Points(first.1)))
        for index in 0..<(isClosed ? count : count - 1) {
            let (before, from, to, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            curve(
                control1: Point(
                    x: Points(from.0 + (to.0 - before.0) / 6), y: Points(from.1 + (to.1 - before.1) / 6)),
                control2: Point(x: Points(to.0 - (after.0 - from.0) / 6), y: Points(to.1 - (after.1 - from.1) / 6)),
                to: Point(x: Points(to.0), y: Points(to.1)))
        }
    }
}

/// Gradients from plain numbers.
extension Surface {
    /// Draws blurred things: light, haze and gradients of the whole picture. They are drawn at a third of the size and
    /// enlarged, which looks the same and takes a ninth of the time.
    func soft(_ frame: PictureFrame, _ body: (borrowing Surface) -> Void) {
        let factor = 3.0
        let (width, height) = (frame.width / factor, frame.height / factor)
        guard width >= 8, height >= 8,
            let small = try? Surface(
                pixelWidth: Int(width.rounded(.up)), pixelHeight: Int(height.rounded(.up)), scale: 1 / factor)
        else { return body(self) }
        body(small)
        draw(small, in: Rect(origin: .zero, size: small.size))
    }

    /// Fills a path from a color at the top to others below, mixed in OKLab.
    func fillDown(_ path: Path, _ colors: [RGBA], from top: Double, to bottom: Double) {
        var stops: [ColorStop] = []
        let last = max(colors.count - 1, 1)
        for (index, color) in colors.enumerated() {
            stops.append(ColorStop(Double(index) / Double(last), color))
            // cairo mixes in sRGB, which is muddy between strong colors.
            if index + 1 < colors.count {
                stops.append(ColorStop((Double(index) + 0.5) / Double(last), color.mixed(with: colors[index + 1], 0.5)))
            }
        }
        fillLinearGradient(
            path, stops: stops, from: Point(x: 0, y: Points(top)), to: Point(x: 0, y: Points(bottom)))
    }

    /// Fills a path from the left to the right.
    func fillAcross(_ path: Path, _ first: RGBA, _ last: RGBA, from left: Double, to right: Double) {
        fillLinearGradient(
            path, stops: [ColorStop(0, first), ColorStop(1, last)], from: Point(x: Points(left), y: 0),
            to: Point(x: Points(right), y: 0))
    }

    /// Draws light around a point, which fades smoothly.
    func glow(_ x: Double, _ y: Double, _ radius: Double, _ color: RGBA) {
        let fades = [1, 0.62, 0.3, 0.1, 0]
        let stops = fades.enumerated().map { ColorStop(Double($0.offset) / 4, color.opacity($0.element)) }
        fillRadialGradient(
            .circle(x, y, radius), stops: stops, center: Point(x: Points(x), y: Points(y)),
            outerRadius: Points(radius))
    }
}
