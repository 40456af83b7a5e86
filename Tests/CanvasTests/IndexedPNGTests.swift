import Testing
import Values

@testable import Canvas

/// Files with indexed colors are decoded by cairo, which uses libpng.
@Suite struct IndexedPNGTests {
    private func decoded(_ picture: PNGTests.Picture, colors: Int) throws -> [UInt32] {
        let file = try picture.surface().png(colors: colors)
        #expect(file[25] == 3)
        let surface = try Surface.decodePNG(file)
        return surface.words(x: 0, y: 0, width: picture.width, height: picture.height)
    }

    /// Flat colors with round shapes, whose edges are antialiased.
    private static let shapes = PNGTests.Picture("shapes", 400, 300) { x, y in
        let ground: UInt32 = y < 150 ? 0xFFFF_FFFF : 0xFF1C_1C1E
        let (dx, dy) = (Double(x % 100) - 50, Double(y % 75) - 37)
        let distance = (dx * dx + dy * dy).squareRoot()
        let cover = max(0, min(1, 25.5 - distance))
        let parts = [UInt32(16), 8, 0].map { shift -> UInt32 in
            let (below, ink) = (Double(ground >> shift & 0xFF), Double(0x0A5F_D9 as UInt32 >> shift & 0xFF))
            return UInt32(below + (ink - below) * cover) << shift
        }
        return 0xFF00_0000 | parts.reduce(0, |)
    }

    /// A gradient as wide as that of a photo's placeholder.
    private static let gradient = PNGTests.Picture("gradient", 360, 400) { x, y in
        let share = Double(x + 2 * y) / 1_160
        let parts = [(16, 0xDD, 0xC3), (8, 0xE6, 0xD1), (0, 0xF3, 0xE6)].map { shift, first, last -> UInt32 in
            UInt32(Double(first) + Double(last - first) * share) << UInt32(shift)
        }
        return 0xFF00_0000 | parts.reduce(0, |)
    }

    @Test func `flat colors do not change, and edges look the same`() throws {
        let words = Self.shapes.words
        let read = try decoded(Self.shapes, colors: 32)
        for flat: UInt32 in [0xFFFF_FFFF, 0xFF1C_1C1E, 0xFF0A_5FD9] {
            #expect(zip(words, read).allSatisfy { $0 != flat || $1 == flat })
        }
        let worst =
            Set(zip(words, read).map { Pair($0, $1) }).map {
                PerceivedColor($0.first).squaredDistance(to: PerceivedColor($0.second)).squareRoot()
            }.max() ?? 0
        #expect(worst < 0.08)
    }

    /// Two indistinguishable reds, among so many colors that some must share a palette entry.
    private static let swatches = PNGTests.Picture("swatches", 256, 336) { x, y in
        if y >= 296 { return x < 128 ? 0xFFFF_6961 : 0xFFFF_6B61 }
        return 0xFF00_0000 | UInt32(x) << 16 | UInt32((x ^ y) & 0xFF) << 8 | UInt32(y & 0xFF)
    }

    @Test func `large areas of nearly equal colors keep their exact colors`() throws {
        let read = try decoded(Self.swatches, colors: 256)
        let changed = zip(Self.swatches.words, read).dropFirst(256 * 296).count { $0 != $1 }
        #expect(changed == 0)
    }

    @Test func `a gradient has no bands`() throws {
        let read = try decoded(Self.gradient, colors: 64)
        #expect(Set(read).count > 10)
        for (word, new) in zip(Self.gradient.words, read) {
            for shift: UInt32 in [16, 8, 0] {
                #expect(abs(Int(word >> shift & 0xFF) - Int(new >> shift & 0xFF)) <= 2)
            }
        }
    }

    /// A colorful picture with a gray shadow and a hairline below it.
    private static let tinted = PNGTests.Picture("tinted", 256, 320) { x, y in
        if y >= 300 { return y == 310 ? 0xFFE3_E5E9 : 0xFFFF_FFFF }
        if y >= 256 {
            let gray = UInt32(200 + x / 5)
            return 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
        let (red, blue) = (UInt32(x), UInt32(y))
        return 0xFF00_0000 | red << 16 | UInt32((x ^ y) & 0xFF) << 8 | blue
    }

    @Test func `grays stay gray in a colorful picture`() throws {
        let read = try decoded(Self.tinted, colors: 256)
        for (word, new) in zip(Self.tinted.words, read).dropFirst(256 * 256) {
            let bytes = [UInt32(16), 8, 0].map { shift in (Int(word >> shift & 0xFF), Int(new >> shift & 0xFF)) }
            let shifts = bytes.map { $0.1 - $0.0 }
            // A gray may become lighter or darker, but nearly equally in each channel.
            #expect((shifts.max() ?? 0) - (shifts.min() ?? 0) <= 3)
        }
    }

    /// Grays below pale blues, and more colors than the palette can hold.
    private static let desaturated = PNGTests.Picture("desaturated", 256, 384) { x, y in
        if y < 128 { return 0xFF00_0000 | UInt32(x) << 16 | UInt32((x ^ y) & 0xFF) << 8 | UInt32(y * 2) }
        // Flat bands of pale blue, and a gradient of gray.
        let gray = UInt32(y < 256 ? 190 + y % 128 / 4 : 190 + (x + y % 128) / 6)
        if y < 256 { return 0xFF00_0000 | (gray - 2) << 16 | gray << 8 | (gray + 3) }
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }

    @Test func `a neutral gray is not replaced by a bluish gray`() throws {
        let read = try decoded(Self.desaturated, colors: 48)
        let tinted = read.dropFirst(256 * 256).count { $0 & 0xFF != $0 >> 16 & 0xFF }
        #expect(tinted == 0)
    }

    @Test(arguments: [2, 3, 16, 64, 256])
    func `the palette has at most the requested number of colors`(colors: Int) throws {
        let noise = PNGTests.Picture("noise", 60, 40) { x, y in
            0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 7_919 &+ y &* 104_729) &* 2_654_435_761) & 0xFF_FFFF
        }
        #expect(Set(try decoded(noise, colors: colors)).count <= colors)
        #expect(Set(try decoded(Self.tinted, colors: colors)).count <= colors)
    }

    @Test(
        arguments: PNGTests.pictures.filter { $0.words.allSatisfy { $0 >> 24 == 255 } && Set($0.words).count < 9_000 })
    func `every picture is decoded with colors that it contains`(picture: PNGTests.Picture) throws {
        let read = try decoded(picture, colors: 256)
        #expect(Set(read).isSubset(of: Set(picture.words)))
        // Pictures with few and very different colors are exact.
        if Set(picture.words).count <= 3 { #expect(read == picture.words) }
    }

    @Test func `a translucent picture keeps all its colors`() throws {
        let picture = Self.shapes.translucent
        #expect(try picture.surface().png(colors: 16) == picture.surface().png())
    }

    @Test func `the same pixels give the same bytes, a third of those without a palette`() throws {
        let file = try Self.shapes.surface().png(colors: 64)
        #expect(try file == Self.shapes.surface().png(colors: 64))
        #expect(try file.count < Self.shapes.surface().png().count / 2)
    }

    private struct Pair: Hashable {
        var first: UInt32
        var second: UInt32

        init(_ first: UInt32, _ second: UInt32) {
            (self.first, self.second) = (first & 0xFF_FFFF, second & 0xFF_FFFF)
        }
    }
}
