import Canvas
import Drawing
import Specs
import Testing
import Values

@Suite struct EffectTests {
    private let red = ink(hex(0xFF0000))
    private let blue = ink(hex(0x0000FF))

    /// Red on the left, blue on the right.
    private var halves: BoundNode {
        hstack(0, .center, [shape(.rectangle, red).size(10, 20), shape(.rectangle, blue).size(10, 20)])
    }

    @Test func `opacity applies to a node and its children as a group`() throws {
        let node = node(.zstack(alignment: .center), [shape(.rectangle, blue).size(10, 10)]).size(20, 20)
            .background(red).effects { $0.opacity = 0.5 }
        let picture = try picture(of: node)
        #expect(["#FF8080", "#FF7F7F"].contains(picture.hex(2, 2)))
        // Red does not show through the blue.
        #expect(["#8080FF", "#7F7FFF"].contains(picture.hex(20, 20)))
    }

    @Test func `a node with opacity 0 is not drawn`() throws {
        #expect(try picture(of: halves.effects { $0.opacity = 0 }).hex(5, 5) == "#FFFFFF")
    }

    @Test func `scaling keeps the center in place`() throws {
        let picture = try picture(of: halves.effects { $0.scale = 0.5 })
        #expect(picture.hex(8, 20) == "#FFFFFF")
        #expect(picture.hex(12, 20) == "#FF0000")
        #expect(picture.hex(28, 20) == "#0000FF")
        #expect(picture.hex(32, 20) == "#FFFFFF")
    }

    @Test func `squeezing keeps the center and the width`() throws {
        let picture = try picture(of: halves.effects { $0.squeeze = 0.5 })
        #expect(picture.hex(2, 8) == "#FFFFFF")
        #expect(picture.hex(2, 12) == "#FF0000")
        #expect(picture.hex(38, 28) == "#0000FF")
        #expect(picture.hex(38, 32) == "#FFFFFF")
    }

    @Test func `rotation is clockwise`() throws {
        let picture = try picture(of: halves.effects { $0.rotation = 90 })
        #expect(picture.hex(20, 4) == "#FF0000")
        #expect(picture.hex(20, 36) == "#0000FF")
    }

    @Test func `flipping mirrors left and right, or top and bottom`() throws {
        #expect(try picture(of: halves.effects { $0.flip = .horizontal }).hex(2, 20) == "#0000FF")
        let upright = halves.effects { $0.rotation = 90 }
        let picture = try picture(of: zstack(.center, [upright]).effects { $0.flip = .vertical })
        #expect(picture.hex(20, 4) == "#0000FF")
        #expect(picture.hex(20, 36) == "#FF0000")
    }

    @Test func `saturation 0 leaves grays`() throws {
        let color = try picture(of: halves.effects { $0.saturation = 0 }).color(10, 20)
        #expect(abs(color.red - color.blue) < 0.01 && abs(color.red - color.green) < 0.01)
    }

    @Test func `blur extends beyond the edge`() throws {
        let picture = try picture(of: halves.effects { $0.blur = 3 }, margin: 10)
        let beyond = picture.color(16, 40)
        #expect(beyond.green < 0.95 && beyond.green > 0.4)
    }
}
