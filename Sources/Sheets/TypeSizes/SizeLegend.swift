import Canvas
import Values

/// The legend of the cells, in the room after the standard sizes.
struct SizeLegend {
    var hasControl: Bool
    var hasFindings: Bool
    /// A description of the frames.
    var frame: String
    /// How far the texts grow; empty if there is no limit.
    var limit = ""

    private static let padding: Points = 20
    private static let indent: Points = 48
    private static let gap: Points = 12

    /// Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let width = SizeCell.width
        page.line(SheetWords["How to read"], .rowName, x: x, top: top)
        let panelTop: Points = top + PageStyle.rowName.leading + 8
        var words: [(sign: Sign, text: String)] = [
            (.frame, frame)
        ]
        if !limit.isEmpty { words.append((.text, limit)) }
        if hasFindings { words.insert((.dot, SheetWords["A finding, described below."]), at: 0) }
        if hasControl { words.insert((.height, SheetWords["Height of the hit area in points; at least 44."]), at: 0) }
        let room: Points = width - Self.padding - Self.indent - 12
        let heights = words.map { word in
            max(20, PageStyle.caption.leading * Double(page.text.lines(word.text, .caption, width: room).count))
        }
        let height = heights.reduce(Self.padding * 2 + Self.gap * Double(words.count - 1), +)
        page.add(.stage(Rect(x: x, y: panelTop, width: width, height: height), PageColors.panel))
        var y = panelTop + Self.padding
        for (word, height) in zip(words, heights) {
            place(word.sign, center: Point(x: x + Self.padding + 10, y: y + height / 2), on: &page)
            page.lines(
                word.text, PageStyle.caption.colored(PageColors.ink2), x: x + Self.padding + Self.indent - 8, top: y,
                width: room)
            y += height + Self.gap
        }
        return panelTop + height - top
    }

    private enum Sign {
        case height
        case dot
        case frame
        case text
    }

    private func place(_ sign: Sign, center: Point, on page: inout PageCanvas) {
        switch sign {
        case .height:
            let area = Rect(x: 0, y: 0, width: 0, height: 44)
            let picture = Rect(x: center.x - 10, y: center.y - 16, width: 0, height: 0)
            let stage = Rect(x: center.x - 30, y: center.y - 40, width: 80, height: 80)
            ControlHeight(
                control: TypeSizeSheet.Control(area: area, isFree: true), picture: picture, factor: 32.0 / 44,
                stage: stage, background: PageColors.panel
            ).place(on: &page)
        case .text:
            let style = PageStyle.rowName.colored(PageColors.ink2)
            page.line("A", style, x: center.x - page.text.width("A", style) / 2, baseline: center.y + style.capMiddle)
        case .dot: FindingDot(1, kind: .inText).place(on: &page, center: center)
        case .frame:
            let rect = Rect(x: center.x - 10, y: center.y - 8, width: 20, height: 16)
            page.add(.fill(Path.roundedRect(rect, radii: [4, 4, 4, 4], style: .continuous), PageColors.page))
            page.add(
                .stroke(
                    .roundedRect(rect.inset(by: 0.5), radii: [3.5, 3.5, 3.5, 3.5], style: .continuous),
                    PageColors.axis, width: 1))
        }
    }
}
