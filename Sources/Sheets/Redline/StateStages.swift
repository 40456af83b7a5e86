import Canvas
import Values

/// The states of a small component on one stage per appearance, with contrast and spoken text.
struct StateStages {
    var columns: [String]
    var rows: [RedlineSheet.StateRow]

    static let left = PageGrid.x(column: 6)
    private static let names: Points = 140
    private static let namesGap: Points = 8
    private static let gap: Points = 16
    private static let above: Points = 19
    private static let pillGap: Points = 12
    private static let below: Points = 5
    private static let end: Points = 8

    private var stageWidth: Points {
        let room: Points = PageGrid.span(6) - Self.names - Self.namesGap
        let count = Double(max(columns.count, 2))
        return ((room - Self.gap * (count - 1)) / count).rounded(toPixelsAt: 1)
    }

    var scale: DrawingScale {
        let room = Size(width: stageWidth - 24, height: 160)
        return rows.flatMap(\.cells).map { cell in
            DrawingScale.largest(fitting: cell.picture.size, in: room, of: [.double] + DrawingScale.detailSteps)
        }.min() ?? .double
    }

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let (width, scale) = (stageWidth, scale)
        let stagesLeft: Points = Self.left + Self.names + Self.namesGap
        func x(_ column: Int) -> Points { stagesLeft + (width + Self.gap) * Double(column) }
        for (index, title) in columns.enumerated() {
            page.line(page.text.line(title, .captionLead, width: width).text, .captionLead, x: x(index), top: top)
        }
        let stageTop: Points = top + PageStyle.captionLead.leading + 8
        let heights = rows.map { rowHeight($0, page.text, scale) }
        let total = heights.reduce(Self.end) { $0 + $1 }
        let stages = zip(columns.indices, rows.first?.cells ?? []).map { column, cell in
            Stage(rect: Rect(x: x(column), y: stageTop, width: width, height: total), color: cell.stageColor)
        }
        for stage in stages { stage.placeBackground(on: &page) }
        var y = stageTop
        for (index, (row, height)) in zip(rows, heights).enumerated() {
            if index > 0 { page.rule(top: y, x: Self.left, width: Self.names) }
            placeName(row, on: &page, top: y + Self.above)
            for (cell, stage) in zip(row.cells, stages) {
                place(
                    cell, in: Rect(x: stage.rect.minX, y: y, width: width, height: height), of: stage, scale, on: &page)
            }
            y += height
        }
        for stage in stages { stage.placeEdge(on: &page) }
        return stageTop + total - top
    }

    private func rowHeight(_ row: RedlineSheet.StateRow, _ measuring: PageText, _ scale: DrawingScale) -> Points {
        let picture = (row.cells.map(\.picture.size.height).max() ?? 0) * scale.factor
        let hasPill = row.cells.contains { $0.pill != nil }
        let pill: Points = hasPill ? Self.pillGap + ContrastPill.height : 0
        let words = nameHeight(row, measuring) + 12
        return Self.above + max(picture + pill + Self.below, words).roundedUp(toPixelsAt: 1)
    }

    private func nameHeight(_ row: RedlineSheet.StateRow, _ measuring: PageText) -> Points {
        let name = measuring.lines(row.name, .rowName, width: Self.names).count
        let captions = [row.spoken, row.note].filter { !$0.isEmpty }
            .map { measuring.phraseLines($0, .caption, width: Self.names).count }.reduce(0, +)
        return PageStyle.rowName.leading * Double(name) + PageStyle.caption.leading * Double(captions)
    }

    private func placeName(_ row: RedlineSheet.StateRow, on page: inout PageCanvas, top: Points) {
        var y = top
        y += page.lines(row.name, .rowName, x: Self.left, top: y, width: Self.names)
        let style = PageStyle.caption.colored(PageColors.ink2)
        for words in [row.spoken, row.note] where !words.isEmpty {
            for line in page.text.phraseLines(words, style, width: Self.names) {
                page.line(line.text, style, x: Self.left, top: y)
                y += style.leading
            }
        }
    }

    private func place(
        _ cell: RedlineSheet.StateCell, in area: Rect, of stage: Stage, _ scale: DrawingScale,
        on page: inout PageCanvas
    ) {
        let size = cell.picture.size
        let origin = Point(
            x: (area.midX - size.width * (scale.factor / 2)).rounded(toPixelsAt: 2), y: area.minY + Self.above)
        let placed = PlacedPicture(
            picture: cell.picture, origin: origin, scale: scale.factor, clip: Stage.outline(stage.rect),
            background: PlacedPicture.Background(rect: area, color: cell.stageColor))
        page.add(.picture(placed))
        if let pill = cell.pill {
            let width = pill.width(page.text)
            pill.place(
                on: &page,
                origin: Point(
                    x: (area.midX - width / 2).rounded(toPixelsAt: 1), y: placed.rect.maxY + Self.pillGap))
        }
        FindingRings(
            rings: cell.rings, origin: origin, scale: scale.factor, stage: Stage(rect: area, color: cell.stageColor),
            isDark: cell.isDark
        ).place(on: &page)
    }
}
