package import Canvas
import Values

extension TypeSizeSheet {
    private static let perRow = 4
    private static let rowGap: Points = 40

    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        facts.place(on: &page)
        page.y += PageGrid.sectionGap + 28
        SizeRamp(cells: cells, sample: sample).place(on: &page)
        if isSame {
            placeOne(on: &page)
            footer.place(on: &page)
            return page.finished()
        }
        let standard = cells.filter { !$0.typeSize.isAccessibility }
        let accessible = cells.filter(\.typeSize.isAccessibility)
        let place = placement
        SectionHead(
            SheetWords["Standard sizes"], caption: Self.span(standard), note: SheetWords["drawn %", place.name]
        ).place(on: &page)
        page.y += 24
        placeStandard(standard, place, on: &page)
        SectionHead(
            SheetWords["Accessibility sizes"], caption: Self.span(accessible), note: SheetWords["drawn %", place.name]
        ).place(on: &page)
        page.y += 24
        placeAccessible(accessible, place, on: &page)
        footer.place(on: &page)
        return page.finished()
    }

    /// Returns the description of the frames.
    private func frameWords(drawn scale: String) -> String {
        if screenRadius != nil { return SheetWords["Each frame is the whole screen, drawn %.", scale] }
        return isSheet
            ? SheetWords["Each frame is as high as the opening sheet, drawn %.", scale]
            : SheetWords["Each frame is as high as its content, drawn %.", scale]
    }

    private static func span(_ cells: [Cell]) -> String {
        guard let first = cells.first, let last = cells.last else { return "" }
        return SheetWords["% to %", first.name, last.name]
    }

    /// The same scale for all sizes, so that they can be compared.
    private var placement: (factor: Double, name: String) {
        let sizes = cells.map(\.picture.size)
        let widest = sizes.map(\.width).max() ?? 0
        if isFullWidth, widest > 0 {
            let factor: Double = SizeCell.width / widest
            let near = DrawingScale.steps.first { abs($0.factor / factor - 1) < 0.002 }
            return (factor, near?.name ?? "\(SizeCell.width):\(widest)")
        }
        let room: Points = SizeCell.width - SizeCell.margin * 2
        let all = Size(width: widest, height: sizes.map(\.height).max() ?? 0)
        let scale = DrawingScale.largest(
            fitting: all, in: Size(width: room, height: 640),
            of: [.double, DrawingScale(3, to: 2)] + DrawingScale.steps)
        return (scale.factor, scale.name)
    }

    private func placeCell(
        _ cell: Cell, _ scale: (factor: Double, name: String), column: Int, on page: inout PageCanvas
    ) -> Points {
        SizeCell(
            cell: cell, factor: scale.factor, isFullWidth: isFullWidth, isSheet: isSheet, screenRadius: screenRadius
        ).place(on: &page, x: PageGrid.x(column: column * 3), top: page.y)
    }

    private func placeStandard(
        _ cells: [Cell], _ scale: (factor: Double, name: String), on page: inout PageCanvas
    ) {
        for start in stride(from: 0, to: cells.count, by: Self.perRow) {
            if start > 0 { page.y += Self.rowGap }
            let row = cells[start..<min(start + Self.perRow, cells.count)]
            var height: Points = 0
            for (column, cell) in row.enumerated() {
                height = max(height, placeCell(cell, scale, column: column, on: &page))
            }
            if row.count < Self.perRow {
                let legend = SizeLegend(
                    hasControl: control != nil, hasFindings: !findings.isEmpty, frame: frameWords(drawn: scale.name),
                    limit: limit
                ).place(on: &page, x: PageGrid.x(column: row.count * 3), top: page.y)
                height = max(height, legend)
            }
            page.y += height
        }
    }

    /// Places a single picture, for a component that looks the same at all sizes.
    private func placeOne(on page: inout PageCanvas) {
        let place = placement
        SectionHead(
            SheetWords["All sizes"], caption: Self.span(cells), note: SheetWords["drawn %", place.name]
        ).place(on: &page)
        page.y += 24
        guard let defaultCell = cells.first(where: \.isDefault) ?? cells.first else { return }
        let x = PageGrid.x(column: 3)
        var right = page.lines(
            SheetWords["Nothing grows with the type size; all twelve sizes look the same."], .text, x: x, top: page.y,
            width: PageGrid.span(6))
        for finding in findings {
            right += 32
            right += FindingBlock(finding, setting: .wide).place(
                on: &page, x: x, top: page.y + right, width: PageGrid.span(9))
        }
        page.y += max(placeCell(defaultCell, place, column: 0, on: &page), right)
    }

    /// Places the accessibility sizes. The last of them are next to the table.
    private func placeAccessible(
        _ cells: [Cell], _ scale: (factor: Double, name: String), on page: inout PageCanvas
    ) {
        var height: Points = 0
        for (column, cell) in cells.prefix(Self.perRow).enumerated() {
            height = max(height, placeCell(cell, scale, column: column, on: &page))
        }
        page.y += height + Self.rowGap
        height = 0
        if let last = cells.dropFirst(Self.perRow).first {
            height = placeCell(last, scale, column: 0, on: &page)
        }
        let x = PageGrid.x(column: 3)
        let width = PageGrid.span(9)
        var right = SizeTable(sheet: self).place(on: &page, x: x, top: page.y, width: width)
        for finding in findings {
            right += 32
            right += FindingBlock(finding, setting: .wide).place(on: &page, x: x, top: page.y + right, width: width)
        }
        page.y += max(height, right)
    }
}
