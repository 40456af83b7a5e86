package import Values

extension Path {
    /// A rectangle with rounded corners.
    ///
    /// - Parameter radii: clockwise from the top left; each is clamped to half the shorter side. Missing ones are 0.
    /// - Parameter style: with `.continuous`, the corners of iOS; a radius of half the shorter side or more makes arcs
    ///   all the same, as on iOS, so that pills end in half circles.
    package static func roundedRect(_ rect: Rect, radii: [Points], style: CornerStyle) -> Path {
        guard let corners = corners(of: rect, radii: radii, style: style) else { return .rect(rect) }
        return rounded(rect, corners: corners, unitX: 1, unitY: 1)
    }

    /// The corners of a rounded rectangle; nil where none is round.
    static func corners(of rect: Rect, radii: [Points], style: CornerStyle) -> [Corner]? {
        let width = max(rect.width.value, 0)
        let height = max(rect.height.value, 0)
        let half = min(width, height) / 2
        let clamped = (0..<4).map { index in
            index < radii.count && radii[index].value > 0 ? min(radii[index].value, half) : 0
        }
        guard clamped.contains(where: { $0 > 0 }) else { return nil }

        // A corner's share of an edge: all it wants, or its part of the edge where two want more than there is.
        let wanted = clamped.map { $0 * Corner.continuousExtent }
        func extent(_ corner: Int, beside other: Int, on length: Double) -> Double {
            let both = wanted[corner] + wanted[other]
            return both <= length ? wanted[corner] : length * wanted[corner] / both
        }
        return (0..<4).map { index in
            // The edges of a clockwise walk: left, top, right, bottom lead to corners 0, 1, 2, 3.
            let isFromVertical = index % 2 == 0
            return Corner(
                radius: clamped[index],
                extentAlong: extent(index, beside: (index + 3) % 4, on: isFromVertical ? height : width),
                extentAcross: extent(index, beside: (index + 1) % 4, on: isFromVertical ? width : height),
                style: clamped[index] >= half ? .circular : style)
        }
    }

    /// The outline of a rectangle, clockwise from its left edge, with corners measured in the units given.
    ///
    /// - Parameter detours: what of the outline is outside of the rectangle, behind a corner, by its index; lines and
    ///   curves.
    static func rounded(
        _ rect: Rect, corners: [Corner], unitX: Points, unitY: Points, detours: [Int: Path] = [:]
    ) -> Path {
        // For each corner: where it is sharp, and which way the edge it comes by and the one it leaves by lie from it.
        let sharp = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ]
        let incoming: [(x: Double, y: Double)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
        var path = Path()
        for (index, corner) in corners.enumerated() {
            let back = incoming[index]
            let ahead = incoming[(index + 3) % 4]
            func point(_ place: Corner.Place) -> Point {
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
