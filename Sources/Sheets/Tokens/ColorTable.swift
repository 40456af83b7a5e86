import Canvas
import Values

/// Colors in every appearance, each column on the background of its appearance.
struct ColorTable {
    var columns: [TokenSheet.Column]
    var rows: [TokenSheet.ColorRow]

    private static let left: Points = PageGrid.left + PageGrid.sideColumn + 50
    private static let column: Points = 196
    private static let row: Points = 52
    private static let swatch = Size(width: 52, height: 36)
    private static let padding: Points = 16
    /// A color with a higher contrast to its background needs no outline.
    private static let clear = 1.5
    private static let ends: Points = 8
    private static let name = PageStyle(size: 13, leading: 18, weight: .semibold, color: PageColors.ink)

    /// Places the table and leaves the cursor below it.
    func place(on page: inout PageCanvas) {
        let top: Points = page.y + PageStyle.captionLead.leading + 12
        let heights = rows.map { self.height(of: $0, page.text) }
        let height: Points = heights.reduce(Self.ends * 2, +)
        for (index, column) in columns.enumerated() {
            let x: Points = Self.left + (Self.column + PageGrid.gap) * Double(index)
            page.line(column.title, .captionLead, x: x, top: page.y)
            let stage = Stage(rect: Rect(x: x, y: top, width: Self.column, height: height), color: column.background)
            stage.placeBackground(on: &page)
            stage.placeEdge(on: &page)
        }
        var y: Points = top + Self.ends
        for (row, height) in zip(rows, heights) {
            placeNames(row, on: &page, middle: y + height / 2)
            for (place, (column, value)) in zip(columns, row.values).enumerated() {
                let x: Points = Self.left + (Self.column + PageGrid.gap) * Double(place)
                // With increased contrast, a value is written only where it changes.
                let isKnown = place >= 2 && value == row.values[place - 2]
                self.place(value, column, isWritten: !isKnown, on: &page, x: x + Self.padding, middle: y + height / 2)
            }
            y += height
        }
        page.y = top + height
    }

    private static let namesWidth: Points = left - PageGrid.left - PageGrid.gap
    private static let maximumLines = 3

    private func height(of row: TokenSheet.ColorRow, _ measuring: PageText) -> Points {
        let uses = measuring.lines(row.use, .caption, width: Self.namesWidth, limit: Self.maximumLines).count
        return max(Self.row, Self.name.leading + PageStyle.caption.leading * Double(uses) + 14)
    }

    private func placeNames(_ row: TokenSheet.ColorRow, on page: inout PageCanvas, middle: Points) {
        let width = Self.namesWidth
        let name = page.text.line(row.name, Self.name, width: width).text
        let uses = page.text.lines(row.use, .caption, width: width, limit: Self.maximumLines).count
        let height: Points = Self.name.leading + PageStyle.caption.leading * Double(uses)
        let top: Points = middle - height / 2
        page.line(name, Self.name, x: PageGrid.left, top: top)
        page.lines(
            row.use, .caption, x: PageGrid.left, top: top + Self.name.leading, width: width, limit: Self.maximumLines)
    }

    private func place(
        _ color: RGBA, _ column: TokenSheet.Column, isWritten: Bool, on page: inout PageCanvas, x: Points,
        middle: Points
    ) {
        let rect = Rect(
            x: x, y: middle - Self.swatch.height / 2, width: Self.swatch.width, height: Self.swatch.height)
        page.add(.fill(Stage.outline(rect), color.composited(over: column.background)))
        // An outline shows the swatch of a color that is hardly different from its background.
        if Contrast.ratio(color.composited(over: column.background), column.background) < Self.clear {
            let radius: Points = PageGrid.cornerRadius - 0.5
            let inner = Path.roundedRect(
                rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
            let edge = column.isDark ? RGBA.white.opacity(0.18) : RGBA.black.opacity(0.1)
            page.add(.stroke(inner, edge, width: PageGrid.hairline))
        }
        guard isWritten else { return }
        let alpha = color.alpha < 1 ? " · \(DecimalText.short(color.alpha * 100, places: 0)) %" : ""
        let style = PageStyle.caption.colored(column.isDark ? .white : PageColors.ink)
        page.line(color.hex + alpha, style, x: rect.maxX + 12, baseline: middle + style.capMiddle)
    }
}
