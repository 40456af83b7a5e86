import Testing
import Values

@testable import Canvas

/// Files of the encoder are decoded by cairo, which uses libpng.
@Suite struct PNGTests {
    /// A picture defined by a function from a position to a premultiplied word 0xAARRGGBB.
    struct Picture: Sendable, CustomTestStringConvertible {
        var name: String
        var width: Int
        var height: Int
        var word: @Sendable (_ x: Int, _ y: Int) -> UInt32

        init(_ name: String, _ width: Int, _ height: Int, _ word: @escaping @Sendable (Int, Int) -> UInt32) {
            self.name = name
            self.width = width
            self.height = height
            self.word = word
        }

        var testDescription: String { "\(name), \(width) × \(height)" }

        var words: [UInt32] {
            (0..<height).flatMap { y in (0..<width).map { x in word(x, y) } }
        }

        func surface() throws -> Surface {
            let pixmap = try Pixmap(width: width, height: height)
            pixmap.replace(words: words)
            return try Surface(drawingOn: pixmap, scale: 1)
        }

        /// The same picture with varying alpha.
        var translucent: Picture {
            Picture("translucent " + name, width, height) { x, y in
                let alpha = UInt32((x + 3 * y) % 256)
                let word = word(x, y)
                let parts = [UInt32(16), 8, 0].map { (word >> $0 & 0xFF) * alpha / 255 << $0 }
                return alpha << 24 | parts.reduce(0, |)
            }
        }
    }

