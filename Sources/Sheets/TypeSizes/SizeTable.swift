import Values

/// All sizes as rows: body size, lines of texts, control and frame.
struct SizeTable {
    var sheet: TypeSizeSheet

    private static let row: Points = 25
    private static let first: Points = 120
    private static let none = "–"

    private struct Column {
        var title: String
        var value: (TypeSizeSheet.Cell) -> (text: String, fails: Bool)
    }

    private var columns: [Column] {
        var columns = [Column(title: SheetWords["Body, pt"]) { ($0.bodyWords, false) }]
        for (index, name) in sheet.texts.enumerated() {
            columns.append(
                Column(title: name) { cell in
                    guard index < cell.lines.count, let lines = cell.lines[index] else { return (Self.none, false) }
                    return (lines.words, lines.fails)
                })
        }
        if let control = sheet.control {
            columns.append(
                Column(title: SheetWords["%, pt", control]) { cell in
                    let area = cell.control?.area.size.figures
                    return (area ?? cell.hiddenControl ?? Self.none, false)
                })
        }
        columns.append(Column(title: SheetWords["Frame, pt"]) { ($0.frameWords, false) })
        // Leave out columns without values.
        return columns.filter { column in sheet.cells.contains { column.value($0).text != Self.none } }
    }

    /// Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let columns = columns
        let pitch: Points = (width - Self.first) / Double(columns.count)
        page.line(SheetWords["All sizes"], .rowName, x: x, top: top)
        var y: Points = top + PageStyle.rowName.leading + 12
        page.line(SheetWords["Size"], .caption, x: x, top: y)
        for (index, column) in columns.enumerated() {
            let title = page.text.line(column.title, .caption, width: pitch - 12).text
            page.line(
                title, .caption, right: x + Self.first + pitch * Double(index + 1),
                baseline: y + PageStyle.caption.baseline)
        }
        y += PageStyle.caption.leading + 4
        page.rule(top: y, color: PageColors.ink, x: x, width: width)
        y += PageGrid.hairline
        for cell in sheet.cells {
            let baseline = y + 4 + PageStyle.caption.baseline
            page.line(cell.name, .captionLead, x: x, baseline: baseline)
            for (index, column) in columns.enumerated() {
                let (text, fails) = column.value(cell)
                let style =
                    fails ? PageStyle.captionLead.colored(PageColors.fail) : PageStyle.caption.colored(PageColors.ink2)
                page.line(text, style, right: x + Self.first + pitch * Double(index + 1), baseline: baseline)
            }
            y += Self.row - PageGrid.hairline
            page.rule(top: y, x: x, width: width)
            y += PageGrid.hairline
        }
        return y - top
    }
}
