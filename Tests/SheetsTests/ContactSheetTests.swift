import Canvas
import Sheets
import Testing
import Values

@Suite struct ContactSheetTests {
    /// Whether any text of the page extends beyond the margins.
    private func overflowing(_ page: Page) -> [PlacedText] {
        page.texts.filter { $0.origin.x < 63.9 || $0.origin.x + $0.width > 1_216.1 }
    }

    @Test func `the same sheet gives the same bytes`() throws {
        let sheet = SampleSheet.sheet(rows: [SampleSheet.error])
        let first = try sheet.layout(engine: newEngine()).draw(engine: newEngine(), scale: 1).png()
        let second = try sheet.layout(engine: newEngine()).draw(engine: newEngine(), scale: 1).png()
        #expect(first == second)
    }

    @Test func `a sheet is drawn in its colors`() throws {
        let surface = try SampleSheet.sheet(rows: [SampleSheet.error]).layout(engine: newEngine())
            .draw(engine: newEngine(), scale: 2)
        #expect(surface.pixelWidth == 2_560)
        func hex(_ x: Int, _ y: Int) -> String? { surface.pixel(x: x * 2, y: y * 2)?.hex }
        #expect(hex(10, 10) == "#FFFFFF")
        #expect(hex(640, 224) == "#15171A")
        #expect(hex(372, 430) == "#F2F2F7")
        #expect(hex(810, 430) == "#000000")
        // The bar next to the finding, and the left side of the ring: 28 + 288 - 5 from that of the stage.
        #expect(hex(65, 600) == "#C4231B")
        #expect(hex(669, 469) == "#C4231B")
    }

    @Test func `a material samples nothing outside its stage`() throws {
        var row = SampleSheet.row(1, "dark")
        let size = Size(width: 361, height: 100)
        let material = PagePicture(size: size, scene: "") { surface, _ throws(CanvasError) in
            try surface.blurBackdrop(in: .rect(Rect(origin: .zero, size: size)), sigma: 20)
        }
        for index in row.cells.indices {
            row.cells[index].picture = material
            row.cells[index].stageColor = .black
        }
        let page = try SampleSheet.sheet(rows: [row]).layout(engine: newEngine())
        let stage = try #require(page.stages.first)
        let surface = try page.draw(engine: newEngine(), scale: 1)
        // The left edge of the component, near the edge of the stage, and its middle.
        for x in [stage.minX + 29, stage.minX + 60, stage.midX, stage.maxX - 30] {
            for y in [stage.minY + 29, stage.midY, stage.maxY - 30] {
                #expect(surface.pixel(x: Int(x.value), y: Int(y.value)) == .black)
            }
        }
    }

