import Values

/// A finding across the page: the text on the left, the line of source and the suggested color on the right.
package struct FindingRow: Sendable, Hashable {
    package var text: FindingText
    package var source: SourceExcerpt?
    package var fix: FixSample?

    package init(_ text: FindingText, source: SourceExcerpt? = nil, fix: FixSample? = nil) {
        self.text = text
        self.source = source
        self.fix = fix
    }

    /// Returns the height.
    func place(on page: inout PageCanvas, top: Points) -> Points {
        let left = FindingBlock(text, setting: .wide).place(
            on: &page, x: PageGrid.left, top: top, width: PageGrid.span(6))
        let x = PageGrid.x(column: 6)
        let samples: Points = FixSample.width * 2 + FixSample.gap
        // Next to samples the source has three columns; otherwise all six.
        let room: Points = fix == nil ? PageGrid.span(6) : PageGrid.span(6) - samples - PageGrid.gap
        var right: Points = 0
        if let source { right = source.place(on: &page, x: x, top: top, width: room) }
        if let fix { right = max(right, fix.place(on: &page, x: PageGrid.right - samples, top: top)) }
        return max(left, right)
    }
}
