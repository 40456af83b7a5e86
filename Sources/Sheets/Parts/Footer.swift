import Values

/// The footer of a page: the origin of the sheet on the left, its contexts on the right.
package struct Footer: Sendable, Hashable {
    /// The project and the version of the tool.
    package var origin: [String]
    package var contexts: [String]

    package init(origin: [String], contexts: [String]) {
        self.origin = origin
        self.contexts = contexts
    }

    private static let separator = " · "

    package func place(on page: inout PageCanvas) {
        page.y += PageGrid.sectionGap
        page.rule(top: page.y)
        page.y += PageGrid.hairline + 16
        let left = page.text.line(
            origin.joined(separator: Self.separator), .caption, width: PageGrid.span(6))
        page.line(left.text, .caption, x: PageGrid.left, top: page.y)
        let room: Points = PageGrid.content - left.width - PageGrid.gap
        let lines = page.text.lines(contexts.joined(separator: Self.separator), .caption, width: room)
        for line in lines {
            page.line(line.text, .caption, right: PageGrid.right, baseline: page.y + PageStyle.caption.baseline)
            page.y += PageStyle.caption.leading
        }
        if lines.isEmpty { page.y += PageStyle.caption.leading }
    }
}
