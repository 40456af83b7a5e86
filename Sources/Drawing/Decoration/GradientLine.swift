import Values

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The line along which a linear gradient changes, as CSS Images 3, section 3.1.1 defines it.
///
/// It goes through the center of the box. The perpendiculars at its ends touch the farthest corners.
struct GradientLine {
    let start: Point
    let end: Point

    /// - Parameter angle: the direction in degrees; 0 points upward, 90 to the right.
    init(angle: Double, across rect: Rect) {
        let radians = (angle.isFinite ? angle : 0) * .pi / 180
        let (x, y) = (sin(radians), -cos(radians))
        let half = (abs(rect.width.value * x) + abs(rect.height.value * y)) / 2
        start = Point(x: rect.midX - Points(half * x), y: rect.midY - Points(half * y))
        end = Point(x: rect.midX + Points(half * x), y: rect.midY + Points(half * y))
    }

    private init(start: Point, end: Point) {
        self.start = start
        self.end = end
    }

    /// Returns the line moved along its own direction by a fraction of its length.
    func moved(by share: Double) -> GradientLine {
        let (x, y) = ((end.x - start.x) * share, (end.y - start.y) * share)
        return GradientLine(
            start: Point(x: start.x + x, y: start.y + y), end: Point(x: end.x + x, y: end.y + y))
    }
}
