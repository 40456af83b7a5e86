import Values

/// Type styles, one per row with the names of the tokens that have it, each set in its own style.
struct TypeRamp {
    var rows: [TokenSheet.TypeRow]
    var sample: String

    static let width: Points = 662
    /// The width of the name column, which fits the longest name within limits.
    private static let names: ClosedRange<Points> = 98...220
    private static let words: Points = 122
    private static let gap: Points = 9

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let x = PageGrid.left
        let names = ShortTokenNames(rows.flatMap(\.names))
        let longest = rows.flatMap(\.names).map { page.text.width(names[$0], .captionLead) }.max() ?? 0
        let nameWidth = min(max(longest + 16, Self.names.lowerBound), Self.names.upperBound).rounded(toPixelsAt: 1)
        var y = top
        for row in rows {
            page.rule(top: y, x: x, width: Self.width)
            y += PageGrid.hairline + Self.gap
            let style = PageStyle(
                size: row.size, leading: max(row.leading, PageStyle.caption.leading), weight: row.weight,
                color: PageColors.ink, families: row.families)
            let baseline: Points = y + style.baseline
            let left: Points = x + nameWidth + Self.words
            let text = page.text.line(sample, style, width: Self.width - nameWidth - Self.words).text
            page.line(text, style, x: left, baseline: baseline)
            page.line(
                page.text.line(row.words, .caption, width: Self.words - 8).text, .caption, x: x + nameWidth,
                baseline: baseline)
            let lead = PageStyle.captionLead.leading
            for (index, name) in row.names.enumerated() {
                page.line(
                    page.text.line(names[name], .captionLead, width: nameWidth - 8).text, .captionLead, x: x,
                    baseline: baseline + lead * Double(index))
            }
            y += style.leading + Self.gap
            // The last of several names needs as much space below it as a single one.
            let last: Points = baseline + lead * Double(row.names.count - 1)
            if row.names.count > 1 { y = max(y, last + lead - PageStyle.captionLead.baseline + Self.gap) }
        }
        page.rule(top: y, x: x, width: Self.width)
        return y + PageGrid.hairline - top
    }
}
