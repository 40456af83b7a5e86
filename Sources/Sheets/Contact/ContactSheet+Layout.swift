package import Canvas
import Values

extension ContactSheet {
    private static let rowGap: Points = 32

    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine, sample: sample)
        header.place(on: &page)
        facts.place(on: &page)
        placeStates(on: &page)
        placeNotes(on: &page)
        if !tokens.isEmpty {
            SectionHead("Tokens used", note: hasColors ? "left light, right dark" : "").place(on: &page)
            page.y += 24
            TokenGrid(tokens).place(on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    /// Places the notes of the spec, three in a row.
    private func placeNotes(on page: inout PageCanvas) {
        guard !notes.isEmpty else { return }
        SectionHead("Notes").place(on: &page)
        page.y += Self.noteGap
        let width = PageGrid.span(PageGrid.columns / Self.notesInRow)
        for start in stride(from: 0, to: notes.count, by: Self.notesInRow) {
            if start > 0 { page.y += Self.noteGap }
            let heights = notes[start..<min(start + Self.notesInRow, notes.count)].enumerated().map { column, note in
                let x = PageGrid.x(column: column * PageGrid.columns / Self.notesInRow)
                return page.lines(note, .text, x: x, top: page.y, width: width)
            }
            page.y += heights.max() ?? 0
        }
    }

    private static let notesInRow = 3
    private static let noteGap: Points = 16

    private var hasColors: Bool {
        tokens.contains { if case .color = $0.picture { true } else { false } }
    }

    private func placeStates(on page: inout PageCanvas) {
        guard !rows.isEmpty else { return }
        let sizes = rows.flatMap(\.cells).map(\.picture.size)
        // Upright screens are narrow, so two states are placed side by side, each on one half of the page.
        let isPaired = isScreen && rows.count > 1 && columns.count <= 2 && sizes.allSatisfy { $0.height > $0.width }
        let grids = (isPaired ? [0, 1] : [nil]).map { half in
            StageGrid(columns: columns.count, sizes: sizes, isScreen: isScreen, half: half)
        }
        let baseline = SectionHead("States", caption: "at \(grids[0].scale.name)", hasRule: false).place(on: &page)
        if isPaired {
            page.y += 24
        } else {
            placeHeads(grids[0], baseline: baseline, on: &page)
            page.y += 16
        }
        for start in stride(from: 0, to: rows.count, by: grids.count) {
            if start > 0 {
                page.y += Self.rowGap
                page.rule(top: page.y)
                page.y += PageGrid.hairline + Self.rowGap
            }
            if isPaired {
                place(Array(zip(rows[start...], grids)), on: &page)
            } else {
                let top = page.y
                let words = SideColumn(row: rows[start]).place(on: &page, top: top)
                page.y = max(top + words, place(rows[start], grids[0], top: top, on: &page))
            }
        }
    }

    /// Places states side by side, each with its text above, and with their stages aligned.
    private func place(_ states: [(row: Row, grid: StageGrid)], on page: inout PageCanvas) {
        let top = page.y
        let words = states.map { row, grid in
            SideColumn(row: row).place(on: &page, x: grid.left, top: top, width: PageGrid.span(PageGrid.columns / 2))
        }
        let heads: Points = top + (words.max() ?? 0) + 16
        for (row, grid) in states {
            placeHeads(grid, baseline: heads + PageStyle.caption.baseline, on: &page)
            page.y = max(page.y, place(row, grid, top: heads + PageStyle.caption.leading + 8, on: &page))
        }
    }

    /// Places the names of the appearances above their stages.
    private func placeHeads(_ grid: StageGrid, baseline: Points, on page: inout PageCanvas) {
        for (index, column) in columns.enumerated() {
            let x = grid.x(index)
            let width = page.line(column.title, .captionLead, x: x, baseline: baseline)
            let room: Points = grid.width - width - 8
            page.line(
                page.text.line(column.note, .caption, width: room).text, .caption, x: x + width + 8,
                baseline: baseline)
        }
    }

    /// Places the stages of a state with their captions, then those on other backgrounds and at other scroll positions.
    /// Returns the bottom.
    private func place(_ row: Row, _ grid: StageGrid, top: Points, on page: inout PageCanvas) -> Points {
        var bottom = place(row.cells, grid, top: top, on: &page)
        for line in row.others {
            bottom += Self.backgroundGap
            for (index, note) in line.notes.prefix(grid.columns).enumerated() {
                let words = page.text.line(note, .caption, width: grid.width).text
                page.line(words, .caption, x: grid.x(index), top: bottom)
            }
            bottom = place(line.cells, grid, top: bottom + PageStyle.caption.leading + 8, on: &page)
        }
        return bottom
    }

    private static let backgroundGap: Points = 20

    private func place(_ cells: [Cell?], _ grid: StageGrid, top: Points, on page: inout PageCanvas) -> Points {
        var bottom = top
        let height = grid.stageHeight(cells.compactMap(\.?.picture.size)) - (isSheet ? PageGrid.stageMargin : 0)
        for (index, cell) in cells.prefix(grid.columns).enumerated() {
            guard let cell else { continue }
            let stage = Stage(
                rect: Rect(x: grid.x(index), y: top, width: grid.width, height: height), color: cell.stageColor)
            let picture = stage.place(on: &page, picture: cell.picture, scale: grid.scale.factor, isAtBottom: isSheet)
            if let screenRadius { placeEdge(of: picture, radius: screenRadius * grid.scale.factor, on: &page) }
            FindingRings(
                rings: cell.rings, origin: picture.origin, scale: grid.scale.factor, stage: stage,
                isDark: cell.isDark
            ).place(on: &page)
            let captionTop: Points = top + height + 8
            let caption = cell.caption.place(on: &page, x: grid.x(index), top: captionTop, width: grid.width)
            bottom = max(bottom, captionTop + caption)
        }
        return bottom
    }

    /// Outlines a screen, which has no visible edge on a panel of a similar color.
    private func placeEdge(of rect: Rect, radius: Points, on page: inout PageCanvas) {
        let radius: Points = radius + 0.5
        let edge = Path.roundedRect(
            rect.inset(by: -0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(edge, PageColors.axis, width: PageGrid.hairline))
    }
}
