import Canvas
import Drawing
import Platform
import Specs
import Testing
import Values

@Suite struct DecorationTests {
    private let red = ink(hex(0xFF0000))
    private let blue = ink(hex(0x0000FF))

    private func box(_ width: Points = 20, _ height: Points = 20) -> BoundNode {
        node(.zstack(alignment: .center)).size(width, height)
    }

    @Test(arguments: [(Appearance.light, "#0A5FD9"), (.dark, "#6BA5FF")])
    func `a background has the color of its appearance`(appearance: Appearance, expected: String) throws {
        let picture = try picture(of: box().background(accent), appearance: appearance)
        #expect(picture.hex(20, 20) == expected)
        #expect(picture.pixelWidth == 40)
    }

    @Test func `a component has a margin of its backdrop around it`() throws {
        let picture = try picture(of: box().background(red), margin: 28, backdrop: ink(hex(0xF2F2F7)))
        #expect(picture.pixelWidth == 152)
        #expect(picture.hex(55, 76) == "#F2F2F7")
        #expect(picture.hex(56, 76) == "#FF0000")
    }

    @Test func `the backdrop shows at rounded corners`() throws {
        let picture = try picture(of: box().background(red).radius(10))
        #expect(picture.hex(0, 0) == "#FFFFFF")
        #expect(picture.hex(20, 1) == "#FF0000")
    }

    @Test func `corner radii are mirrored in right-to-left layout`() throws {
        let corner = CornerRadii(
            topLeading: .points(10), topTrailing: .points(0), bottomTrailing: .points(0), bottomLeading: .points(0))
        let node = box().background(red).changed { $0.decoration.radius = bound(corner) }
        #expect(try picture(of: node).hex(0, 0) == "#FFFFFF")
        let mirrored = try picture(of: node, direction: .rightToLeft)
        #expect(mirrored.hex(0, 0) == "#FF0000")
        #expect(mirrored.hex(39, 0) == "#FFFFFF")
    }

    @Test func `edges are snapped to whole pixels`() throws {
        let picture = try picture(
            of: node(.zstack(alignment: Anchor(.leading, .top)), [box(3.3, 3.3).background(red)])
                .padding(Insets(top: 3.4, leading: 3.4)),
            scale: 1)
        // 3.4 to 6.7 is snapped to 3 to 7.
        let row = (0..<7).map { picture.hex($0, 5) == "#FF0000" }
        #expect(row.filter { $0 }.count == 4)
        #expect((0..<picture.pixelHeight).allSatisfy { y in ["#FF0000", "#FFFFFF"].contains(picture.hex(5, y)) })
    }

    @Test func `a border is inside the edge`() throws {
        let picture = try picture(of: box().background(red).border(blue, .points(2)), margin: 4)
        #expect(picture.hex(7, 28) == "#FFFFFF")
        #expect(picture.hex(8, 28) == "#0000FF")
        #expect(picture.hex(11, 28) == "#0000FF")
        #expect(picture.hex(12, 28) == "#FF0000")
    }

    @Test(arguments: [1.0, 2, 3])
    func `a hairline is one pixel`(scale: Double) throws {
        let picture = try picture(of: box().background(red).border(blue, .hairline, .top), scale: scale)
        #expect(picture.hex(10, 0) == "#0000FF")
        #expect(picture.hex(10, 1) == "#FF0000")
        #expect(picture.hex(0, 5) == "#FF0000")
    }

    @Test func `a leading border is on the right in right-to-left layout`() throws {
        let node = box().border(blue, .points(1), .leading)
        #expect(try picture(of: node).hex(0, 20) == "#0000FF")
        #expect(try picture(of: node, direction: .rightToLeft).hex(39, 20) == "#0000FF")
    }

