import Layout
import RealModule
import Specs
import Values

/// An affine transform from where a frame is laid out to where it is drawn.
///
/// It combines the scales, rotations and flips of the frames around it.
struct PictureMove {
    private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    private var (x, y) = (0.0, 0.0)

    /// The smallest scale with which a state gives feedback. Pressed buttons of iOS shrink to about 0.95; a state that
    /// shrinks a control further shows it at another size.
    private static let feedback = 0.85

    /// The identity.
    static let none = PictureMove()

    private init() {}

    /// The transform of a frame's content, for a frame inside this transform.
    ///
    /// - Parameter ignoresFeedback: Whether a scale with which a state only answers a touch is left out.
    func inside(_ frame: Frame, ignoringFeedback ignoresFeedback: Bool = false) -> PictureMove {
        var effects = frame.node.effects
        if ignoresFeedback, effects.isTransient, effects.scale >= Self.feedback { effects.scale = 1 }
        guard effects.movesPicture else { return self }
        let (cosine, sine) = Self.turn(effects.rotation)
        let (across, down) = (effects.scale, effects.scale * effects.squeeze)
        let (left, up) = (effects.flip == .horizontal ? -1.0 : 1, effects.flip == .vertical ? -1.0 : 1)
        // The order is scale, rotation, flip.
        var own = PictureMove()
        (own.a, own.b, own.c, own.d) = (
            left * cosine * across, up * sine * across, -left * sine * down, up * cosine * down
        )
        let center = (x: frame.rect.midX.value, y: frame.rect.midY.value)
        own.x = center.x - (own.a * center.x + own.c * center.y)
        own.y = center.y - (own.b * center.x + own.d * center.y)
        return own.followed(by: self)
    }

    /// Quarter turns are exact.
    private static func turn(_ degrees: Double) -> (cosine: Double, sine: Double) {
        let quarters = degrees / 90
        guard quarters == quarters.rounded(), abs(quarters) < 1e6 else {
            let radians = degrees * .pi / 180
            return (.cos(radians), .sin(radians))
        }
        switch ((Int(quarters) % 4) + 4) % 4 {
        case 0: return (1, 0)
        case 1: return (0, 1)
        case 2: return (-1, 0)
        default: return (0, -1)
        }
    }

    private func followed(by outer: PictureMove) -> PictureMove {
        var result = PictureMove()
        result.a = outer.a * a + outer.c * b
        result.b = outer.b * a + outer.d * b
        result.c = outer.a * c + outer.c * d
        result.d = outer.b * c + outer.d * d
        result.x = outer.a * x + outer.c * y + outer.x
        result.y = outer.b * x + outer.d * y + outer.y
        return result
    }

    /// Whether it is the identity.
    var isNone: Bool { keepsForm && x == 0 && y == 0 }
    /// Whether it only translates. The transforms of a list and of its rows may cancel each other.
    var keepsForm: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether rectangles stay rectangles with horizontal and vertical sides.
    var keepsBoxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
    /// The factor by which lengths change.
    var scale: Double { (abs(a * d - b * c)).squareRoot() }

    /// The bounding box of a transformed rectangle; exact if rectangles stay rectangles.
    func box(_ rect: Rect) -> Rect {
        if isNone { return rect }
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let seen = corners.map { corner in
            (x: a * corner.0.value + c * corner.1.value + x, y: b * corner.0.value + d * corner.1.value + y)
        }
        let (left, right) = (seen.map(\.x).min() ?? 0, seen.map(\.x).max() ?? 0)
        let (top, bottom) = (seen.map(\.y).min() ?? 0, seen.map(\.y).max() ?? 0)
        return Rect(x: Points(left), y: Points(top), width: Points(right - left), height: Points(bottom - top))
    }
}
