/// The radius of a corner.
package enum CornerRadius: Hashable, Sendable {
    case points(Points)
    /// Half the shorter side: a capsule.
    case full

    /// The radius in a rectangle of this size, not clamped to what fits.
    package func length(in size: Size) -> Points {
        switch self {
        case .points(let points): points
        case .full: size.shorterSide / 2
        }
    }
}

/// The four radii of a rectangle, by corner.
package struct CornerRadii: Hashable, Sendable {
    package var topLeading: CornerRadius
    package var topTrailing: CornerRadius
    package var bottomTrailing: CornerRadius
    package var bottomLeading: CornerRadius

    package init(
        topLeading: CornerRadius, topTrailing: CornerRadius, bottomTrailing: CornerRadius, bottomLeading: CornerRadius
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomTrailing = bottomTrailing
        self.bottomLeading = bottomLeading
    }

    package init(_ radius: CornerRadius) {
        self.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
    }

    package static let zero = CornerRadii(.points(0))

    /// The radii clockwise, starting at the top leading corner.
    package var all: [CornerRadius] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

    /// Returns the radii clockwise from the top left.
    package func clockwise(in direction: LayoutDirection) -> [CornerRadius] {
        switch direction {
        case .leftToRight: all
        case .rightToLeft: [topTrailing, topLeading, bottomLeading, bottomTrailing]
        }
    }

    /// The largest of the four radii in a rectangle of this size, not clamped.
    package func largest(in size: Size) -> Points {
        all.map { $0.length(in: size) }.max() ?? 0
    }

    package var isZero: Bool { self == .zero }
}

/// Whether the curvature of a corner starts at once (a circular arc) or increases gradually, as iOS draws it.
package enum CornerStyle: String, Sendable, Hashable {
    case continuous
    case circular
}
