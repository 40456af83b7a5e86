import Canvas
import Checks
import Layout
import Specs
import Testing
import Values

@testable import Sheets

@Suite struct RedlineSheetTests {
    private static let size = Size(width: 361, height: 120)

    private static func picture(_ size: Size) -> PagePicture {
        PagePicture(size: size, scene: "") { surface, _ throws(CanvasError) in
            surface.fill(.rect(Rect(origin: .zero, size: size)), .white)
        }
    }

    private static func sheet(_ anatomy: Anatomy, hitArea: Rect? = nil) -> RedlineSheet {
        RedlineSheet(
            header: SampleSheet.header,
            facts: FactsRow(facts: SampleSheet.facts, status: SheetStatus(findings: 0, passed: 1, waived: 0)),
            title: "Card", caption: "molecule",
            main: RedlineSheet.Drawing(
                caption: "default, light", anatomy: anatomy, picture: picture(anatomy.size), hitArea: hitArea),
            footer: SampleSheet.footer)
    }

    private static var card: Anatomy {
        var anatomy = Anatomy(frame: Rect(origin: .zero, size: size), size: size)
        anatomy.bands = [
            Anatomy.Band(.padding, Rect(x: 0, y: 0, width: 361, height: 17), along: .vertical),
            Anatomy.Band(.gap, Rect(x: 150, y: 20, width: 23, height: 60), along: .horizontal),
            Anatomy.Band(.gap, Rect(x: 250, y: 20, width: 23, height: 60), along: .horizontal, isNumbered: false),
        ]
        return anatomy
    }

    private static let control = ReadingStop(
        number: 1, area: Rect(x: 8, y: 30, width: 90, height: 46), isControl: true, spoken: "「送る、ボタン」")
    private static let text = ReadingStop(
        number: 1, area: Rect(x: 8, y: 30, width: 90, height: 46), isControl: false, spoken: "「送る」")

    private func texts(_ sheet: RedlineSheet) throws -> [String] {
        try sheet.layout(engine: newEngine()).texts.map(\.text)
    }

    @Test func `frame, padding and gap have numbers, an unnumbered gap has none`() throws {
        let texts = try texts(Self.sheet(Self.card))
        #expect(["361", "120", "17", "23"].allSatisfy { number in texts.filter { $0 == number }.count == 1 })
        #expect(texts.contains("points; drawn 2.5×"))
    }

    /// A chip of 30 in a padded sheet. Its narrow bands are next to others, where a number would be misread.
    @Test func `the padding of a small box is added to the note of its text if its numbers would cover other bands`()
        throws
    {
        let size = Size(width: 361, height: 500)
        var anatomy = Anatomy(frame: Rect(origin: .zero, size: size), size: size)
        let chip = Rect(x: 17, y: 17, width: 60, height: 26)
        anatomy.notes = [Anatomy.Note(rect: Rect(x: 22, y: 20, width: 50, height: 20), words: "footnote 13, 1 line")]
        anatomy.bands = [
            Anatomy.Band(.padding, Rect(x: 0, y: 0, width: 17, height: 500), along: .horizontal),
            Anatomy.Band(.padding, Rect(x: 0, y: 0, width: 361, height: 17), along: .vertical),
            Anatomy.Band(.gap, Rect(x: 77, y: 17, width: 200, height: 400), along: .horizontal, isNumbered: false),
        ]
        func edge(_ rect: Rect, _ axis: Axis) -> Anatomy.Band {
            var band = Anatomy.Band(.padding, rect, along: axis)
            band.padding = Anatomy.Padding(box: chip, edges: EdgeInsets(top: 3, left: 5, bottom: 3, right: 5))
            return band
        }
        anatomy.bands += [
            edge(Rect(x: 17, y: 17, width: 60, height: 3), .vertical),
            edge(Rect(x: 17, y: 40, width: 60, height: 3), .vertical),
            edge(Rect(x: 17, y: 20, width: 5, height: 20), .horizontal),
            edge(Rect(x: 72, y: 20, width: 5, height: 20), .horizontal),
        ]
        let texts = try texts(Self.sheet(anatomy))
        #expect(texts.contains("footnote 13, 1 line, padding 3, sides 5"))
        #expect(!texts.contains("3") && !texts.contains("5"))
    }

    @Test func `half of a box stays half on whole pixels`() {
        let place = DrawingPlace(origin: Point(x: 3.1, y: 7.3), scale: DrawingScale(5, to: 1))
        let chip = Rect(x: 0, y: 0, width: 61.08, height: 23.667)
        #expect(place.radius(23.667 / 2, of: chip) == place.rect(chip).height / 2)
        #expect(place.radius(8, of: chip) == 40)
    }

