package import Values

/// The head of a section, with the space above it.
package struct SectionHead: Sendable, Hashable {
    package var title: String
    /// After the title.
    package var caption: String
    /// At the right end: a scale or a unit.
    package var note: String
    /// The first section has none: the facts separate it from the header.
    package var hasRule: Bool

    package init(_ title: String, caption: String = "", note: String = "", hasRule: Bool = true) {
        self.title = title
        self.caption = caption
        self.note = note
        self.hasRule = hasRule
    }

    /// The cursor is left below the title. Returns the baseline that all of the head stands on.
    @discardableResult
    package func place(on page: inout PageCanvas) -> Points {
        page.y += PageGrid.sectionGap
        if hasRule {
            page.rule(top: page.y)
            page.y += PageGrid.hairline + 24
        }
        let baseline = page.y + PageStyle.section.baseline
        let width = page.line(title, .section, x: PageGrid.left, baseline: baseline)
        page.line(caption, .caption, x: PageGrid.left + width + 12, baseline: baseline)
        page.line(note, .caption, right: PageGrid.right, baseline: baseline)
        page.y += PageStyle.section.leading
        return baseline
    }
}
