package import Canvas
package import Values

/// All screens of an app on one page, in the order of its flow, or the states of its only screen.
package struct Storyboard: Sendable {
    package struct Cell: Sendable {
        package var name: String
        /// The screen's id in the product's document, and its name in the product's language.
        package var note: String
        /// The number of its states, and the components that it shows over itself.
        package var captions: [String]
        package var picture: PagePicture
        package var cornerRadius: Points
        /// Whether an arrow leads to the next screen.
        package var leadsOn: Bool

        package init(
            name: String, note: String, captions: [String], picture: PagePicture, cornerRadius: Points, leadsOn: Bool
        ) {
            self.name = name
            self.note = note
            self.captions = captions
            self.picture = picture
            self.cornerRadius = cornerRadius
            self.leadsOn = leadsOn
        }
    }

    package var header: Header
    package var facts: [FactsRow.Fact]
    /// The title of the cells: `Screens`.
    package var section: String
    package var cells: [Cell]
    package var footer: Footer

    package init(header: Header, facts: [FactsRow.Fact], section: String, cells: [Cell], footer: Footer) {
        self.header = header
        self.facts = facts
        self.section = section
        self.cells = cells
        self.footer = footer
    }
}

extension Storyboard {
    /// The screens in a row. The gap has room for an arrow.
    package static let perRow = 5
    private static let pitch: Points = (PageGrid.content + gap) / Double(perRow)
    private static let gap: Points = 40
    private static let rowGap: Points = 48
    private static let tallest: Points = 480

    /// The largest scale at which every screen fits.
    package var scale: DrawingScale {
        let room = Size(width: Self.pitch - Self.gap, height: Self.tallest)
        return cells.map { DrawingScale.largest(fitting: $0.picture.size, in: room) }.min() ?? .full
    }

    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        FactsRow(facts: facts, status: nil).place(on: &page)
        SectionHead(section, note: SheetWords["drawn %", scale.name]).place(on: &page)
        page.y += 24
        for start in stride(from: 0, to: cells.count, by: Self.perRow) {
            if start > 0 { page.y += Self.rowGap }
            place(start..<min(start + Self.perRow, cells.count), on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    /// Places a row, with the screens at one height below their names. The last arrow turns down to the next row.
    private func place(_ range: Range<Int>, on page: inout PageCanvas) {
        let width: Points = Self.pitch - Self.gap
        let top = page.y
        var heads: Points = 0
        for (column, index) in range.enumerated() {
            let x: Points = PageGrid.left + Self.pitch * Double(column)
            heads = max(heads, placeName(of: cells[index], index + 1, x: x, top: top, width: width, on: &page))
        }
        let middle = (range.map { cells[$0].picture.size.height }.max() ?? 0) * (scale.factor / 2)
        var bottom = top
        for (column, index) in range.enumerated() {
            let x: Points = PageGrid.left + Self.pitch * Double(column)
            let frame = placeScreen(cells[index], x: x, top: top + heads + 12, on: &page)
            if cells[index].leadsOn, index + 1 < cells.count {
                let y: Points = top + heads + 12 + middle
                if index + 1 < range.upperBound {
                    placeArrow(from: frame.maxX, to: x + Self.pitch, y: y, on: &page)
                } else {
                    placeTurn(after: frame.maxX, y: y, on: &page)
                }
            }
            var y: Points = frame.maxY + 8
            for caption in cells[index].captions {
                y += page.lines(caption, .caption, x: x, top: y, width: width)
            }
            bottom = max(bottom, y)
        }
        page.y = bottom
    }

    /// Returns the height.
    private func placeName(
        of cell: Cell, _ number: Int, x: Points, top: Points, width: Points, on page: inout PageCanvas
    ) -> Points {
        let dot = OrderDot(number: number)
        let dotWidth = dot.width(page.text)
        let middle: Points = top + PageStyle.rowName.baseline - PageStyle.rowName.capMiddle
        dot.place(on: &page, center: Point(x: x + dotWidth / 2, y: middle))
        let left: Points = x + dotWidth + 8
        let room: Points = width - dotWidth - 8
        let height = page.lines(cell.name, .rowName, x: left, top: top, width: room)
        let note = page.lines(cell.note, .caption, x: left, top: top + height, width: room)
        return height + note
    }

    private func placeScreen(_ cell: Cell, x: Points, top: Points, on page: inout PageCanvas) -> Rect {
        let factor = scale.factor
        let rect = Rect(
            x: x, y: top, width: (cell.picture.size.width * factor).rounded(toPixelsAt: 2),
            height: (cell.picture.size.height * factor).rounded(toPixelsAt: 2))
        func edge(_ rect: Rect, _ radius: Points) -> Path {
            .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        }
        let radius: Points = cell.cornerRadius * factor
        page.add(
            .picture(
                PlacedPicture(picture: cell.picture, origin: rect.origin, scale: factor, clip: edge(rect, radius))))
        page.add(.stroke(edge(rect.inset(by: -0.5), radius + 0.5), PageColors.axis, width: PageGrid.hairline))
        return rect
    }

    private func placeArrow(from start: Points, to end: Points, y: Points, on page: inout PageCanvas) {
        let (left, tip): (Points, Points) = (start + 8, end - 8)
        page.add(.stroke(.line(from: Point(x: left, y: y), to: Point(x: tip, y: y)), PageColors.ink3, width: 1.5))
        var head = Path()
        head.move(to: Point(x: tip - 6, y: y - 4))
        head.line(to: Point(x: tip, y: y))
        head.line(to: Point(x: tip - 6, y: y + 4))
        page.add(.stroke(head, PageColors.ink3, width: 1.5))
    }

    private func placeTurn(after start: Points, y: Points, on page: inout PageCanvas) {
        let (left, right, tip): (Points, Points, Points) = (start + 8, start + 24, y + 24)
        var line = Path()
        line.move(to: Point(x: left, y: y))
        line.line(to: Point(x: right, y: y))
        line.line(to: Point(x: right, y: tip))
        page.add(.stroke(line, PageColors.ink3, width: 1.5))
        var head = Path()
        head.move(to: Point(x: right - 4, y: tip - 6))
        head.line(to: Point(x: right, y: tip))
        head.line(to: Point(x: right + 4, y: tip - 6))
        page.add(.stroke(head, PageColors.ink3, width: 1.5))
    }
}
