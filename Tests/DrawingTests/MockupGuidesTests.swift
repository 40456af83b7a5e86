import Canvas
import Drawing
import Layout
import Project
import Specs
import Testing
import Values

/// Mock-ups with a grid and frames, for laying over screenshots.
struct `A mock-up with guides` {
    private static let frame = "#FF00FF"
    private static let hitArea = "#00FFFF"

    private func guided(_ node: BoundNode, scale: Double = 3) throws -> Surface {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.component(node), assets: assets, backdrops: [ink(.white)])
        return try MockupPainter(assets).guidedPicture(
            of: mockup, appearance: .light, scale: scale,
            colors: MockupGuides.Colors(frame: .bytes(0xFF, 0, 0xFF), hitArea: .bytes(0, 0xFF, 0xFF)))
    }

    private static let margin = Int(MockupPainter.margin.value)

    /// A box of 40 × 24 at 12, 8 in one of 64 × 40.
    private static var box: BoundNode {
        vstack(0, .leading, [shape(.rectangle, ink(.white)).size(40, 24)]).size(64, 40).padding(12, 8)
    }

    @Test func `has the size of the mock-up`() throws {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.component(Self.box), assets: assets, backdrops: [ink(.white)])
        let plain = try MockupPainter(assets).picture(of: mockup, appearance: .light, scale: 3)
        let guided = try guided(Self.box)
        #expect((guided.pixelWidth, guided.pixelHeight) == (plain.pixelWidth, plain.pixelHeight))
    }

    @Test(arguments: [1.0, 2, 3]) func `has lines of one pixel inside the edges of each frame`(scale: Double) throws {
        let picture = try guided(shape(.rectangle, ink(.white)).size(37, 21), scale: scale)
        let (left, pixels) = (Int(Double(Self.margin) * scale), Int(scale))
        let middle = Int((Double(Self.margin) + 10.5) * scale) + (pixels > 1 ? 1 : 0)
        #expect(picture.hex(left, middle) == Self.frame)
        #expect(picture.hex(left - 1, middle) == "#FFFFFF")
        #expect(picture.hex(left + 1, middle) == "#FFFFFF")
        #expect(picture.hex(left + 37 * pixels - 1, middle) == Self.frame)
        #expect(picture.hex(left + 37 * pixels, middle) == "#FFFFFF")
        #expect(picture.hex(left + 10 * pixels, left) == Self.frame)
        #expect(picture.hex(left + 10 * pixels, left + 21 * pixels - 1) == Self.frame)
    }

    @Test(arguments: [RGBA.white, .black, .bytes(0x80, 0x80, 0x80), .bytes(0x0A, 0x5F, 0xD9)])
    func `has a grid of eight points from the corner of the mock-up, on every color`(ground: RGBA) throws {
        let picture = try guided(shape(.rectangle, ink(ground)).size(80, 80))
        let start = Self.margin * 3
        // Between two horizontal lines, a line has dashes of both kinds.
        let columns = (1..<80 * 3 - 1).filter { x in
            (3..<22).contains { picture.hex(start + x, start + $0) != ground.hex }
        }
        #expect(columns == Array(stride(from: 24, to: 240 - 1, by: 24)))
    }

    @Test func `has a dashed hit area where it is larger than the frame`() throws {
        let small = shape(.rectangle, ink(.white)).size(20, 20).changed {
            var interaction = BoundInteraction(action: bound("go"), role: "button", range: somewhere)
            interaction.hitArea = bound(Size(width: 44, height: 44))
            $0.interaction = interaction
        }
        let picture = try guided(node(.zstack(alignment: .center), [small]).size(60, 60))
        let (left, top) = ((Self.margin + 8) * 3, (Self.margin + 30) * 3)
        let colors = Set((-24..<24).map { picture.hex(left, top + $0) })
        #expect(colors.contains(Self.hitArea) && colors.count > 1)
    }

    @Test func `shows only what a scroll view shows`() throws {
        let rows = (0..<6).map { _ in shape(.rectangle, ink(.white)).size(50, 30) }
        let picture = try guided(scroll(.vertical, rows).size(50, 60))
        let below = (0..<80).map { picture.hex((Self.margin + 25) * 3, (Self.margin + 60) * 3 + $0) }
        #expect(!below.contains(Self.frame))
    }
}
