package import Canvas
import Project
import Values

extension DeviceSheet {
    private static let rowGap: Points = 40

    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        facts.place(on: &page)
        let scale = DeviceGrid.scale(of: groups.compactMap { $0.rows.first?.cells.map(\.picture.size) })
        for group in groups {
            for (index, row) in group.rows.enumerated() {
                let title = groups.count > 1 ? "\(row.title), \(group.orientation.rawValue)" : row.title
                let isFirst = index == 0 && group.orientation == groups.first?.orientation
                SectionHead(
                    title, caption: row.note,
                    note: isFirst
                        ? SheetWords["drawn %; safe area insets in points", scale.name]
                        : SheetWords["drawn %", scale.name]
                ).place(on: &page)
                page.y += 24
                place(row, scale, on: &page)
            }
        }
        if !findings.isEmpty {
            SectionHead(SheetWords["Findings"]).place(on: &page)
            for (index, finding) in findings.enumerated() {
                page.y += index == 0 ? 24 : 32
                page.y += FindingBlock(finding, setting: .wide).place(
                    on: &page, x: PageGrid.left, top: page.y, width: PageGrid.content)
            }
        }
        footer.place(on: &page)
        return page.finished()
    }

    private func place(_ row: Row, _ scale: DrawingScale, on page: inout PageCanvas) {
        let grid = DeviceGrid(row.cells.map(\.picture.size))
        for start in stride(from: 0, to: row.cells.count, by: grid.perRow) {
            if start > 0 { page.y += Self.rowGap }
            var height: Points = 0
            for (column, cell) in row.cells[start..<min(start + grid.perRow, row.cells.count)].enumerated() {
                height = max(height, place(cell, scale.factor, x: grid.x(column), room: grid.room, on: &page))
            }
            page.y += height
        }
    }

    /// Returns the height.
    private func place(
        _ cell: Cell, _ factor: Double, x: Points, room: Points, on page: inout PageCanvas
    ) -> Points {
        let style = PageStyle.caption.colored(PageColors.ink2)
        var y = page.y
        page.line(page.text.line(cell.name, .rowName, width: room).text, .rowName, x: x, top: y)
        y += PageStyle.rowName.leading
        page.line(page.text.line(cell.safeArea, style, width: room).text, style, x: x, top: y)
        y += PageStyle.caption.leading + 12
        let size = cell.picture.size
        let rect = Rect(
            x: x, y: y, width: (size.width * factor).rounded(toPixelsAt: 2),
            height: (size.height * factor).rounded(toPixelsAt: 2))
        let radius = cell.cornerRadius * factor
        func edge(_ rect: Rect, _ radius: Points) -> Path {
            .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        }
        page.add(
            .picture(
                PlacedPicture(picture: cell.picture, origin: rect.origin, scale: factor, clip: edge(rect, radius))))
        // Outline the screen, which may be as white as the page.
        page.add(.stroke(edge(rect.inset(by: -0.5), radius + 0.5), PageColors.axis, width: PageGrid.hairline))
        SafeAreaMark(insets: cell.insets, rect: rect, factor: factor).place(on: &page)
        let stage = Stage(rect: rect.inset(by: -8), color: PageColors.page)
        FindingRings(rings: cell.rings, origin: rect.origin, scale: factor, stage: stage, isDark: false).place(
            on: &page)
        y = rect.maxY + 12
        y += cell.caption.place(on: &page, x: x, top: y, width: rect.width)
        return y - page.y
    }
}
