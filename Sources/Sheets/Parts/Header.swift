import Canvas
import Values

/// The header of a page: project and sheet, title and level, and a summary.
package struct Header: Sendable, Hashable {
    package var project: String
    /// The kind and number of the sheet: `Contact sheet 12 of 31`.
    package var sheet: String
    package var title: String
    package var level: String?
    /// The title in the language of the app.
    package var localizedTitle: String?
    package var summary: String?

    package init(
        project: String, sheet: String, title: String, level: String? = nil, localizedTitle: String? = nil,
        summary: String? = nil
    ) {
        self.project = project
        self.sheet = sheet
        self.title = title
        self.level = level
        self.localizedTitle = localizedTitle
        self.summary = summary
    }

    /// Places the header, which ends with a rule.
    package func place(on page: inout PageCanvas) {
        let baseline = page.y + PageStyle.caption.baseline
        let sheetWidth = page.line(sheet, .caption, right: PageGrid.right, baseline: baseline)
        let room: Points = PageGrid.content - sheetWidth - PageGrid.gap
        page.line(
            page.text.line(project, .caption, width: room).text, .caption, x: PageGrid.left, baseline: baseline)
        page.y += PageStyle.caption.leading + 24
        placeTitle(on: &page)
        // Separate Japanese from Latin text with an ideographic space.
        let words = [localizedTitle, summary].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\u{3000}")
        if !words.isEmpty {
            page.y += 8
            // Limit the width to eight columns, because longer lines are hard to read.
            page.y += page.lines(words, .summary, x: PageGrid.left, top: page.y, width: PageGrid.span(8))
        }
        page.y += 32
        page.rule(top: page.y, color: PageColors.ink)
        page.y += PageGrid.hairline
    }

    private func placeTitle(on page: inout PageCanvas) {
        let pill = level.map { Pill(text: $0) }
        let pillRoom: Points = pill.map { $0.width(page.text) + 16 } ?? 0
        let lines = page.text.lines(title, .title, width: PageGrid.content - pillRoom)
        for line in lines {
            let width = page.line(line.text, .title, x: PageGrid.left, top: page.y)
            page.y += PageStyle.title.leading
            if line == lines.last {
                // Center on the lowercase letters of the title.
                let middle = page.y - PageStyle.title.leading + PageStyle.title.baseline - PageStyle.title.xMiddle
                pill?.place(on: &page, x: PageGrid.left + width + 16, middle: middle.rounded(toPixelsAt: 1))
            }
        }
    }
}

/// A word on a panel with round ends.
struct Pill {
    var text: String

    private static let height: Points = 20
    private static let padding: Points = 8
    private static let style = PageStyle.captionLead.colored(PageColors.ink2)

    func width(_ measuring: PageText) -> Points {
        measuring.width(text, Self.style) + Self.padding * 2
    }

    func place(on page: inout PageCanvas, x: Points, middle: Points) {
        let rect = Rect(x: x, y: middle - Self.height / 2, width: width(page.text), height: Self.height)
        page.add(.fill(.capsule(in: rect), PageColors.panel))
        page.line(text, Self.style, x: x + Self.padding, baseline: middle + Self.style.capMiddle)
    }
}
