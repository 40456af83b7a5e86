import Canvas
import Testing
import Values

@testable import Comparison

/// Pixels that differ, inside and outside of the areas of changes.
@Suite struct PixelTests {
    private func picture(width: Points = 40, dots: [Rect] = [], color: RGBA = .black) throws -> Surface {
        let surface = try Surface(size: Size(width: width, height: 30), scale: 2)
        surface.fill(.white)
        for dot in dots { surface.fill(.rect(dot), color) }
        return surface
    }

    private let dot = Rect(x: 10, y: 10, width: 4, height: 3)

    @Test func `equal pictures have no differing pixel`() throws {
        #expect(PixelDifference(try picture(dots: [dot]), try picture(dots: [dot])).count == 0)
    }

    @Test func `every pixel of a change counts`() throws {
        let difference = PixelDifference(try picture(), try picture(dots: [dot]))
        #expect(difference.count == 48)
        #expect(difference.count(inside: [dot], origin: .zero, scale: 2) == 48)
        #expect(difference.outside([dot], origin: .zero, scale: 2) == nil)
    }

    @Test func `a pixel outside of the area of all changes is unexplained`() throws {
        let other = Rect(x: 30, y: 20, width: 1, height: 1)
        let difference = PixelDifference(try picture(), try picture(dots: [dot, other]))
        let outside = try #require(difference.outside([dot], origin: .zero, scale: 2))
        #expect(outside.count == 4)
        #expect(outside.box == PixelDifference.Box(x: 60, y: 40, width: 2, height: 2))
    }

    @Test func `overlapping areas count a pixel once`() throws {
        let difference = PixelDifference(try picture(), try picture(dots: [dot]))
        #expect(difference.count(inside: [dot, dot.inset(by: -2)], origin: .zero, scale: 2) == 48)
    }

    @Test func `the part that only the larger picture has differs`() throws {
        let difference = PixelDifference(try picture(), try picture(width: 41))
        #expect(difference.count == 2 * 60)
        let strip = Rect(x: 40, y: 0, width: 1, height: 30)
        #expect(difference.outside([strip], origin: .zero, scale: 2) == nil)
    }

    @Test(arguments: [(RGBA.bytes(121, 120, 120), 0), (RGBA.bytes(160, 120, 120), 48)])
    func `only noticeable colors count for a person`(color: RGBA, pixels: Int) throws {
        let gray = try picture(dots: [dot], color: .bytes(120, 120, 120))
        #expect(PerceptualDifference(gray, try picture(dots: [dot], color: color)).pixels == pixels)
    }

    @Test(arguments: [(0, 48), (0.005, 48), (0.2, 0)])
    func `a threshold decides how large a difference counts`(threshold: Double, pixels: Int) throws {
        let old = try picture(dots: [dot], color: .bytes(120, 120, 120))
        let new = try picture(dots: [dot], color: .bytes(130, 120, 120))
        let difference = PerceptualDifference(old, new, options: .init(threshold: threshold))
        #expect(difference.pixels == pixels)
    }

    @Test(arguments: [
        ([PixelDifference.Box(x: 0, y: 0, width: 80, height: 60)], 0),
        ([PixelDifference.Box(x: 20, y: 20, width: 4, height: 6)], 24),
        ([PixelDifference.Box(x: 20, y: 20, width: .max, height: 1)], 40), ([], 48),
    ])
    func `pixels in ignored areas do not count`(ignored: [PixelDifference.Box], pixels: Int) throws {
        let difference = PerceptualDifference(
            try picture(), try picture(dots: [dot]), options: .init(ignored: ignored))
        #expect(difference.pixels == pixels)
    }

    @Test func `the edge of a shape that moved by a part of a pixel only smooths`() throws {
        func disc(x: Points) throws -> Surface {
            let surface = try Surface(size: Size(width: 40, height: 40), scale: 1)
            surface.fill(.white)
            surface.fill(.ellipse(in: Rect(x: x, y: 8, width: 24, height: 24)), .black)
            return surface
        }
        let small = PerceptualDifference(try disc(x: 8), try disc(x: 8.15))
        #expect(small.smoothing > 0)
        #expect(small.pixels < small.smoothing)
        #expect(PerceptualDifference(try disc(x: 8), try disc(x: 14)).pixels > 100)
    }
}
