import Values

/// The spoken texts in order: in columns of the grid, or below the elements of a row.
struct SpokenList {
    var stops: [ReadingStop]

    private static let gap: Points = 16
    private static let rowGap: Points = 12
    private static let indent: Points = 28

    /// Places the list in columns, read from top to bottom. Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points, columns: Int, width: Points) -> Points {
        let rows = (stops.count + columns - 1) / max(columns, 1)
        var height: Points = 0
        for column in 0..<max(columns, 1) {
            let left: Points = x + (width + PageGrid.gap) * Double(column)
            var y = top
            for stop in stops.dropFirst(column * rows).prefix(rows) {
                y += place(stop, on: &page, x: left, top: y, width: width) + Self.rowGap
            }
            height = max(height, y - Self.rowGap - top)
        }
        return height
    }

    private func place(_ stop: ReadingStop, on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points
    {
        let dot = OrderDot(number: stop.number)
        dot.place(on: &page, center: Point(x: x + dot.width(page.text) / 2, y: top + PageStyle.text.leading / 2))
        let style = PageStyle.text.colored(PageColors.ink)
        var height: Points = 0
        for line in page.text.phraseLines(stop.spoken, style, width: width - Self.indent) {
            page.line(line.text, style, x: x + Self.indent, top: top + height)
            height += style.leading
        }
        if stop.isControl {
            let size = stop.area.size.figures
            height +=
                page.line(
                    size, PageStyle.captionLead.colored(PageColors.hitArea), x: x + Self.indent, top: top + height) > 0
                ? PageStyle.caption.leading : 0
        }
        for words in stop.moreWords {
            height += page.lines(
                words, PageStyle.caption.colored(PageColors.ink2), x: x + Self.indent, top: top + height,
                width: width - Self.indent)
        }
        return height
    }

    /// Places each text below its element of a row, in at most two lines. Returns the height, or nil if a text does not
    /// fit.
    func placeBelow(_ place: DrawingPlace, on page: inout PageCanvas, top: Points) -> Points? {
        let style = PageStyle.caption.colored(PageColors.ink2)
        var columns: [(middle: Points, lines: [PageLine])] = []
        for stop in stops {
            let area = place.rect(stop.shown)
            let width: Points = min(stops.count == 1 ? PageGrid.content : area.width - 8, PageGrid.content)
            var lines = page.text.phraseLines(stop.spoken, style, width: width)
            guard lines.count <= 2 else { return nil }
            for words in stop.moreWords { lines += page.text.lines(words, style, width: width) }
            columns.append((area.midX, lines))
        }
        for column in columns {
            for (index, line) in column.lines.enumerated() {
                let x: Points = max(column.middle - line.width / 2, PageGrid.left)
                page.line(line.text, style, x: x, top: top + style.leading * Double(index))
            }
        }
        return style.leading * Double(columns.map(\.lines.count).max() ?? 0)
    }
}

extension ReadingStop {
    /// The texts after label, value and role, each on lines of its own.
    fileprivate var moreWords: [String] {
        let words = [
            hint.map { SheetWords["hint: %", $0] },
            actions.isEmpty ? nil : SheetWords["actions: %", actions.joined(separator: " · ")],
        ]
        return words.compactMap { $0 }
    }
}
