/// A CSS timing function: two control points; x in 0…1.
package struct CubicBezier: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// CSS Easing 1 gives these names their control points.
    package static let named: [(name: String, curve: CubicBezier)] = [
        ("linear", CubicBezier(0, 0, 1, 1)), ("ease", CubicBezier(0.25, 0.1, 0.25, 1)),
        ("ease-in", CubicBezier(0.42, 0, 1, 1)), ("ease-out", CubicBezier(0, 0, 0.58, 1)),
        ("ease-in-out", CubicBezier(0.42, 0, 0.58, 1)),
    ]
}
