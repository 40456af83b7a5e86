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
            SectionHead(SheetWords["Tokens used"], note: hasColors ? SheetWords["left light, right dark"] : "").place(
                on: &page)
            page.y += 24
            TokenGrid(tokens).place(on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    /// Places the notes of the spec, three in a row.
    private func placeNotes(on page: inout PageCanvas) {
        guard !notes.isEmpty else { return }
        SectionHead(SheetWords["Notes"]).place(on: &page)
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
        let grid = StageGrid(columns: columns.count, sizes: sizes, context: context, screenWidth: screenWidth)
        let baseline = SectionHead(
            SheetWords["States"], caption: SheetWords["at %", grid.scale.name], hasRule: false
        ).place(on: &page)
        placeHeads(grid, baseline: baseline, on: &page)
        page.y += 16
        for (index, row) in rows.enumerated() {
            if index > 0 {
                page.y += Self.rowGap
                page.rule(top: page.y)
                page.y += PageGrid.hairline + Self.rowGap
            }
            let top = page.y
            let words = SideColumn(row: row).place(on: &page, top: top)
            page.y = max(top + words, place(row, grid, top: top, on: &page))
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
        let height = grid.stageHeight(cells.compactMap(\.?.picture.size))
        for (index, cell) in cells.prefix(grid.columns).enumerated() {
            guard let cell else { continue }
            let stage = Stage(
                rect: Rect(x: grid.x(index), y: top, width: grid.width, height: height), color: cell.stageColor)
            let picture = place(cell, grid, stage, on: &page)
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

    /// Places a cell on its stage. Returns the frame of the picture.
    private func place(_ cell: Cell, _ grid: StageGrid, _ stage: Stage, on page: inout PageCanvas) -> Rect {
        let scale = grid.scale.factor
        switch context {
        case .margin: return stage.place(on: &page, picture: cell.picture, scale: scale)
        case .screen:
            let picture = stage.place(on: &page, picture: cell.picture, scale: scale, at: 0, hasEdge: false)
            if let screenRadius { placeEdge(of: picture, radius: screenRadius * scale, on: &page) }
            return picture
        case .sheet, .bottomBar:
            // Lower states of one row end at the same edge.
            let top: Points = stage.rect.height - cell.picture.size.height * scale
            let picture = placeCovering(cell.picture, scale, on: stage, at: top, &page)
            cell.homeIndicator?.place(on: &page, in: stage.rect, scale: scale)
            return picture
        case .row:
            let height: Points = cell.picture.size.height * scale
            let top: Points = (stage.rect.height - height) / 2
            let picture = stage.place(on: &page, picture: cell.picture, scale: scale, at: top, hasEdge: false)
            if let neighbor = cell.neighbor {
                for top in [picture.minY - neighbor.size.height * scale, picture.maxY] {
                    stage.placeFaint(neighbor, scale: scale, at: top, on: &page)
                }
            }
            stage.placeEdge(on: &page, isCovered: true)
            return picture
        case .topBar, .band: return placeCovering(cell.picture, scale, on: stage, at: grid.above, &page)
        }
    }

    /// Places a picture that extends over the edges of its stage.
    private func placeCovering(
        _ picture: PagePicture, _ scale: Double, on stage: Stage, at top: Points, _ page: inout PageCanvas
    ) -> Rect {
        let frame = stage.place(on: &page, picture: picture, scale: scale, at: top, hasEdge: false)
        stage.placeEdge(on: &page, isCovered: true)
        return frame
    }

    /// Outlines a screen, which has no visible edge on a panel of a similar color.
    private func placeEdge(of rect: Rect, radius: Points, on page: inout PageCanvas) {
        let radius: Points = radius + 0.5
        let edge = Path.roundedRect(
            rect.inset(by: -0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(edge, PageColors.axis, width: PageGrid.hairline))
    }
}
