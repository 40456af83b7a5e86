package import Values

/// The head of a section, with the gap above it.
package struct SectionHead: Sendable, Hashable {
    package var title: String
    /// Text after the title.
    package var caption: String
    /// Text at the right end: a scale or a unit.
    package var note: String
    /// Whether a rule is above it. The first section has none, because the facts separate it from the header.
    package var hasRule: Bool

    package init(_ title: String, caption: String = "", note: String = "", hasRule: Bool = true) {
        self.title = title
        self.caption = caption
        self.note = note
        self.hasRule = hasRule
    }

    /// The minimum width of the lines of a caption.
    private static let minimumRoom: Points = 160

    /// Places the head and leaves the cursor below the title. Returns the common baseline.
    @discardableResult
    package func place(on page: inout PageCanvas) -> Points {
        page.y += PageGrid.sectionGap
        if hasRule {
            page.rule(top: page.y)
            page.y += PageGrid.hairline + 24
        }
        let baseline = page.y + PageStyle.section.baseline
        let width = page.line(title, .section, x: PageGrid.left, baseline: baseline)
        let noteWidth = page.line(note, .caption, right: PageGrid.right, baseline: baseline)
        page.y += PageStyle.section.leading
        let x: Points = PageGrid.left + width + 12
        let room: Points = PageGrid.right - x - (note.isEmpty ? 0 : noteWidth + PageGrid.gap)
        let lines = page.text.lines(caption, .caption, width: max(room, Self.minimumRoom))
        for (index, line) in lines.enumerated() {
            page.line(line.text, .caption, x: x, baseline: baseline + PageStyle.caption.leading * Double(index))
        }
        page.y += PageStyle.caption.leading * Double(max(lines.count - 1, 0))
        return baseline
    }
}
