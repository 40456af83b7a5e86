import Testing
import Values

@testable import Canvas

@Suite struct TextTests {
    private let body = FontFace(size: 17)

    @Test func `Japanese characters and emoji have the widths that iOS gives them`() throws {
        let engine = try newEngine()
        let face = FontFace(size: 17, tracking: -0.43)
        let kana = engine.shape("日本語のトップ、「あ」", face: face)
        #expect(kana.clusters.count == 11)
        for cluster in kana.clusters { #expect(abs(cluster.advance.value - 17 * 0.935) < 0.01) }
        let emoji = engine.shape("👨‍👩‍👧❤️", face: face)
        #expect(emoji.clusters.count == 2)
        for cluster in emoji.clusters { #expect(abs(cluster.advance.value - 20) < 0.01) }
        #expect(emoji.unknownGlyphs == 0)
    }

    @Test func `tracking is added only after Latin clusters`() throws {
        let engine = try newEngine()
        let text = "Aあb 1👍"
        let plain = engine.shape(text, face: body)
        let tracked = engine.shape(text, face: FontFace(size: 17, tracking: 2))
        let differences = zip(tracked.clusters, plain.clusters).map { ($0.advance - $1.advance).value }
        #expect(differences.map { ($0 * 1e6).rounded() / 1e6 } == [2, 0, 2, 2, 2, 0])
    }

    @Test func `clusters cover the text in order`() throws {
        let engine = try newEngine()
        let text = "a\u{301}b\r\n日本\u{2028}が e\u{301}\tx\u{0}y\n"
        let shaped = engine.shape(text, face: body)
        var end = 0
        for cluster in shaped.clusters {
            #expect(cluster.range.lowerBound == end)
            end = cluster.range.upperBound
        }
        #expect(end == text.utf8.count)
        #expect(shaped.clusters.filter(\.mustBreakAfter).count == 3)
        #expect(shaped.clusters.filter(\.mustBreakAfter).allSatisfy { $0.advance == 0 && $0.isWhitespace })
        #expect(engine.shape("", face: body).clusters.isEmpty)
    }

    /// cairo does not release scaled fonts thread-safely if threads share them.
    @Test func `engines do not share scaled fonts, and draw the same`() throws {
        let engines = [try newEngine(), try newEngine()]
        let fonts = engines.map { engine in
            engine.typeset("Aあ", face: body).runs.map(\.scaledFont)
        }
        #expect(fonts[0].count == 2 && !fonts[0].contains(0))
        #expect(Set(fonts[0]).isDisjoint(with: fonts[1]))
        let pictures = try engines.map { engine in
            let surface = try Surface(size: Size(width: 60, height: 40), scale: 2)
            engine.draw("Aあ", face: body, color: .black, at: Point(x: 5, y: 30), on: surface)
            return try surface.png()
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test func `canonically equivalent texts have their own offsets`() throws {
        let engine = try newEngine()
        #expect(engine.shape("が", face: body).clusters.last?.range == 0..<3)
        #expect(engine.shape("か\u{3099}", face: body).clusters.last?.range == 0..<6)
    }

    @Test(arguments: ["Hello, 世界!", "設定を変更しました👍", "AVATAR To 12:34", "مرحبا abc", "…"])
    func `a drawn text has the width of its clusters`(text: String) throws {
        let engine = try newEngine()
        for size in [Points(11), 17, 34] {
            let face = FontFace(size: size, weight: .semibold, tracking: 0.37)
            let typeset = engine.typeset(text, face: face)
            let drawn = typeset.runs.reduce(Points(0)) { $0 + $1.width }
            #expect(abs((drawn - typeset.shaped.width).value) < 0.02)
            let ink = engine.inkBounds(of: text, face: face)
            #expect(ink.maxX <= drawn + size * 0.2 && ink.maxX > drawn * 0.7)
        }
    }

    @Test func `a text keeps its proportions at every size`() throws {
        let engine = try newEngine()
        let small = engine.shape("Hamburgefonts 日本", face: FontFace(size: 10)).width
        let large = engine.shape("Hamburgefonts 日本", face: FontFace(size: 19)).width
        #expect(abs(large.value / small.value - 1.9) < 0.002)
    }

    @Test(arguments: [1.0, 2, 3])
    func `capitals rest on the baseline`(scale: Double) throws {
        let engine = try newEngine()
        let surface = try Surface(size: Size(width: 40, height: 40), scale: scale)
        surface.fill(.white)
        engine.draw("H", face: body, color: .black, at: Point(x: 10, y: 30), on: surface)
        let bytes = surface.rgbaBytes()
        let rows = (0..<surface.pixelHeight).filter { row in
            (0..<surface.pixelWidth).contains { bytes[(row * surface.pixelWidth + $0) * 4] < 128 }
        }
        #expect(rows.last == Int(30 * scale) - 1)
        let ink = engine.inkBounds(of: "H", face: body)
        #expect(abs(ink.maxY.value) < 0.1)
        // The cap height of Inter is 0.727 em.
        #expect(abs(ink.minY.value + 17 * 0.727) < 0.1)
        #expect(abs(Double(rows.count) - ink.height.value * scale) <= 1)
    }

    @Test func `an offset of a quarter of a pixel changes the picture`() throws {
        let engine = try newEngine()
        func bytes(_ x: Points) throws -> [UInt8] {
            let surface = try Surface(size: Size(width: 40, height: 40), scale: 1)
            engine.draw("l", face: body, color: .black, at: Point(x: x, y: 30), on: surface)
            return surface.rgbaBytes()
        }
        #expect(try bytes(10) != bytes(10.25))
    }

    @Test func `Japanese is bold from semibold on`() throws {
        let engine = try newEngine()
        func bytes(_ text: String, _ weight: FontWeight) throws -> [UInt8] {
            let surface = try Surface(size: Size(width: 40, height: 40), scale: 2)
            let face = FontFace(size: 30, weight: weight)
            engine.draw(text, face: face, color: .black, at: Point(x: 4, y: 34), on: surface)
            return surface.rgbaBytes()
        }
        #expect(try bytes("字", .medium) == bytes("字", .regular))
        #expect(try bytes("字", .semibold) == bytes("字", .bold))
        #expect(try bytes("字", .semibold) != bytes("字", .medium))
        #expect(try bytes("R", .medium) != bytes("R", .regular))
        #expect(try bytes("R", .semibold) != bytes("R", .bold))
    }

    @Test func `only Latin text is italic`() throws {
        let engine = try newEngine()
        func bytes(_ text: String, isItalic: Bool) throws -> [UInt8] {
            let surface = try Surface(size: Size(width: 40, height: 40), scale: 2)
            let face = FontFace(size: 30, isItalic: isItalic)
            engine.draw(text, face: face, color: .black, at: Point(x: 4, y: 34), on: surface)
            return surface.rgbaBytes()
        }
        #expect(try bytes("字", isItalic: true) == bytes("字", isItalic: false))
        #expect(try bytes("f", isItalic: true) != bytes("f", isItalic: false))
    }

    @Test(arguments: [("Noto Sans Arabic", "مرحبا"), ("Noto Sans Hebrew", "שלום"), ("Noto Sans Thai", "กขค")])
    func `a script is drawn if its font is installed and reported if not`(family: String, text: String) throws {
        let fonts = try TestFonts.library.get()
        let shaped = try TextEngine(library: fonts).shape(text, face: body)
        #expect(shaped.missingScalars.isEmpty == fonts.families.contains(family))
        // Tracking does not separate joined letters.
        #expect(fonts.families.contains(family) == shaped.clusters.allSatisfy { !$0.isTracked })
    }

    @Test func `large text uses the display font`() throws {
        let engine = try newEngine()
        let text = engine.shape("Settings", face: FontFace(size: 19.99)).width.value / 19.99
        let display = engine.shape("Settings", face: FontFace(size: 20)).width.value / 20
        #expect(display < text - 0.05)
    }

    @Test func `tabular figures have equal widths`() throws {
        let engine = try newEngine()
        let face = FontFace(size: 17, hasTabularFigures: true)
        #expect(Set(engine.shape("0123456789", face: face).clusters.map(\.advance)).count == 1)
        #expect(Set(engine.shape("0123456789", face: body).clusters.map(\.advance)).count > 1)
        #expect(Set(engine.shape("iMw0", face: FontFace(role: .mono, size: 17)).clusters.map(\.advance)).count == 1)
    }

    @Test func `a character that no font has is reported`() throws {
        let engine = try newEngine()
        let shaped = engine.shape("a\u{1E900}b\u{1E900}", face: body)
        #expect(shaped.unknownGlyphs == 2)
        #expect(shaped.missingScalars == ["\u{1E900}"])
    }

    @Test func `an appended ellipsis adds its own width`() throws {
        let engine = try newEngine()
        let surface = try Surface(size: Size(width: 200, height: 40), scale: 1)
        engine.draw("長い文", face: body, color: .black, at: Point(x: 0, y: 30), on: surface, appendingEllipsis: true)
        let bytes = surface.rgbaBytes()
        let columns = (0..<200).filter { x in (0..<40).contains { bytes[($0 * 200 + x) * 4 + 3] > 60 } }
        #expect((columns.last ?? 0) > 54)
        // The ellipsis has the dots of the Latin font on the baseline, not the centered Japanese ones.
        let rows = (0..<40).filter { y in (54..<80).contains { bytes[(y * 200 + $0) * 4 + 3] > 60 } }
        #expect((rows.first ?? 0) >= 26)
    }

    @Test func `an emoji is drawn in color and fades with its text`() throws {
        let engine = try newEngine()
        func colors(_ alpha: Double) throws -> (saturation: Int, alpha: UInt8) {
            let surface = try Surface(size: Size(width: 40, height: 40), scale: 1)
            engine.draw(
                "🍎", face: FontFace(size: 30), color: RGBA.black.opacity(alpha), at: Point(x: 0, y: 32), on: surface)
            let bytes = surface.rgbaBytes()
            let spread = stride(from: 0, to: bytes.count, by: 4).map { abs(Int(bytes[$0]) - Int(bytes[$0 + 2])) }.max()
            return (spread ?? 0, stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }.max() ?? 0)
        }
        #expect(try colors(1).saturation > 80)
        #expect(try colors(1).alpha == 255)
        #expect(try (126...129).contains(colors(0.5).alpha))
    }

    @Test func `threads draw the same bytes`() async throws {
        let fonts = try TestFonts.library.get()
        let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let engine = try TextEngine(library: fonts)
                    let surface = try Surface(size: Size(width: 300, height: 120), scale: 2)
                    for (index, weight) in FontWeight.named.enumerated() {
                        let face = FontFace(size: Points(Double(9 + index * 2)), weight: weight.weight)
                        let origin = Point(x: 4, y: Points(Double(12 * index + 12)))
                        engine.draw("Aa 日本語ヴ👍🏽 \(index)", face: face, color: .black, at: origin, on: surface)
                    }
                    return try surface.png()
                }
            }
            var result: [[UInt8]] = []
            for try await picture in group { result.append(picture) }
            return result
        }
        #expect(pictures.count == 4 && Set(pictures).count == 1)
    }
}
