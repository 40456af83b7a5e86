import Testing
import Values

@testable import Canvas

/// Changes between two versions of a font are tolerated; others are reported.
@Suite struct PictureDifferenceTests {
    /// A card with a line of text, like those on a sheet.
    private struct Card {
        var x: Points = 40
        var width: Points = 120
        var ground = RGBA.white
        var fill = RGBA.bytes(0xF2, 0xF2, 0xF7)
        var ink = RGBA.bytes(0x3C, 0x3C, 0x43)
        var textX: Points = 52
        var dot: RGBA?

        func draw() throws -> Surface {
            let surface = try Surface(size: Size(width: 220, height: 120), scale: 1)
            surface.fill(ground)
            surface.fill(.rect(Rect(x: x, y: 30, width: width, height: 60)), fill)
            try newEngine().draw(
                "カフェ Café 12", face: FontFace(size: 13, weight: .regular), color: ink,
                at: Point(x: textX, y: 64), on: surface)
            if let dot { surface.fill(.ellipse(in: Rect(x: 150, y: 26, width: 8, height: 8)), dot) }
            return surface
        }
    }

    private func difference(_ change: (inout Card) -> Void) throws -> PictureDifference? {
        var card = Card()
        let old = try card.draw()
        change(&card)
        return .between(old, try card.draw())
    }

    @Test func `equal pictures have no difference`() throws {
        #expect(try difference { _ in } == nil)
    }

    @Test func `other shades at the edges of letters are tolerated`() throws {
        // Moving the letters by a quarter of a pixel changes their edges like another version of the font.
        #expect(try difference { $0.textX = 52.25 } == nil)
    }

    @Test func `a pale frame that moved by one pixel is reported`() throws {
        #expect(try difference { $0.x = 41 } != nil)
        #expect(try difference { $0.width = 121 } != nil)
    }

    @Test func `a visible change of a color is reported`() throws {
        #expect(try difference { $0.fill = .bytes(0xEC, 0xF2, 0xF7) } != nil)
        #expect(try difference { $0.ground = .bytes(0xFB, 0xFB, 0xFB) } != nil)
        #expect(try difference { $0.ink = .bytes(0x8E, 0x8E, 0x93) } != nil)
    }

    @Test func `a new badge and moved text are reported`() throws {
        #expect(try difference { $0.dot = .bytes(0xFF, 0x3B, 0x30) } != nil)
        #expect(try difference { $0.textX = 55 } != nil)
    }

    @Test func `a different size is reported`() throws {
        let one = try Surface(size: Size(width: 10, height: 10), scale: 1)
        let other = try Surface(size: Size(width: 10, height: 11), scale: 1)
        #expect(PictureDifference.between(one, other) == .size(old: [10, 10], new: [10, 11]))
    }

    @Test func `a reduced palette is tolerated`() throws {
        let card = try Card().draw()
        #expect(PictureDifference.between(card, try .decodePNG(card.png(colors: 16))) == nil)
    }
}
