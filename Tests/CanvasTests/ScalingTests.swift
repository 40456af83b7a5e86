import Testing
import Values

@testable import Canvas

/// A text is shaped once for all sizes of a typeface. Scaling must give the same result as shaping at each size.
@Suite struct ScalingTests {
    @Test(arguments: [
        "Settings AVATAR To fi", "設定を変更しました", "10:24 日本語 Wi‑Fi（ON）", "👍🏽 はい❤️👨‍👩‍👧", "a\u{301}e\u{301} が", "一\n二 three",
    ])
    func `a scaled text has the width of one shaped at its size`(text: String) throws {
        let engine = try newEngine()
        for size in [Points(11), 13, 17, 19.9, 20, 22, 34, 53, 60] {
            for (weight, isItalic) in [(FontWeight.regular, false), (.semibold, true)] {
                let face = FontFace(size: size, weight: weight, isItalic: isItalic, tracking: -0.43)
                let (scaled, set) = (engine.shape(text, face: face), engine.typeset(text, face: face).shaped)
                #expect(scaled.clusters.map(\.range) == set.clusters.map(\.range))
                for (one, other) in zip(scaled.clusters, set.clusters) {
                    #expect(abs((one.advance - other.advance).value) < 0.004, "\(text) at \(size)")
                    #expect(one.canBreakAfter == other.canBreakAfter && one.isPhraseEnd == other.isPhraseEnd)
                }
            }
        }
    }

    /// All of it is one character.
    @Test(arguments: ["\u{1100}", "👨\u{200D}", "❤️\u{200D}"])
    func `a character of thousands of scalars has a width`(part: String) throws {
        let text = String(repeating: part, count: 4_000)
        let shaped = try newEngine().shape(text, face: FontFace(size: 17))
        #expect(shaped.clusters.allSatisfy { $0.advance.value.isFinite } && !shaped.clusters.isEmpty)
    }

    @Test func `a text is shaped once for all sizes of a typeface`() throws {
        let engine = try newEngine()
        for size in 11...60 {
            _ = engine.shape("設定 Settings", face: FontFace(size: Points(Double(size)), tracking: Points(Double(size))))
        }
        // Inter up to size 19, and Inter Display from size 20.
        #expect(engine.shapeCount == 2)
        _ = engine.shape("設定 Settings", face: FontFace(size: 17, weight: .bold))
        #expect(engine.shapeCount == 3)
    }

    @Test func `the box of a missing glyph has its drawn width`() throws {
        let engine = try newEngine()
        for size in [Points(11), 17, 34] {
            let face = FontFace(size: size)
            let text = "a\u{F0000}b"
            #expect(engine.shape(text, face: face).width == engine.typeset(text, face: face).shaped.width)
        }
    }

    @Test func `a measurement does not depend on earlier ones or on threads`() async throws {
        let fonts = try TestFonts.library.get()
        let texts = ["設定を変更しました", "Settings", "👍 Ok", "候補がいません"]
        let faces = [11.0, 17, 20, 34].map { FontFace(size: Points($0), tracking: 0.1) }
        let measured = try await withThrowingTaskGroup(of: [ShapedText].self) { group in
            for task in 0..<4 {
                group.addTask {
                    let engine = try TextEngine(library: fonts)
                    for face in task % 2 == 0 ? faces : faces.reversed() {
                        for text in texts.dropFirst(task) { _ = engine.shape(text, face: face) }
                    }
                    return faces.flatMap { face in texts.map { engine.shape($0, face: face) } }
                }
            }
            var all: [[ShapedText]] = []
            for try await one in group { all.append(one) }
            return all
        }
        #expect(measured.count == 4 && Set(measured).count == 1)
    }

    @Test func `a cache is emptied before it exceeds its limit`() {
        var cache = TextCache<Int, String>(limit: 3)
        for number in 0..<10 {
            #expect(cache.value(of: "t", in: number) { "\(number)" } == "\(number)")
            #expect(cache.count <= 3)
        }
        #expect(cache.value(of: "t", in: 9) { "again" } == "9")
        #expect(cache.value(of: "t", in: 0) { "again" } == "again")
    }

    @Test func `canonically equivalent texts have separate cache entries`() {
        var cache = TextCache<Int, Int>()
        #expect(cache.value(of: "が", in: 0) { 3 } == 3)
        #expect(cache.value(of: "か\u{3099}", in: 0) { 6 } == 6)
    }
}
