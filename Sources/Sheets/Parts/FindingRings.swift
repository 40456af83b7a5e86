import Canvas
package import Values

/// A mark for a finding on a picture: a ring around the place, with the number at its corner.
package struct FindingRing: Sendable, Hashable {
    /// In points of the picture.
    package var rect: Rect
    /// The corner radius of the marked area.
    package var radius: Points
    package var number: Int

    package init(_ rect: Rect, radius: Points = 0, number: Int) {
        self.rect = rect
        self.radius = radius
        self.number = number
    }
}

/// Places rings on a stage so that no dot covers another.
struct FindingRings {
    var rings: [FindingRing]
    /// The origin and scale of the picture.
    var origin: Point
    var scale: Double
    var stage: Stage
    var isDark: Bool

    /// The distance from the marked area to the middle of the ring's line, which puts its edges on half points.
    private static let outset: Points = 4.75
    private static let stroke: Points = 1.5

    func place(on page: inout PageCanvas) {
        let frames = rings.map(outline)
        for (index, frame) in frames.enumerated() where !frames[..<index].contains(frame) {
            let radius: Points = rings[index].radius * scale + Self.outset
            let path = Path.roundedRect(frame, radii: [radius, radius, radius, radius], style: .continuous)
            page.add(.clipped(Stage.outline(stage.rect), [.stroke(path, PageColors.fail, width: Self.stroke)]))
        }
        var taken: [Point] = []
        for (ring, frame) in zip(rings, frames) {
            let dot = FindingDot(ring.number, kind: .onPicture(halo: isDark ? stage.color : .white))
            let pitch: Points = dot.width(page.text) + FindingDot.halo * 2
            let center = freePlace(around: frame, pitch: pitch, taken: taken)
            taken.append(center)
            dot.place(on: &page, center: center)
        }
    }

    private func outline(_ ring: FindingRing) -> Rect {
        let left = (origin.x + ring.rect.minX * scale).rounded(toPixelsAt: 2)
        let top = (origin.y + ring.rect.minY * scale).rounded(toPixelsAt: 2)
        let right = (origin.x + ring.rect.maxX * scale).roundedUp(toPixelsAt: 2)
        let bottom = (origin.y + ring.rect.maxY * scale).roundedUp(toPixelsAt: 2)
        let marked = Rect(x: left, y: top, width: right - left, height: bottom - top)
        let rect = marked.inset(by: -Self.outset)
        // Of an area that extends beyond the stage, mark only the part on it.
        return rect.intersection(stage.rect.inset(by: 1)) ?? rect
    }

    /// Returns a free place for a dot: the top right corner, else another corner, else a place farther left on the top
    /// edge.
    private func freePlace(around frame: Rect, pitch: Points, taken: [Point]) -> Point {
        let corners = [
            Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.minY),
            Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
        ]
        let along = (1...20).map { Point(x: frame.maxX - pitch * Double($0), y: frame.minY) }
        let places = (corners + along).map { inside($0, reach: pitch / 2) }
        return places.first { place in
            taken.allSatisfy { abs((place.x - $0.x).value) >= pitch.value || abs((place.y - $0.y).value) >= 22 }
        } ?? places[0]
    }

    /// Moves a dot onto the stage.
    private func inside(_ point: Point, reach: Points) -> Point {
        let area = stage.rect
        return Point(
            x: min(max(point.x, area.minX + reach), area.maxX - reach),
            y: min(max(point.y, area.minY + 11), area.maxY - 11))
    }
}
