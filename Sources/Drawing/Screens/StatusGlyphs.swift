import Canvas
import Values

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The outlines of the status bar's indicators at full signal. Their proportions were measured on screenshots.
enum StatusGlyphs {
    /// Returns the cellular indicator: four bars of increasing height.
    static func cellular(in rect: Rect) -> Path {
        let width: Points = rect.width / 6.0
        let radius: Points = width / 3.0
        var path = Path()
        for (index, height) in [0.383, 0.583, 0.8, 1].enumerated() {
            let x = rect.minX + (rect.width - width) * (Double(index) / 3)
            let bar = Rect(
                x: x, y: rect.maxY - rect.height * height, width: width, height: rect.height * height)
            path.append(.roundedRect(bar, radii: [radius, radius, radius, radius], style: .circular))
        }
        return path
    }

    /// The width of the line around the parts of the Wi-Fi fan that rounds their corners, as a fraction of the height.
    /// The filled parts are smaller by half of it on each side.
    static let wifiRounding = 0.07

    /// Returns the Wi-Fi fan: two arcs and a wedge, whose tip is at the middle of the lower edge.
    static func wifi(in rect: Rect) -> Path {
        let round = wifiRounding / 2
        let reach = 1 - round
        // The upper arc is as wide as the rectangle.
        let spread = asin(min(rect.width.value / rect.height.value / 2, 1)) - round
        let tip = Point(x: rect.midX, y: rect.maxY)
        func place(_ radius: Double, _ angle: Double) -> Point {
            let length = rect.height * radius
            return Point(x: tip.x + length * sin(angle), y: tip.y - length * cos(angle))
        }
        /// Adds an arc around the tip. The path must already be at the start of the arc.
        func arc(_ path: inout Path, _ radius: Double, from: Double, to: Double) {
            let handle = 4 / 3 * tan((to - from) / 4) * radius
            let (start, end) = (place(radius, from), place(radius, to))
            func turned(_ point: Point, _ angle: Double, _ length: Double) -> Point {
                Point(
                    x: point.x + rect.height * (length * cos(angle)), y: point.y + rect.height * (length * sin(angle)))
            }
            path.curve(control1: turned(start, from, handle), control2: turned(end, to, -handle), to: end)
        }
        var path = Path()
        for (outer, inner) in [(reach, 0.785 + round), (0.665 - round, 0.45 + round)] {
            path.move(to: place(outer, -spread))
            arc(&path, outer, from: -spread, to: spread)
            path.line(to: place(inner, spread))
            arc(&path, inner, from: spread, to: -spread)
            path.close()
        }
        let wedge = 0.33 - round
        path.move(to: place(wedge, -spread))
        arc(&path, wedge, from: -spread, to: spread)
        path.line(to: place(round * 1.4, 0))
        path.close()
        return path
    }

    /// Returns the battery's cap: the right half of an ellipse.
    static func batteryCap(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.curve(
            control1: Point(x: rect.minX + rect.width * 0.6, y: rect.minY + rect.height * 0.09),
            control2: Point(x: rect.maxX, y: rect.minY + rect.height * 0.28), to: Point(x: rect.maxX, y: rect.midY))
        path.curve(
            control1: Point(x: rect.maxX, y: rect.maxY - rect.height * 0.28),
            control2: Point(x: rect.minX + rect.width * 0.6, y: rect.maxY - rect.height * 0.09),
            to: Point(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }
}
