import Values

/// One rounded corner as three cubic curves, in multiples of a unit length.
///
/// Positions are distances from the sharp corner. Clockwise, `along` is measured on the edge before the corner, and
/// `across` on the edge after it.
struct CornerCurve {
    struct Place {
        var along: Double
        var across: Double
    }

    /// The point at which the curve leaves the incoming edge.
    var start: Place
    var curves: [(control1: Place, control2: Place, to: Place)] = []

    /// The points of the iOS curve as distances from the corner on one edge, in radii: the start, then two control
    /// points and the end point of each of three cubics.
    ///
    /// The values are from PaintCode's and others' measurements of `UIBezierPath`, which agree to five digits
    /// (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles, liamrosenfeld.com/posts/apple_icon_quest).
    static let continuous: [Double] = [
        1.528665, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0,
    ]
    /// The length of an edge that a continuous corner takes, in radii.
    static let continuousExtent = 1.528665

    /// A quarter circle as three cubics, split where the continuous curve is split: `asin(1 - 0.63149379)` from its
    /// ends.
    static let circular: [Double] = {
        // The control points of an arc of angle t are 4/3 · tan(t/4) from its ends, along the tangents.
        let sine = 1 - 0.63149379
        let cosine = (1 - sine * sine).squareRoot()
        let outer = 4 / 3 * tangentOfQuarter(sine: sine, cosine: cosine)
        // The middle arc spans 90° - 2t, with cos(90° - 2t) = sin 2t and sin(90° - 2t) = cos 2t.
        let inner = 4 / 3 * tangentOfQuarter(sine: cosine * cosine - sine * sine, cosine: 2 * sine * cosine)
        let near = 1 - sine
        let far = 1 - cosine
        return [
            1, 1 - outer, near + outer * cosine, near, near - inner * cosine, far + inner * sine, far,
            far - outer * sine, 0, 0,
        ]
    }()

    /// Returns tan(t/4) by applying the half-angle formula twice.
    private static func tangentOfQuarter(sine: Double, cosine: Double) -> Double {
        let half = sine / (1 + cosine)
        return half / (1 + (1 + half * half).squareRoot())
    }

    /// Creates a corner of a radius in units.
    ///
    /// A continuous corner takes ``continuousExtent`` radii of each edge. If an edge has less room, the curve on that
    /// edge approaches a circle, which it reaches at an extent of one radius. As in CALayer and SwiftUI, the shape
    /// therefore does not jump when a rectangle shrinks.
    init(radius: Double, extentAlong: Double, extentAcross: Double, style: CornerStyle) {
        let isContinuous = style == .continuous && radius > 0
        let along = Self.lengths(radius, extent: isContinuous ? extentAlong : radius)
        let across = Self.lengths(radius, extent: isContinuous ? extentAcross : radius)
        func place(_ index: Int) -> Place { Place(along: along[index], across: across[9 - index]) }
        start = place(0)
        for first in [1, 4, 7] {
            curves.append((control1: place(first), control2: place(first + 1), to: place(first + 2)))
        }
        let shares = [extentAlong, extentAcross].map { Self.share(of: $0, radius) }
        if isContinuous { straightenJoints(by: min(1, 4 * abs(shares[0] - shares[1]))) }
    }

    /// Moves the control points of the outer cubics onto the tangents of the middle one.
    ///
    /// If the two edges have room for different parts of the curve, the cubics would otherwise meet at an angle.
    private mutating func straightenJoints(by amount: Double) {
        guard amount > 0 else { return }
        let (first, middle, last) = (curves[0], curves[1], curves[2])
        // The point on the tangent that keeps the control point's distance across (below: along).
        let away = Place(
            along: middle.control1.along - first.to.along, across: middle.control1.across - first.to.across)
        if away.across > 0 {
            let steps = (first.to.across - first.control2.across) / away.across
            let along = first.to.along - steps * away.along
            curves[0].control2.along += (min(along, first.control1.along) - first.control2.along) * amount
        }
        let toward = Place(
            along: middle.to.along - middle.control2.along, across: middle.to.across - middle.control2.across)
        if toward.along < 0 {
            let steps = (last.control1.along - middle.to.along) / toward.along
            let across = middle.to.across + steps * toward.across
            curves[2].control1.across += (min(across, last.control2.across) - last.control1.across) * amount
        }
    }

    /// The fraction of the continuous curve that an edge has room for, from 0 to 1.
    private static func share(of extent: Double, _ radius: Double) -> Double {
        guard radius > 0 else { return 0 }
        return min(max((extent / radius - 1) / (continuousExtent - 1), 0), 1)
    }

    private static func lengths(_ radius: Double, extent: Double) -> [Double] {
        guard radius > 0 else { return [Double](repeating: 0, count: 10) }
        let share = share(of: extent, radius)
        return zip(continuous, circular).map { radius * ($0 * share + $1 * (1 - share)) }
    }
}
