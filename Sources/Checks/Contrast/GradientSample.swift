import RealModule
import Specs
import Values

/// A linear gradient at one place, as CSS draws it: the line through the center, long enough that the corners get the
/// first and the last color.
struct GradientSample {
    let stops: [BoundGradientStop]
    /// In degrees, 0 upward, 90 to the right.
    let angle: Double
    let rect: Rect

    func color(at point: Point, in appearance: Appearance) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let position = position(of: point)
        if position <= first.position { return first.color.value[appearance] }
        for (low, high) in zip(stops, stops.dropFirst()) where position <= high.position {
            let span = high.position - low.position
            let share = span > 0 ? (position - low.position) / span : 1
            return Self.mix(low.color.value[appearance], high.color.value[appearance], share)
        }
        return last.color.value[appearance]
    }

    /// Where on the gradient's line a position is.
    func place(of position: Double) -> Point {
        let distance = (position - 0.5) * length
        return Point(x: rect.midX + Points(distance * direction.x), y: rect.midY + Points(distance * direction.y))
    }

    /// One unit along the line, to the right and down.
    var direction: (x: Double, y: Double) {
        let radians = (angle.isFinite ? angle : 0) * .pi / 180
        return (Double.sin(radians), -Double.cos(radians))
    }

    /// From the first corner to the last, in points.
    private var length: Double {
        abs(rect.width.value * direction.x) + abs(rect.height.value * direction.y)
    }

    private func position(of point: Point) -> Double {
        let direction = direction
        guard length > 0 else { return 0 }
        let distance = (point.x - rect.midX).value * direction.x + (point.y - rect.midY).value * direction.y
        return 0.5 + distance / length
    }

    /// Between two colors with premultiplied alpha, in gamma-encoded sRGB.
    private static func mix(_ low: RGBA, _ high: RGBA, _ share: Double) -> RGBA {
        let alpha = low.alpha + (high.alpha - low.alpha) * share
        guard alpha > 0 else { return .clear }
        func component(_ first: Double, _ second: Double) -> Double {
            (first * low.alpha * (1 - share) + second * high.alpha * share) / alpha
        }
        return RGBA(
            red: component(low.red, high.red), green: component(low.green, high.green),
            blue: component(low.blue, high.blue), alpha: alpha)
    }
}
