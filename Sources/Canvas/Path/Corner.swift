import Values

/// One rounded corner as three cubic curves, in multiples of a unit length.
///
/// Places are told as distances from the sharp corner: `along` the edge by which a clockwise walk comes in, and `across`
/// it, which is along the edge by which it leaves.
struct Corner {
    struct Place {
        var along: Double
        var across: Double
    }

    /// Where the corner leaves the incoming edge.
    var start: Place
    var curves: [(control1: Place, control2: Place, to: Place)] = []

    /// The lengths of the iOS curve on one edge, in radii, from where it begins to the corner: end point, two control
    /// points and so on of three cubics. From PaintCode's and others' measurements of `UIBezierPath`, which agree to
    /// five digits (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles, liamrosenfeld.com/posts/apple_icon_quest).
    static let continuous: [Double] = [
        1.528665, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0,
    ]
    /// How much of an edge a continuous corner takes, in radii.
    static let continuousExtent = 1.528665

    /// A quarter of a circle, cut where the continuous curve is cut: at `asin(1 - 0.63149379)` from its ends.
    static let circular: [Double] = {
        // The angle's sine and cosine, and those of its complement's half; the control points of an arc of angle t stand
        // 4/3 · tan(t/4) from its ends along the tangents.
        let sine = 1 - 0.63149379
        let cosine = (1 - sine * sine).squareRoot()
        let outer = 4 / 3 * tangentOfQuarter(sine: sine, cosine: cosine)
        // The middle arc takes 90° less twice the angle: cos(90° - 2t) = sin 2t, sin(90° - 2t) = cos 2t.
        let inner = 4 / 3 * tangentOfQuarter(sine: cosine * cosine - sine * sine, cosine: 2 * sine * cosine)
        let near = 1 - sine
        let far = 1 - cosine
        return [
            1, 1 - outer, near + outer * cosine, near, near - inner * cosine, far + inner * sine, far,
            far - outer * sine, 0, 0,
        ]
    }()

    /// tan(t/4) by the half-angle formula, twice.
    private static func tangentOfQuarter(sine: Double, cosine: Double) -> Double {
        let half = sine / (1 + cosine)
        return half / (1 + (1 + half * half).squareRoot())
    }

    /// A corner of a radius in units. A continuous one takes ``continuousExtent`` radii of each edge; where an edge has
    /// less for it, its curve on that edge approaches the circle's, which it is at an extent of one radius. So no corner
    /// jumps when a rectangle shrinks, which is what CALayer and SwiftUI show.
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

    /// Where the edges have room for different parts of the curve, the middle cubic meets the outer ones at an angle:
    /// moves the control points of these onto its tangents.
    private mutating func straightenJoints(by amount: Double) {
        guard amount > 0 else { return }
        let (first, middle, last) = (curves[0], curves[1], curves[2])
        // A place on a tangent that is as far across, or along, as the control point was.
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

    /// How much of the continuous curve an edge has room for, 0…1.
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
