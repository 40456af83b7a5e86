package import Values

extension Path {
    /// Returns a rectangle with rounded corners.
    ///
    /// - Parameter radii: the radii clockwise from the top left, each clamped to half the shorter side. Missing radii
    ///   are 0.
    /// - Parameter style: `.continuous` draws the corners of iOS. As on iOS, a radius of at least half the shorter side
    ///   is drawn as a circular arc in either style, so that capsules end in half circles.
    package static func roundedRect(_ rect: Rect, radii: [Points], style: CornerStyle) -> Path {
        guard let corners = corners(of: rect, radii: radii, style: style) else { return .rect(rect) }
        return rounded(rect, corners: corners, unitX: 1, unitY: 1)
    }

    /// Returns the corners of a rounded rectangle, or nil if all of them are square.
    static func corners(of rect: Rect, radii: [Points], style: CornerStyle) -> [CornerCurve]? {
        let width = max(rect.width.value, 0)
        let height = max(rect.height.value, 0)
        let half = min(width, height) / 2
        let clamped = (0..<4).map { index in
            index < radii.count && radii[index].value > 0 ? min(radii[index].value, half) : 0
        }
        guard clamped.contains(where: { $0 > 0 }) else { return nil }

        // The length of an edge that a corner takes: its full extent, or a proportional part if two corners exceed the
        // edge.
        let fullExtents = clamped.map { $0 * CornerCurve.continuousExtent }
        func extent(_ corner: Int, beside other: Int, on length: Double) -> Double {
            let both = fullExtents[corner] + fullExtents[other]
            return both <= length ? fullExtents[corner] : length * fullExtents[corner] / both
        }
        return (0..<4).map { index in
            // Clockwise, the edges left, top, right and bottom end at the corners 0, 1, 2 and 3.
            let isFromVertical = index % 2 == 0
            return CornerCurve(
                radius: clamped[index],
                extentAlong: extent(index, beside: (index + 3) % 4, on: isFromVertical ? height : width),
                extentAcross: extent(index, beside: (index + 1) % 4, on: isFromVertical ? width : height),
                style: clamped[index] >= half ? .circular : style)
        }
    }

    /// Returns the outline of a rectangle, clockwise from its left edge, with corners in multiples of two units.
    ///
    /// - Parameter detours: parts of the outline outside the rectangle, such as a tail, by the index of the corner that
    ///   they follow.
    static func rounded(
        _ rect: Rect, corners: [CornerCurve], unitX: Points, unitY: Points, detours: [Int: Path] = [:]
    ) -> Path {
        // For each corner, the sharp corner point and the direction from it back along the incoming edge.
        let sharp = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ]
        let incoming: [(x: Double, y: Double)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
        var path = Path()
        for (index, corner) in corners.enumerated() {
            let back = incoming[index]
            let ahead = incoming[(index + 3) % 4]
            func point(_ place: CornerCurve.Place) -> Point {
                Point(
                    x: sharp[index].x + unitX * (place.along * back.x + place.across * ahead.x),
                    y: sharp[index].y + unitY * (place.along * back.y + place.across * ahead.y))
            }
            if index == 0 { path.move(to: point(corner.start)) } else { path.line(to: point(corner.start)) }
            if corner.start.along > 0 {
                for curve in corner.curves {
                    path.curve(control1: point(curve.control1), control2: point(curve.control2), to: point(curve.to))
                }
            }
            if let detour = detours[index] { path.append(detour) }
        }
        path.close()
        return path
    }
}