    @Test func `a sheet comes from the lower edge of its stage`() throws {
        var sheet = SampleSheet.sheet(rows: [SampleSheet.row(1, "open")])
        (sheet.context, sheet.screenWidth) = (.sheet, 393)
        for index in sheet.rows[0].cells.indices {
            sheet.rows[0].cells[index].homeIndicator = HomeIndicator(
                rect: Rect(x: -67, y: -13, width: 134, height: 5), color: .black)
        }
        let page = try sheet.layout(engine: newEngine())
        let (stage, picture) = try (#require(page.stages.first), #require(page.pictures.first))
        #expect(picture.rect.maxY == stage.maxY)
        #expect(picture.rect.minY == stage.minY + 120)
        #expect(stage.width == 393)
        let indicator = page.marks.contains { mark in
            guard case .fill(let path, .black) = mark else { return false }
            return path == .capsule(in: Rect(x: stage.midX - 67, y: stage.maxY - 13, width: 134, height: 5))
        }
        #expect(indicator)
    }

    @Test func `a row of a list is between two faint ones`() throws {
        var sheet = SampleSheet.sheet(rows: [SampleSheet.row(1, "read")])
        (sheet.context, sheet.screenWidth) = (.row, 393)
        for index in sheet.rows[0].cells.indices {
            sheet.rows[0].cells[index].neighbor = sheet.rows[0].cells[index].picture
        }
        let page = try sheet.layout(engine: newEngine())
        #expect(page.pictures.count == 6)
        let (stage, pictures) = (try #require(page.stages.first), page.pictures.prefix(3).map(\.rect))
        #expect(pictures.map(\.minY).sorted() == (0...2).map { stage.minY + pictures[0].height * Double($0) })
        // The component itself is not behind the veil.
        #expect(pictures[0].midY == stage.midY)
    }

    @Test func `a screen covers its stage, and a bar has a part of the screen beside it`() throws {
        var sheet = SampleSheet.sheet(rows: [SampleSheet.row(1, "open")])
        sheet.screenWidth = 361
        let expected: [(StageContext, Points, Points)] = [(.screen, 0, 0), (.topBar, 0, 56), (.bottomBar, 56, 0)]
        for (context, above, below) in expected {
            sheet.context = context
            let page = try sheet.layout(engine: newEngine())
            let (stage, picture) = try (#require(page.stages.first), #require(page.pictures.first))
            #expect(picture.rect.minX == stage.minX && picture.rect.maxX == stage.maxX)
            #expect(picture.rect.minY - stage.minY == above && stage.maxY - picture.rect.maxY == below)
        }
    }

    @Test(arguments: [1, 12])
    func `every state has a row`(count: Int) throws {
        let rows = (1...count).map { SampleSheet.row($0, "state \($0)") }
        let page = try SampleSheet.sheet(rows: rows).layout(engine: newEngine())
        #expect(page.pictures.count == count * 2)
        #expect(page.texts.filter { $0.text.hasPrefix("state ") }.count == count)
        let rowPitch = 626.0
        #expect(page.size.height.value == 862 + rowPitch * Double(count))
    }

    @Test func `a sheet without states, tokens and facts is a header and a footer`() throws {
        var sheet = SampleSheet.sheet(rows: [], findings: 0)
        sheet.tokens = []
        sheet.facts.facts = []
        let page = try sheet.layout(engine: newEngine())
        #expect(page.stages.isEmpty)
        #expect(page.texts.contains { $0.text == "no findings" })
        #expect(page.size.height == 438)
    }

    @Test func `a sheet without findings has nothing red`() throws {
        let rows = [SampleSheet.content, SampleSheet.pressed]
        let page = try SampleSheet.sheet(rows: rows, findings: 0).layout(engine: newEngine())
        let reds = page.marks.filter { mark in
            switch mark {
            case .fill(_, let color), .stroke(_, let color, _), .rule(_, let color): color == PageColors.fail
            case .text(let text): text.style.color == PageColors.fail
            default: false
            }
        }
        #expect(reds.isEmpty)
    }

    @Test func `long names and texts stay within the margins`() throws {
        let long = "CommunityMembershipConfirmationDialogWithSeveralButtonsScreen"
        var row = SampleSheet.error
        row.name = long
        row.description = String(repeating: "読み込みに失敗したときに表示するバナー。", count: 8)
        row.pairs.append(Pairs.Pair(long, long))
        row.cells[0].caption.counts = String(repeating: "1000 pass · ", count: 8)
        var sheet = SampleSheet.sheet(rows: [row])
        sheet.header.title = long
        sheet.header.project = long + long + long
        sheet.header.summary = String(repeating: "One friend candidate. ", count: 20)
        sheet.facts.facts[0].note = long + long
        sheet.columns[0].note = long + long
        sheet.footer.contexts += Array(repeating: "dark, increased contrast", count: 20)
        sheet.tokens[0].name = long
        let page = try sheet.layout(engine: newEngine())
        #expect(overflowing(page).isEmpty)
        let top = try #require(page.stages.first).minY
        let side = page.texts.filter { $0.origin.x < 310 && $0.origin.y > top && $0.origin.y < top + 500 }
        #expect(side.count > 20)
        #expect(side.allSatisfy { $0.origin.x + $0.width <= 310.1 })
    }

    @Test func `findings are never truncated`() throws {
        let message = String(repeating: "The retry button cannot be read by everyone. 読めない人がいます。", count: 12)
        var row = SampleSheet.row(1, "error")
        row.findings = (1...6).map { FindingText(number: $0, rule: "low-contrast-text", message: message) }
        let page = try SampleSheet.sheet(rows: [row, row]).layout(engine: newEngine())
        let shown = page.texts.filter { $0.origin.x == 78 }.map(\.text).joined().filter { $0 != " " }
        let expected = String(repeating: message.filter { $0 != " " }, count: 12)
        #expect(shown == expected)
        #expect(!page.texts.contains { $0.text.contains(TextEngine.ellipsis) })
        // The next row starts below the last of them.
        let last = try #require(page.texts.filter { $0.origin.x == 78 }.prefix(while: { $0.origin.y < 6_000 }).last)
        #expect(page.size.height > last.origin.y)
        let tops = page.stages.map(\.minY)
        let rule = try #require(page.rules.dropFirst().first)
        #expect(tops.last == rule.minY + 33)
    }

    @Test func `several findings at one place have one dot each`() throws {
        var row = SampleSheet.row(1, "error")
        row.cells[0].rings = (1...7).map { FindingRing(SampleCard.retry, number: $0) }
        let page = try SampleSheet.sheet(rows: [row]).layout(engine: newEngine())
        let numbers = page.texts.filter { $0.style == .dotNumber }
        #expect(numbers.map(\.text) == (1...7).map { "\($0)" })
        #expect(Set(numbers.map { "\($0.origin.x.rounded(toPixelsAt: 1)) \($0.origin.y)" }).count == 7)
        let rings = page.marks.filter { mark in
            if case .clipped(_, let inner) = mark, case .stroke = inner.first { true } else { false }
        }
        // The radii of tokens are clipped strokes too, but after fills.
        #expect(rings.count == 1)
    }

    @Test func `a page that is too long for a picture is drawn smaller`() throws {
        var page = try PageCanvas(engine: newEngine())
        page.y = 952
        #expect(page.finished().scale(wanted: 2) == 2)
        page.y = 19_952
        let long = page.finished()
        #expect(long.scale(wanted: 2) * 20_000 <= Double(SurfaceLimits.side))
        #expect(long.scale(wanted: 2) > 1.6)
    }
}