    @Test func `a gradient of 90 degrees runs toward the trailing edge`() throws {
        let stops = [BoundGradientStop(position: 0, color: red), BoundGradientStop(position: 1, color: blue)]
        let node = box().background([.gradient(stops, angle: 90)])
        let picture = try picture(of: node)
        let mirrored = try self.mirrored(node)
        #expect(picture.color(1, 20).red > 0.9)
        #expect(picture.color(38, 20).blue > 0.9)
        #expect(mirrored.color(38, 20).red > 0.9)
    }

    private func mirrored(_ node: BoundNode) throws -> Surface {
        try picture(of: node, direction: .rightToLeft)
    }

    @Test func `a material blurs and tints its backdrop`() throws {
        let halves = node(
            .stack(BoundStack(axis: .horizontal, spacing: 0, alignment: .center)),
            [shape(.rectangle, ink(.black)).size(100, 40), shape(.rectangle, ink(.white)).size(100, 40)])
        let glass = box(200, 40).background([.material(bound(.regular))])
        let picture = try picture(of: halves.overlay(glass))
        let gray = (0..<400).map { picture.color($0, 40).green }
        // The recipe turns black into gray 188 and white into gray 247, with no edge between them.
        #expect(abs(gray[2] * 255 - 188) < 6)
        #expect(abs(gray[397] * 255 - 247) < 3)
        #expect(zip(gray, gray.dropFirst()).allSatisfy { abs($0 - $1) < 0.02 })
    }

    @Test func `a material at half opacity is halfway between its backdrop and the material`() throws {
        let ground = shape(.rectangle, ink(.white)).size(40, 40)
        let glass = box(40, 40).background([.material(bound(.regular))])
        var faded = glass
        faded.effects.opacity = 0.5
        let whole = try picture(of: ground.overlay(glass)).color(40, 40).green
        let half = try picture(of: ground.overlay(faded)).color(40, 40).green
        #expect(abs(half - (1 + whole) / 2) < 0.01)
    }

    @Test(arguments: [1.5, 1, 0.5, 0])
    func `a material in desaturated groups shows the backdrop behind the groups`(saturation: Double) throws {
        let ground = shape(.rectangle, ink(.white)).size(40, 40)
        let glass = box(40, 40).background([.material(bound(.regular))])
        var group = node(.zstack(alignment: .center), [glass])
        group.effects.saturation = saturation
        var outer = node(.zstack(alignment: .center), [group])
        outer.effects.saturation = saturation
        let plain = try picture(of: ground.overlay(glass)).color(40, 40)
        let found = try picture(of: ground.overlay(outer)).color(40, 40)
        // White and the recipe's grays do not change with saturation.
        #expect(abs(found.green - plain.green) < 0.01, "\(found) \(plain)")
    }

    @Test func `a shadow is drawn behind its box, moved by its offset`() throws {
        let picture = try picture(of: box().background(red).shadow(ink(.black), y: 4, blur: 4), margin: 20)
        #expect(picture.hex(60, 60) == "#FF0000")
        let (above, below) = (picture.color(60, 36), picture.color(60, 84))
        #expect(below.red < 0.5)
        #expect(above.red > 0.95)
    }

    @Test func `a shadow does not show through a translucent box`() throws {
        let glass = ink(.white.opacity(0.5))
        let picture = try picture(of: box().background(glass).shadow(ink(.black), y: 0, blur: 4), margin: 20)
        #expect(picture.hex(60, 60) == "#FFFFFF")
        #expect(picture.color(60, 38).red < 0.9)
    }

    @Test func `clipping cuts children at rounded corners but not overlays`() throws {
        let child = shape(.rectangle, red).size(20, 20)
        let badge = shape(.rectangle, blue).size(4, 4).anchor(.leading, .top)
        let plain = node(.zstack(alignment: .center), [child]).radius(10)
        #expect(try picture(of: plain).hex(0, 0) == "#FF0000")
        #expect(try picture(of: plain.clipped()).hex(0, 0) == "#FFFFFF")
        #expect(try picture(of: plain.clipped().overlay(badge)).hex(0, 0) == "#0000FF")
    }
}
