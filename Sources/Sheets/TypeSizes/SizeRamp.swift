import Canvas
import Platform
import Values

/// One letter at the twelve body sizes, on a common baseline.
struct SizeRamp {
    var cells: [TypeSizeSheet.Cell]
    var sample: String

    private static let gap: Points = 16

    /// Places the ramp below the cursor and leaves the cursor below it.
    func place(on page: inout PageCanvas) {
        let largest = cells.map(\.body.pointSize).max() ?? 17
        let top = page.y
        let baseline = (page.y + Points(largest)).roundedUp(toPixelsAt: 1)
        let rule = baseline + Self.gap
        let defaultSize = cells.first(where: \.isDefault)?.body.pointSize ?? 17
        var bottom = rule
        for (index, cell) in cells.prefix(PageGrid.columns).enumerated() {
            let x = PageGrid.x(column: index)
            let style = PageStyle(
                size: Points(cell.body.pointSize), leading: Points(cell.body.leading), weight: .regular,
                color: PageColors.ink)
            page.line(sample, style, x: x, baseline: baseline)
            let height: Points = cell.isDefault ? 3 : 1
            let bar = Rect(x: x, y: cell.isDefault ? rule - 1 : rule, width: PageGrid.column, height: height)
            page.add(.fill(.rect(bar), cell.isDefault ? PageColors.ink : PageColors.axis))
            var y: Points = rule + 12
            page.line(cell.name, .captionLead, x: x, top: y)
            y += PageStyle.caption.leading
            page.line(cell.bodyWords, PageStyle.caption.colored(PageColors.ink2), x: x, top: y)
            y += PageStyle.caption.leading
            let share = DecimalText.short(cell.body.pointSize / defaultSize * 100, places: 0)
            page.line("\(share) %", .caption, x: x, top: y)
            bottom = y + PageStyle.caption.leading
            if cell.typeSize == .ax1 { placeBorder(x: x, from: top, to: bottom, on: &page) }
        }
        page.y = bottom
    }

    /// Draws a line before the accessibility sizes.
    private func placeBorder(x: Points, from top: Points, to bottom: Points, on page: inout PageCanvas) {
        let middle: Points = x - PageGrid.gap / 2
        let line = Path.line(from: Point(x: middle, y: top - 24), to: Point(x: middle, y: bottom))
        page.add(.dashes(line, PageColors.axis, width: 1, [3, 3]))
        page.line(SheetWords["accessibility sizes"], .caption, x: x, top: top - 28)
    }
}
