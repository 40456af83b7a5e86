import Layout
import Specs
import Testing
import Values

@testable import Checks

/// The background of a text, compared with colors composited by hand.
@Suite struct CompositionTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `flat layers and groups are composited as W3C Compositing defines`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let layers = numbers.stack()
        let base = numbers.color(isOpaque: true)
        let text = numbers.color()
        let frames = layers.enumerated().map { $1.frame("layer\($0)") }
        let pair = try #require(Stacks.worst(of: text, on: frames, over: base))
        let below = RandomLayer.Premultiplied(base)
        let foreground = RandomLayer.compose(layers, over: below, text: text).result.color
        let background = RandomLayer.compose(layers, over: below, text: nil).result.color
        #expect(pair.foreground.isNear(foreground))
        #expect(pair.background.isNear(background))
        #expect(abs(pair.ratio - Contrast.ratio(foreground, background)) < 1e-9)
    }

    @Test func `half black on white is not rounded to eight bits`() throws {
        let pair = try #require(Stacks.worst(of: .black.opacity(0.5), on: [Stacks.subject()]))
        #expect(abs(pair.ratio - 3.977) < 0.001)
    }

    @Test func `nested opacities multiply`() throws {
        let inner = Stacks.frame("inner", opacity: 0.5, holding: [Stacks.subject()])
        let outer = Stacks.frame("outer", opacity: 0.5, holding: [inner])
        let nested = try #require(Stacks.worst(of: .black, on: [outer]))
        let plain = try #require(Stacks.worst(of: .black.opacity(0.25), on: [Stacks.subject()]))
        #expect(nested.foreground.isNear(plain.foreground))
        #expect(abs(nested.ratio - plain.ratio) < 1e-9)
    }

    @Test func `a group is composited before it is drawn over the layers below`() throws {
        // Black text on white in a half-opaque group over black: compositing lowers 21:1 to 5.28:1.
        let group = Stacks.frame(
            "group", [.color(Stacks.ink(.white))], opacity: 0.5, holding: [Stacks.subject()])
        let pair = try #require(Stacks.worst(of: .black, on: [group], over: .black))
        #expect(pair.foreground.hex == "#000000")
        #expect(pair.background.hex == "#808080")
        #expect(abs(pair.ratio - 5.28) < 0.01)
    }

    @Test func `a layer drawn after the text is not part of its background`() throws {
        let cover = Stacks.frame("cover", [.color(Stacks.ink(.black))])
        let pair = try #require(Stacks.worst(of: .black, on: [Stacks.subject(), cover]))
        #expect(pair.background == .white)
    }

    @Test func `a text with an opacity of 0 is not measured`() {
        #expect(Stacks.worst(of: .black, on: [Stacks.subject(opacity: 0)]) == nil)
        let gone = Stacks.frame("gone", opacity: 0, holding: [Stacks.subject()])
        #expect(Stacks.worst(of: .black, on: [gone]) == nil)
    }

    @Test func `an opaque layer hides everything below it`() throws {
        let cover = Stacks.frame("cover", [.color(Stacks.ink(.bytes(0x00, 0x7A, 0xFF)))])
        let pair = try #require(Stacks.worst(of: .white, on: [Stacks.photo("photo"), cover, Stacks.subject()]))
        #expect(abs(pair.ratio - 4.017) < 0.001)
    }
}

extension RGBA {
    func isNear(_ other: RGBA, within tolerance: Double = 1e-9) -> Bool {
        abs(red - other.red) < tolerance && abs(green - other.green) < tolerance && abs(blue - other.blue) < tolerance
            && abs(alpha - other.alpha) < tolerance
    }
}
