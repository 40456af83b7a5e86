import Sheets
import Testing
import Values

/// The positions on the page as designed: left end of the baseline, in points.
@Suite struct ContactSheetGeometryTests {
    /// Laid out once for all tests.
    private static let page = Result { try SampleSheet.standard.layout(engine: newEngine()) }

    private func standardPage() throws -> Page { try Self.page.get() }

    private func origin(of text: String, in page: Page) -> Point? {
        page.texts.first { $0.text == text }?.origin
    }

    @Test func `the columns of the grid match the design`() {
        #expect((0..<12).map(PageGrid.x(column:)) == (0..<12).map { Points(64 + 98 * Double($0)) })
        #expect(PageGrid.content == 1_152)
        #expect([3, 4, 6, 12].map(PageGrid.span) == [270, 368, 564, 1_152])
    }

    @Test(arguments: [
        ("Tokyo Friends", 64.0, 75.5), ("SwipeCard", 64, 149),
        ("探索カード　One friend candidate at a time: skip, or show interest.", 64, 185),
        ("States", 64, 378), ("Light", 358, 378), ("Dark", 799, 378),
        ("1", 64, 412.5), ("content", 64, 436), ("Default. One friend candidate, photo", 64, 463), ("first.", 64, 483),
        ("Photo", 64, 516.5), ("361 × 273, dots 5", 148, 516.5), ("Tags", 64, 536.5), ("Swipe", 64, 576.5),
        ("361 × 481", 604, 270), ("Tokens used", 64, 2_324), ("color.surface", 64, 2_422.5),
        ("#FFFFFF", 64, 2_438.5), ("#1C1C1E", 64, 2_454.5), ("color.label", 260, 2_422.5),
        ("space.s", 1_044, 2_558.5), ("Tokyo Friends 1.0 · uispec 0.1.0", 64, 2_687.5),
    ])
    func `texts are on their baselines`(text: String, x: Double, y: Double) throws {
        #expect(try origin(of: text, in: standardPage()) == Point(x: Points(x), y: Points(y)))
    }

    @Test(
        arguments: zip(
            ["Reference", "Device", "Type size", "Frame", "Radius", "Targets", "Status"],
            [0.0, 220, 392, 540, 712, 824, 972]))
    func `facts are in a row`(label: String, x: Double) throws {
        #expect(try origin(of: label, in: standardPage()) == Point(x: Points(64 + x), y: 248.5))
    }

    @Test func `a fact's value and note are below its label`() throws {
        let page = try standardPage()
        #expect(origin(of: "iPhone 15", in: page) == Point(x: 284, y: 270))
        #expect(origin(of: "393 × 852 pt, @3x", in: page) == Point(x: 284, y: 288.5))
        // A dot of 8 and a gap of 8 precede the status.
        #expect(origin(of: "1 finding", in: page) == Point(x: 1_052, y: 270))
    }

    @Test func `rules separate header, rows, sections and footer`() throws {
        let page = try standardPage()
        let tops = page.rules.map(\.minY)
        #expect(tops == [224, 994, 1_620, 2_278, 2_659])
        #expect(page.rules.allSatisfy { $0.minX == 64 && $0.width == 1_152 && $0.height == 1 })
        #expect(page.size == Size(width: 1_280, height: 2_740))
    }

    @Test func `stages are in two columns with the component in the middle`() throws {
        let page = try standardPage()
        let large = page.stages.filter { $0.width == 417 }
        #expect(large.map(\.minX) == [358, 799, 358, 799, 358, 799])
        #expect(large.map(\.minY) == [401, 401, 1_027, 1_027, 1_653, 1_653])
        #expect(large.allSatisfy { $0.height == 537 })
        #expect(page.pictures.first?.rect == Rect(x: 386, y: 429, width: 361, height: 481))
    }

    @Test func `captions are under their stage, flush with its sides`() throws {
        let texts = try standardPage().texts.filter { $0.origin.y == 957.5 }
        #expect(
            texts.map(\.text) == [
                "361 × 481", " pt", "text ≥ 5.73:1", "· 14 pass", "361 × 481", " pt", "text ≥ 5.31:1", "· 14 pass",
            ])
        let ends = texts.filter { $0.text == "· 14 pass" }.map { ($0.origin.x + $0.width).rounded(toPixelsAt: 100) }
        #expect(ends == [775, 1_216])
    }

    @Test func `details are 24 below the pairs, 12 apart`() throws {
        let panels = try standardPage().stages.filter { $0.width == 96 }
        // 104 to the pairs, two of them in 36, 24.
        #expect(
            panels == [
                Rect(x: 64, y: 1_191, width: 96, height: 96), Rect(x: 172, y: 1_191, width: 96, height: 96),
            ])
        #expect(try origin(of: "pressed, 1:1", in: standardPage()) == Point(x: 172, y: 1_306.5))
    }

    @Test func `text on the right ends at the margin`() throws {
        let page = try standardPage()
        for text in ["Contact sheet 12 of 31", "left light, right dark"] {
            let placed = try #require(page.texts.first { $0.text == text })
            #expect((placed.origin.x + placed.width).rounded(toPixelsAt: 100) == 1_216)
        }
    }
}