    @Test func `a component with its own background is drawn on a stage with a margin`() throws {
        var sheet = Self.sheet(Self.card)
        #expect(try sheet.layout(engine: newEngine()).stages.isEmpty)
        sheet.main.background = .black
        let page = try sheet.layout(engine: newEngine())
        let (stage, picture) = (try #require(page.stages.first), try #require(page.pictures.first))
        #expect(stage == picture.rect.inset(by: -12) && picture.background?.rect == stage)
        sheet.main.anatomy.isSquareBelow = true
        #expect(try sheet.layout(engine: newEngine()).stages.first?.maxY == picture.rect.maxY)
    }

    @Test func `a long caption is wrapped before text on its right`() throws {
        var sheet = Self.sheet(Self.card)
        sheet.caption = String(repeating: "when snippets were last synchronized, ", count: 8)
        let texts = try sheet.layout(engine: newEngine()).texts
        let note = try #require(texts.first { $0.text.hasPrefix("points; drawn") })
        let caption = texts.filter { $0.text.contains("snippets") }
        #expect(caption.count > 1 && caption.allSatisfy { $0.origin.x + $0.width < note.origin.x })
    }

    @Test func `a white stage has its hairline above its content`() throws {
        var sheet = Self.sheet(
            Anatomy(frame: Rect(x: 0, y: 0, width: 40, height: 30), size: Size(width: 40, height: 30)))
        sheet.columns = ["Light"]
        let cell = RedlineSheet.StateCell(
            picture: Self.picture(sheet.main.anatomy.size), stageColor: .white, isDark: false, rings: [])
        sheet.rows = ["one", "two"].map { RedlineSheet.StateRow(name: $0, spoken: "", note: "", cells: [cell]) }
        let marks = try sheet.layout(engine: newEngine()).marks
        let last = try #require(
            marks.lastIndex { if case .picture(let placed) = $0 { placed.background != nil } else { false } })
        #expect(
            marks[last...].contains {
                if case .stroke(_, let color, _) = $0 { color.hex == PageColors.line.hex } else { false }
            })
    }

    @Test func `a component without controls has no order drawing`() throws {
        var sheet = Self.sheet(Self.card)
        sheet.stops = [Self.text]
        #expect(try !texts(sheet).contains("Targets and order"))
        #expect(!sheet.kinds.contains(.order))
        sheet.stops = [Self.control]
        #expect(try texts(sheet).contains("Targets and order"))
        #expect(sheet.kinds.contains(.order))
    }

    @Test func `a hit area has its height and a dashed outline`() throws {
        var sheet = Self.sheet(Self.card)
        sheet.stops = [Self.control]
        let page = try sheet.layout(engine: newEngine())
        #expect(page.texts.contains { $0.text == "46" && $0.style.color == PageColors.hitArea })
        #expect(page.texts.contains { $0.text == "90 × 46" } || page.texts.contains { $0.text == "「送る、ボタン」" })
        let dashes = page.marks.filter { mark in
            if case .dashes(_, let color, _, let dash) = mark {
                color == PageColors.hitArea && dash == [4, 3]
            } else {
                false
            }
        }
        // The mark in the legend, and the area.
        #expect(dashes.count == 2)
    }

    @Test func `a hidden part has no outline, and its height is not a dimension`() throws {
        var sheet = Self.sheet(Self.card)
        var stop = Self.control
        stop.shown = Rect(x: 8, y: 30, width: 90, height: 20)
        sheet.stops = [stop]
        let page = try sheet.layout(engine: newEngine())
        #expect(!page.texts.contains { $0.text == "46" && $0.style.color == PageColors.hitArea })
    }

    @Test func `the dot of an order is in no other area and covers no letters`() throws {
        var sheet = Self.sheet(Self.card)
        let first = ReadingStop(
            number: 1, area: Rect(x: 20, y: 30, width: 44, height: 44), isControl: true, spoken: "「検索、ボタン」")
        let second = ReadingStop(
            number: 2, area: Rect(x: 64, y: 30, width: 44, height: 44), isControl: true, spoken: "「通知、ボタン」")
        sheet.stops = [first, second]
        sheet.inks = [Rect(x: 26, y: 36, width: 20, height: 20)]
        let page = try sheet.layout(engine: newEngine())
        let scale = 2.5
        let picture = try #require(page.pictures.dropFirst().first)
        func onPage(_ rect: Rect) -> Rect {
            Rect(
                x: picture.origin.x + rect.minX * scale, y: picture.origin.y + rect.minY * scale,
                width: rect.width * scale, height: rect.height * scale)
        }
        for stop in [first, second] {
            let dot = try #require(
                page.texts.first {
                    $0.style == .dotNumber && $0.text == "\(stop.number)" && $0.origin.y > picture.origin.y
                })
            let middle = Rect(x: dot.origin.x + dot.width / 2, y: dot.origin.y - 4, width: 0, height: 0)
            let other = stop == first ? second : first
            #expect(!onPage(other.area).contains(middle, tolerance: 0))
            #expect(!onPage(sheet.inks[0]).contains(middle, tolerance: 0))
        }
    }

    @Test func `a small component is next to its states, with its hit area on the right`() throws {
        let size = Size(width: 72, height: 32)
        let anatomy = Anatomy(frame: Rect(origin: .zero, size: size), frameRadius: 16, size: size)
        let sheet = Self.sheet(anatomy, hitArea: Rect(x: 0, y: -6, width: 72, height: 44))
        #expect(sheet.isSmall)
        let page = try sheet.layout(engine: newEngine())
        let frame = try #require(page.texts.first { $0.text == "32" })
        let hit = try #require(page.texts.first { $0.text == "44" && $0.style.color == PageColors.hitArea })
        #expect(frame.origin.x < hit.origin.x)
        #expect(page.texts.contains { $0.text == "points; drawn 5× and 2×" })
    }

    /// A card with many measurements close to each other.
    private func crowded(_ count: Int) -> Anatomy {
        var anatomy = Self.card
        anatomy.bands = []
        for index in 0..<count {
            let band = Rect(
                x: Points(Double(index * 11 % 340)), y: Points(Double(index * 17 % 100)), width: 9, height: 14)
            anatomy.bands.append(
                Anatomy.Band(index % 2 == 0 ? .padding : .gap, band, along: index % 3 == 0 ? .horizontal : .vertical))
            let note = Rect(
                x: Points(Double(index * 31 % 300)), y: Points(Double(index * 7 % 90)), width: 50, height: 12)
            anatomy.notes.append(Anatomy.Note(rect: note, words: "body \(index + 100), 1 line"))
        }
        return anatomy
    }

    /// The area of the letters of a text.
    private func box(_ text: PlacedText) -> Rect {
        let height: Points = text.style.capMiddle * 2
        return Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height).inset(by: 0.5)
    }

    @Test(arguments: [1, 7, 30])
    func `no texts of a crowded drawing overlap, and none is lost`(count: Int) throws {
        let page = try Self.sheet(crowded(count)).layout(engine: newEngine())
        let boxes = page.texts.map(box)
        for (index, box) in boxes.enumerated() {
            let other = boxes[..<index].firstIndex { $0.intersection(box) != nil }
            #expect(other == nil, "\(page.texts[index].text) covers \(other.map { page.texts[$0].text } ?? "")")
        }
        #expect(page.texts.allSatisfy { $0.origin.x >= 63.9 && $0.origin.x + $0.width <= 1_216.1 })
        // Labels that do not fit are listed.
        let all = page.texts.map(\.text).joined(separator: " ")
        for index in 0..<count { #expect(all.contains("body \(index + 100)")) }
    }

    @Test func `the legend shows only the kinds on the sheet`() throws {
        var sheet = Self.sheet(Self.card)
        #expect(sheet.kinds == [.frame, .padding, .gap])
        sheet.findings = [FindingRow(SampleSheet.finding)]
        #expect(sheet.kinds == [.frame, .padding, .gap, .finding])
        #expect(try texts(sheet).contains("low-contrast-text"))
    }
}

@Suite struct SourceExcerptTests {
    @Test func `the underlined part of a line is above its carets`() throws {
        let excerpt = SourceExcerpt(place: "chip.yaml:14:8", line: 14, before: "color: ", marked: "$ink", after: " }")
        var page = try PageCanvas(engine: newEngine())
        _ = excerpt.place(on: &page, x: 64, top: 64, width: 500)
        let texts = page.finished().texts
        let marked = try #require(texts.first { $0.text == "$ink" })
        let carets = try #require(texts.first { $0.text == "^^^^" })
        #expect(marked.origin.x == carets.origin.x)
        #expect(texts.contains { $0.text == "14│" })
    }
}
