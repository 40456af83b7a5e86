import Canvas
import Testing
import Values

@Suite struct CornerTests {
    private func curves(_ path: Path) -> [(control1: Point, control2: Point, to: Point)] {
        path.elements.compactMap { element in
            if case .curve(let first, let second, let point) = element { (first, second, point) } else { nil }
        }
    }

    private func isNear(_ point: Point, _ x: Double, _ y: Double, tolerance: Double = 1e-6) -> Bool {
        abs(point.x.value - x) <= tolerance && abs(point.y.value - y) <= tolerance
    }

    @Test func `a continuous corner equals the iOS curve`() throws {
        let square = Rect(x: 0, y: 0, width: 1000, height: 1000)
        let path = Path.roundedRect(square, radii: [100, 100, 100, 100], style: .continuous)
        guard case .move(let start)? = path.elements.first else { throw Mismatch() }
        #expect(isNear(start, 0, 152.8665))
        let corner = curves(path)
        try #require(corner.count == 12)
        #expect(isNear(corner[0].control1, 0, 108.849296))
        #expect(isNear(corner[0].control2, 0, 86.840694))
        #expect(isNear(corner[0].to, 7.491139, 63.149379))
        #expect(isNear(corner[1].control1, 16.905956, 37.282383))
        #expect(isNear(corner[1].control2, 37.282383, 16.905956))
        #expect(isNear(corner[1].to, 63.149379, 7.491139))
        #expect(isNear(corner[2].control1, 86.840694, 0))
        #expect(isNear(corner[2].control2, 108.849296, 0))
        #expect(isNear(corner[2].to, 152.8665, 0))
        // The opposite corner is mirrored in both axes.
        #expect(isNear(corner[6].to, 1000 - 7.491139, 1000 - 63.149379))
        #expect(isNear(corner[8].to, 1000 - 152.8665, 1000))
    }

    @Test func `a continuous corner has the depth of iOS at 45 degrees`() throws {
        let square = Rect(x: 0, y: 0, width: 1000, height: 1000)
        let corner = curves(Path.roundedRect(square, radii: [100], style: .continuous))
        try #require(corner.count == 3)
        // The midpoint of the middle cubic.
        let middle = corner[1]
        let x =
            (corner[0].to.x.value + 3 * middle.control1.x.value + 3 * middle.control2.x.value + middle.to.x.value) / 8
        #expect(abs(x - 29.151) < 0.001)
    }

    @Test func `the points of a circular corner are on its circle`() {
        let square = Rect(x: 0, y: 0, width: 1000, height: 1000)
        for curve in curves(Path.roundedRect(square, radii: [100], style: .circular)) {
            let x = curve.to.x.value - 100
            let y = curve.to.y.value - 100
            #expect(abs((x * x + y * y).squareRoot() - 100) < 1e-9)
        }
    }

    @Test(arguments: [(20.0, 50.0), (24.9, 50.0), (16.4, 50.0), (10.0, 31.0)])
    func `a corner without enough room takes at most half the side`(radius: Double, height: Double) {
        let rect = Rect(x: 0, y: 0, width: 208, height: Points(height))
        let radii = [Points](repeating: Points(radius), count: 4)
        let path = Path.roundedRect(rect, radii: radii, style: .continuous)
        for curve in curves(path) {
            for point in [curve.control1, curve.control2, curve.to] {
                #expect(point.x >= 0 && point.x <= 208 && point.y >= -1e-9 && point.y <= rect.height + 1e-9)
            }
        }
        guard case .move(let start)? = path.elements.first else { return }
        #expect(abs(start.y.value - min(height / 2, 1.528665 * radius)) < 1e-9)
    }

    // If both edges have room, the published curve itself turns by 2.6 degrees at its joints.
    @Test(arguments: [18.0, 16.0, 14.0, 12.5, 10.0])
    func `a corner is smooth even if its edges have different room`(radius: Double) {
        let rect = Rect(x: 0, y: 0, width: 208, height: 38)
        let corners = curves(
            Path.roundedRect(rect, radii: [Points](repeating: Points(radius), count: 4), style: .continuous))
        func isSmooth(_ before: Point, _ joint: Point, _ after: Point) -> Bool {
            let (inX, inY) = ((joint.x - before.x).value, (joint.y - before.y).value)
            let (outX, outY) = ((after.x - joint.x).value, (after.y - joint.y).value)
            let lengths = ((inX * inX + inY * inY) * (outX * outX + outY * outY)).squareRoot()
            // The sine of three degrees.
            return abs(inX * outY - inY * outX) < 0.0523 * lengths
        }
        #expect(corners.count == 12)
        for start in stride(from: 0, to: corners.count, by: 3) {
            for (first, second) in [(start, start + 1), (start + 1, start + 2)] {
                #expect(isSmooth(corners[first].control2, corners[first].to, corners[second].control1))
            }
        }
    }

    @Test func `a radius of half the shorter side gives a capsule`() {
        let rect = Rect(x: 3, y: 4, width: 120, height: 40)
        let pill = Path.roundedRect(rect, radii: [20, 20, 20, 20], style: .continuous)
        #expect(pill == Path.capsule(in: rect))
        #expect(Path.roundedRect(rect, radii: [90, 90, 90, 90], style: .continuous) == pill)
    }

    @Test func `corners can have different radii`() {
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        let path = Path.roundedRect(rect, radii: [10, 0, 20, 0], style: .continuous)
        #expect(curves(path).count == 6)
        #expect(Path.roundedRect(rect, radii: [], style: .continuous) == .rect(rect))
    }

    @Test func `a coordinate that is not a number or too large is clamped`() {
        var path = Path()
        path.move(to: Point(x: Points(.nan), y: .infinity))
        #expect(path.elements == [.move(Point(x: 0, y: Points(Path.maximumCoordinate)))])
    }
}

struct Mismatch: Error {}
