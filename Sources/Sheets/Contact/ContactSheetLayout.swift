package import Canvas
import Values

extension ContactSheet {
    private static let rowGap: Points = 32

    /// The page with everything at its place.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        facts.place(on: &page)
        placeStates(on: &page)
        if !tokens.isEmpty {
            SectionHead("Tokens used", note: hasColors ? "left light, right dark" : "").place(on: &page)
            page.y += 24
            TokenGrid(tokens).place(on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    private var hasColors: Bool {
        tokens.contains { if case .color = $0.picture { true } else { false } }
    }

    private func placeStates(on page: inout PageCanvas) {
        guard !rows.isEmpty else { return }
        let grid = StageGrid(
            columns: columns.count, sizes: rows.flatMap(\.cells).map(\.picture.size), isScreen: isScreen)
        let baseline = SectionHead("States", caption: "at \(grid.scale.name)", hasRule: false).place(on: &page)
        for (index, column) in columns.enumerated() {
            let x = grid.x(index)
            let width = page.line(column.title, .captionLead, x: x, baseline: baseline)
            let room: Points = grid.width - width - 8
            page.line(
                page.text.line(column.note, .caption, width: room).text, .caption, x: x + width + 8,
                baseline: baseline)
        }
        page.y += 16
        for (index, row) in rows.enumerated() {
            if index > 0 {
                page.y += Self.rowGap
                page.rule(top: page.y)
                page.y += PageGrid.hairline + Self.rowGap
            }
            place(row, grid, on: &page)
        }
    }

    private func place(_ row: Row, _ grid: StageGrid, on page: inout PageCanvas) {
        let top = page.y
        var bottom = top + SideColumn(row: row).place(on: &page, top: top)
        let height = grid.stageHeight(row.cells.map(\.picture.size))
        for (index, cell) in row.cells.prefix(grid.columns).enumerated() {
            let stage = Stage(
                rect: Rect(x: grid.x(index), y: top, width: grid.width, height: height), color: cell.stageColor)
            let picture = stage.place(on: &page, picture: cell.picture, scale: grid.scale.factor)
            FindingRings(
                rings: cell.rings, origin: picture.origin, scale: grid.scale.factor, stage: stage,
                isDark: cell.isDark
            ).place(on: &page)
            let captionTop: Points = top + height + 8
            let caption = cell.caption.place(on: &page, x: grid.x(index), top: captionTop, width: grid.width)
            bottom = max(bottom, captionTop + caption)
        }
        page.y = bottom
    }
}
