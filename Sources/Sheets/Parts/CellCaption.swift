package import Values

/// The caption below a stage: the size on the left, and the results of the checks on the right.
package struct CellCaption: Sendable, Hashable {
    /// `361 × 481`.
    package var size: String
    package var unit: String
    package var verdict: Verdict
    /// The worst result: `text ≥ 5.73:1`.
    package var lead: String
    /// `14 pass`, `10 pass · 1 fails`.
    package var counts: String

    package init(size: String, unit: String = "pt", verdict: Verdict, lead: String, counts: String) {
        self.size = size
        self.unit = unit
        self.verdict = verdict
        self.lead = lead
        self.counts = counts
    }

    private static let dot: Points = 6
    private static let gap: Points = 6

    /// Returns the height. The parts take two lines if they do not fit one.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let style = PageStyle.caption
        let sizeWidth = page.line(size, .captionLead, x: x, top: top)
        let unitWidth = unit.isEmpty ? 0 : page.line(" " + unit, style, x: x + sizeWidth, top: top)

        let leadStyle = verdict == .pass || verdict == .open ? style : PageStyle.captionLead.colored(verdict.color)
        let rest = lead.isEmpty ? counts : counts.isEmpty ? "" : "· " + counts
        let leadWidth = page.text.width(lead, leadStyle)
        let restStyle = style.colored(PageColors.ink2)
        let restWidth = page.text.width(rest, restStyle)
        // The width of the space after the dot.
        let space: Points =
            page.text.width("· x", restStyle) - page.text.width("·", restStyle) - page.text.width("x", restStyle)
        let between: Points = lead.isEmpty || rest.isEmpty ? 0 : space
        let total: Points = Self.dot + Self.gap + leadWidth + between + restWidth
        guard total > Self.dot + Self.gap else { return style.leading }

        let fits = sizeWidth + unitWidth + 16 + total <= width
        let left: Points = fits ? x + width - total : x
        let lineTop: Points = fits ? top : top + style.leading + 4
        let baseline = lineTop + style.baseline
        let textLeft: Points = left + Self.dot + Self.gap
        page.dot(diameter: Self.dot, color: verdict.color, x: left, middle: baseline - style.capMiddle)
        if fits || total <= width {
            page.line(lead, leadStyle, x: textLeft, baseline: baseline)
            page.line(rest, restStyle, x: textLeft + leadWidth + between, baseline: baseline)
            return lineTop + style.leading - top
        }
        let room: Points = width - Self.dot - Self.gap
        var height = page.lines(lead, leadStyle, x: textLeft, top: lineTop, width: room)
        height += page.lines(counts, restStyle, x: textLeft, top: lineTop + height, width: room)
        return lineTop + height - top
    }
}
