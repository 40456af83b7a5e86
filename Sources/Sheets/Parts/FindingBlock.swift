import Canvas
package import Values

/// The text of a finding, which is never truncated.
package struct FindingText: Sendable, Hashable {
    package var number: Int
    package var rule: String
    package var message: String
    /// `#FF3B30 on #FFEBEA`.
    package var colors: String?
    /// The file, line and column.
    package var place: String?
    package var help: String?

    package init(
        number: Int, rule: String, message: String, colors: String? = nil, place: String? = nil, help: String? = nil
    ) {
        self.number = number
        self.rule = rule
        self.message = message
        self.colors = colors
        self.place = place
        self.help = help
    }
}

/// A finding next to a red bar: number and rule, message, colors and place, and help.
package struct FindingBlock {
    package enum Setting: Sendable, Hashable {
        /// In a side column.
        case narrow
        /// Across the page.
        case wide

        var indent: Points { self == .narrow ? 12 : 24 }
        var rule: PageStyle { (self == .narrow ? PageStyle.captionLead : .rowName).colored(PageColors.fail) }
        var message: PageStyle {
            (self == .narrow ? PageStyle.caption : .text).colored(PageColors.ink)
        }
    }

    package var finding: FindingText
    package var setting: Setting

    package init(_ finding: FindingText, setting: Setting = .narrow) {
        self.finding = finding
        self.setting = setting
    }

    private static let bar: Points = 2
    private static let gap: Points = 4

    /// Returns the height.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let left: Points = x + Self.bar + setting.indent
        let room: Points = width - Self.bar - setting.indent
        let dot = FindingDot(finding.number, kind: .inText)
        let dotWidth = dot.width(page.text)
        let style = setting.rule
        dot.place(on: &page, center: Point(x: left + dotWidth / 2, y: top + style.leading / 2))
        var y = top
        y += page.lines(finding.rule, style, x: left + dotWidth + 6, top: y, width: room - dotWidth - 6)

        let mono = PageStyle.place
        let parts: [(String?, PageStyle)] = [
            (finding.message, setting.message), (finding.colors, .caption), (finding.place, mono),
            (finding.help.map { SheetWords["Help: %", $0] }, PageStyle.caption.colored(PageColors.ink)),
        ]
        for (text, style) in parts {
            guard let text, !text.isEmpty else { continue }
            y += Self.gap
            y += page.lines(text, style, x: left, top: y, width: room)
        }
        page.add(.fill(.rect(Rect(x: x, y: top, width: Self.bar, height: y - top)), PageColors.fail))
        return y - top
    }
}