    private static let noise: @Sendable (Int, Int) -> UInt32 = { x, y in
        var state = UInt64(y * 7_919 + x + 1) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 31
        state &*= 0xBF58_476D_1CE4_E5B9
        return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40)
    }

    static let pictures: [Picture] = [
        Picture("flat", 300, 200) { _, _ in 0xFF12_3456 },
        Picture("black", 300, 20) { _, _ in 0xFF00_0000 },
        Picture("stripes across", 120, 90) { _, y in y / 7 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_30A0 },
        Picture("stripes down", 700, 20) { x, _ in x / 9 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_30A0 },
        Picture("runs that move", 500, 60) { x, y in (x + y) / 13 % 3 == 0 ? 0xFFEE_EEEE : 0xFF10_0000 },
        Picture("single pixels", 333, 40) { x, y in x % 17 == y % 5 ? 0xFF01_0203 : 0xFFFF_FFFF },
        Picture("a pattern again and again", 900, 12) { x, y in 0xFF00_0000 | UInt32(x % 31 * 7_000 + y * 13) },
        Picture("gradient across", 400, 40) { x, _ in 0xFF00_0000 | UInt32(x * 255 / 399) << 8 },
        Picture("gradient down", 40, 400) { _, y in 0xFF00_0000 | UInt32(y * 255 / 399) * 0x01_0101 },
        Picture("gradient aslant", 200, 200) { x, y in 0xFF00_0000 | UInt32((x + y) % 256) << 16 | UInt32(y % 256) },
        Picture("noise", 211, 97, noise),
        Picture("noise, wider than the window", 12_000, 4, noise),
        Picture("noise again beyond the window", 12_000, 3) { x, y in noise(x % 11_000, y) },
        Picture("clear", 64, 64) { _, _ in 0 },
        Picture("every alpha", 256, 3) { x, y in UInt32(x) << 24 | (y == 1 ? UInt32(x) * 0x01_0101 : 0) },
        Picture("every premultiplied color", 256, 256) { x, y in UInt32(y) << 24 | UInt32(min(x, y)) * 0x01_0101 },
        Picture("one translucent pixel at the end", 70, 70) { x, y in
            x + y == 138 ? 0x8040_2010 : 0xFF80_4020
        },
    ]

    /// Sizes near one pixel, a vector, a block, and the longest match of 258 bytes in RGB and RGBA.
    static let sizes: [(Int, Int)] =
        [(1, 1), (1, 2), (2, 1), (3, 1), (1, 300), (300, 1), (2, 2)]
        + [15, 16, 17, 63, 64, 65, 85, 86, 87, 88, 128, 129, 130, 171, 172, 173, 258, 259, 260, 261].map { ($0, 3) }

    private func expectSame(_ picture: Picture) throws {
        let surface = try picture.surface()
        for effort in [CompressionEffort.quick, .thorough] {
            let decoded = try Surface.decodePNG(try surface.png(effort: effort))
            let words = decoded.words(x: 0, y: 0, width: picture.width, height: picture.height)
            #expect((decoded.pixelWidth, decoded.pixelHeight) == (picture.width, picture.height))
            #expect(words == picture.words, "\(effort)")
        }
    }

    @Test(arguments: pictures)
    func `another decoder reads the same pixels`(picture: Picture) throws {
        try expectSame(picture)
        try expectSame(picture.translucent)
    }

    @Test(arguments: sizes)
    func `flat, noisy and translucent pictures of every size are decoded unchanged`(width: Int, height: Int) throws {
        let kinds: [@Sendable (Int, Int) -> UInt32] = [
            { _, _ in 0xFFFF_FFFF }, { _, y in 0xFF00_0000 | UInt32(y) }, Self.noise,
        ]
        for word in kinds {
            let picture = Picture("size", width, height, word)
            try expectSame(picture)
            try expectSame(picture.translucent)
        }
    }

    @Test func `a flat picture is tiny, and noise adds at most one percent to its bytes`() throws {
        let flat = try Picture("flat", 1_000, 1_000) { _, _ in 0xFF12_3456 }.surface().png()
        #expect(flat.count < 10_000)
        for picture in [Picture("noise", 500, 500, Self.noise), Picture("wide", 12_000, 20, Self.noise)] {
            let stored = picture.height * (1 + 3 * picture.width)
            #expect(try picture.surface().png().count < stored * 101 / 100)
        }
    }

    /// Letters: bars of three grays on white, at places that no row repeats exactly.
    private static let letters = Picture("letters", 700, 240) { x, y in
        let line = y % 24
        guard line >= 6, line < 18 else { return 0xFFFF_FFFF }
        let letter = (x / 9 * 7 + y / 24 * 13) % 11
        let grays: [UInt32] = [0xFFFF_FFFF, 0xFFC8_C8C8, 0xFF15_171A, 0xFF56_5B63]
        return grays[(x % 9 < 2 ? 0 : letter * (x % 9) * (line / 3 + 1)) % 4]
    }
    /// Soft colors, as in a photo.
    private static let photo = Picture("photo", 200, 160) { x, y in
        let wave = (x * x + 3 * y * y) / 97 % 40
        return 0xFF00_0000 | UInt32(120 + wave) << 16 | UInt32(90 + (x + y) / 4) << 8 | UInt32(60 + wave + y / 2)
    }

    @Test(arguments: [(letters, 60), (photo, 75)])
    func `a thorough effort makes smaller files, and never larger ones`(picture: Picture, percent: Int) throws {
        let surface = try picture.surface()
        #expect(try surface.png(effort: .thorough).count * 100 < surface.png().count * percent)
        let noise = try Picture("noise", 300, 200, Self.noise).surface()
        #expect(try noise.png(effort: .thorough).count < 300 * 200 * 3 * 102 / 100)
    }

    @Test func `few colors are indexed, and stay exact`() throws {
        let file = try Self.letters.surface().png(effort: .thorough)
        #expect(file[25] == 3)
        #expect(try Self.photo.surface().png(effort: .thorough)[25] == 2)
        #expect(try Self.letters.translucent.surface().png(effort: .thorough)[25] == 6)
    }

    @Test func `a file is the same each time and declares sRGB`() throws {
        let surface = try Picture("noise", 100, 100, Self.noise).surface()
        let png = try surface.png()
        #expect(try surface.png() == png)
        #expect(try surface.png(effort: .thorough) == surface.png(effort: .thorough))
        let types = chunks(of: png).map(\.type)
        #expect(types == ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    @Test func `a chunk ends with the checksum of its type and data`() throws {
        for chunk in chunks(of: try Picture("noise", 9, 9, Self.noise).surface().png()) {
            var checksum = CRC32()
            checksum.update(Array(chunk.type.utf8) + chunk.data)
            #expect(checksum.value == chunk.checksum)
        }
    }

    private struct Chunk {
        var type: String
        var data: [UInt8]
        var checksum: UInt32
    }

    private func chunks(of png: [UInt8]) -> [Chunk] {
        func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        var chunks: [Chunk] = []
        var place = 8
        while place + 12 <= png.count {
            let count = number(at: place)
            chunks.append(
                Chunk(
                    type: String(decoding: png[place + 4..<place + 8], as: UTF8.self),
                    data: Array(png[place + 8..<place + 8 + count]),
                    checksum: UInt32(number(at: place + 8 + count))))
            place += 12 + count
        }
        return chunks
    }
}
