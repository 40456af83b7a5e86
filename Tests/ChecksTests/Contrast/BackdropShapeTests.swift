import Layout
import Specs
import Testing
import Values

@testable import Checks

/// Gradients, corners, clips and edges under a text.
@Suite struct BackdropShapeTests {
    private static func gradient(_ colors: [RGBA], angle: Double) -> BackgroundLayer {
        let last = Double(max(1, colors.count - 1))
        return .gradient(
            colors.enumerated().map { BoundGradientStop(position: Double($0) / last, color: Stacks.ink($1)) },
            angle: angle)
    }

    private static let redToGreen = [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)]

    private func worst(
        _ layer: BackgroundLayer, in rect: Rect = Stacks.box, text: Rect = Stacks.box,
        direction: LayoutDirection = .leftToRight
    ) throws -> Backdrop.Pair {
        let frame = Stacks.frame("ground", [layer], in: rect)
        return try #require(
            Stacks.worst(of: .black, on: [frame, Stacks.subject()], in: [text], direction: direction))
    }

    // MARK: Gradients

    @Test(arguments: [0.0, 90, 180, 270, 45, 135, 210])
    func `the worst place between two stops is found at every angle`(angle: Double) throws {
        // 5.25 and 15.3 at the ends, 3.94 at 27 % of the way (computed separately).
        let pair = try worst(Self.gradient(Self.redToGreen, angle: angle))
        #expect(abs(pair.ratio - 3.94) < 0.01)
    }

    @Test func `only the area under the text counts`() throws {
        let right = Rect(x: 200, y: 10, width: 100, height: 20)
        let pair = try worst(Self.gradient(Self.redToGreen, angle: 90), text: right)
        let left = try #require(Contrast.ratio(.black, RGBA(red: 1 / 3.0, green: 2 / 3.0, blue: 0)) as Double?)
        #expect(abs(pair.ratio - left) < 0.05)
    }

    @Test func `a narrow dip in a wide gradient is found`() throws {
        let stops = [(0.0, RGBA.white), (0.40, .white), (0.43, .black), (0.46, .white), (1.0, .white)].map {
            BoundGradientStop(position: $0.0, color: Stacks.ink($0.1))
        }
        let pair = try worst(.gradient(stops, angle: 90))
        #expect(pair.ratio < 1.5)
    }

    @Test func `a gradient is mirrored in right-to-left layouts`() throws {
        let whiteToBlack = Self.gradient([.white, .black], angle: 90)
        let left = Rect(x: 0, y: 10, width: 60, height: 20)
        #expect(try worst(whiteToBlack, text: left).ratio > 10)
        #expect(try worst(whiteToBlack, text: left, direction: .rightToLeft).ratio < 2)
    }

    @Test func `a gradient of a translucent color is composited over the layers below`() throws {
        let pair = try worst(Self.gradient([.black.opacity(0), .black.opacity(0.5)], angle: 90))
        #expect(abs(pair.ratio - 5.28) < 0.1)
    }

    // MARK: Edges

    @Test func `a badge under the middle of a text is found at any position`() throws {
        for start in stride(from: 52.0, through: 240, by: 7) {
            let badge = Stacks.frame(
                "badge", [.color(Stacks.ink(.black))], in: Rect(x: Points(start), y: 14, width: 5, height: 5))
            let pair = try #require(Stacks.worst(of: .black, on: [badge, Stacks.subject()]))
            #expect(pair.ratio == 1, "at \(start)")
        }
    }

    @Test func `a clip removes everything outside of it`() throws {
        let ground = Stacks.frame("ground", [.color(Stacks.ink(.black))])
        let strip = Rect(x: 0, y: 0, width: 40, height: 40)
        let clip = Stacks.frame("clip", in: strip, clips: true, holding: [ground])
        let pair = try #require(Stacks.worst(of: .black, on: [clip, Stacks.subject()]))
        #expect(pair.ratio == 21)
    }

    // MARK: Corners

    private static func fill(radius: Points) -> Layer.Fill {
        Layer.Fill(rect: Stacks.box, radius: radius, paint: .unknown, clip: nil)
    }

    @Test(arguments: [
        (Points(0), Points(0), true), (10, 0, true), (0, 10, true), (2, 2, false), (3, 3, true), (298, 2, false),
        (298, 38, false), (2, 38, false), (150, 0, true), (-1, 20, false), (301, 20, false),
    ])
    func `a rounded corner does not cover the area outside of its arc`(x: Points, y: Points, isCovered: Bool) {
        // On the box's edge and 10 pt from its corner the arc begins; the diagonal crosses it at 2.93 pt.
        let isCorner = x == 0 && y == 0
        let fill = Self.fill(radius: isCorner ? 0 : 10)
        #expect(fill.covers(Point(x: x, y: y)) == isCovered)
    }

    @Test func `a radius is limited to half the shorter side`() {
        let fill = Self.fill(radius: 1_000)
        #expect(fill.covers(Point(x: 20, y: 0)))
        #expect(!fill.covers(Point(x: 4, y: 4)))
    }

    @Test func `a text in a corner is also measured on the layer behind the corner`() throws {
        let ground = Stacks.frame("ground", [.color(Stacks.ink(.white))], radius: .points(20))
        let inTheCorner = Rect(x: 0, y: 0, width: 60, height: 20)
        let pair = try #require(
            Stacks.worst(of: .black, on: [ground, Stacks.subject()], in: [inTheCorner], over: .black))
        #expect(pair.ratio == 1)
        let inside = Rect(x: 30, y: 10, width: 60, height: 20)
        let other = try #require(
            Stacks.worst(of: .black, on: [ground, Stacks.subject()], in: [inside], over: .black))
        #expect(other.ratio == 21)
    }
}
