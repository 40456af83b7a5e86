import Specs
import Testing
import Values

@testable import Checks

/// Text over photos, which must be readable over any photo.
@Suite struct UnknownPixelTests {
    /// The minimum opacity of a scrim that makes text safe, in closed form.
    @Test(arguments: [
        (RGBA.white, RGBA.black, 0.535, 4.5), (.white, .black, 0.416, 3), (.white, .black, 0.651, 7),
        (.black, .white, 0.455, 4.5), (.black, .white, 0.349, 3), (.black, .white, 0.584, 7),
    ])
    func `a scrim passes from the opacity of its closed form`(text: RGBA, scrim: RGBA, alpha: Double, ratio: Double)
        throws
    {
        // The closed forms are given to three places.
        #expect(try contrast(of: text, scrim: scrim.opacity(alpha + 0.0005)) >= ratio)
        #expect(try contrast(of: text, scrim: scrim.opacity(alpha - 0.005)) < ratio)
    }

    @Test func `white on a black scrim over a photo passes from 53.5 percent on`() throws {
        #expect(try contrast(of: .white, scrim: .black.opacity(0.535)) >= 4.5)
        #expect(try contrast(of: .white, scrim: .black.opacity(0.53)) < 4.5)
    }

    @Test func `thirty-five percent guarantee at most 2.44`() throws {
        #expect(abs(try contrast(of: .white, scrim: .black.opacity(0.35)) - 2.44) < 0.01)
    }

    @Test(arguments: [RGBA.white, .black, .bytes(0x80, 0x80, 0x80), .bytes(0xFF, 0x3B, 0x30)])
    func `a photo alone can be just as light as the text`(text: RGBA) throws {
        #expect(try contrast(of: text, scrim: .clear) == 1)
    }

    @Test func `a photo beside the text does not matter`() throws {
        let photo = Stacks.photo("photo", in: Rect(x: 0, y: 0, width: 50, height: 40))
        let pair = try #require(Stacks.worst(of: .black, on: [photo, Stacks.subject()]))
        #expect(pair.ratio == 21)
    }

    @Test func `a photo under the last letter counts`() throws {
        let photo = Stacks.photo("photo", in: Rect(x: 246, y: 0, width: 54, height: 40))
        let pair = try #require(Stacks.worst(of: .black, on: [photo, Stacks.subject()]))
        #expect(pair.ratio == 1)
    }

    private func contrast(of text: RGBA, scrim: RGBA) throws -> Double {
        let cover = Stacks.frame("scrim", [.color(Stacks.ink(scrim))])
        return try #require(Stacks.worst(of: text, on: [Stacks.photo("photo"), cover, Stacks.subject()])).ratio
    }
}
