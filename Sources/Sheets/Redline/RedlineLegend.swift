import Canvas
import Values

/// The legend of a redline sheet, on a panel.
struct RedlineLegend {
    var kinds: [RedlineKind]

    private static let padding = Size(width: 20, height: 12)
    private static let sign = Size(width: 28, height: 16)
    private static let gap: Points = 12
    /// The largest distance of two signs, so that a few are not torn apart.
    private static let widest: Points = 160

    func place(on page: inout PageCanvas) {
        guard !kinds.isEmpty else { return }
        let height: Points = Self.sign.height + Self.padding.height * 2
        let panel = Rect(x: PageGrid.left, y: page.y, width: PageGrid.content, height: height)
        page.add(.fill(Stage.outline(panel), PageColors.panel))
        let style = PageStyle.caption.colored(PageColors.ink2)
        let widths = kinds.map { Self.sign.width + Self.gap + page.text.width(SheetWords[$0.rawValue], style) }
        let used = widths.reduce(0) { $0 + $1 }
        let free: Points = PageGrid.content - Self.padding.width * 2 - used
        let between: Points = kinds.count > 1 ? min(free / Double(kinds.count - 1), Self.widest) : 0
        var x: Points = panel.minX + Self.padding.width
        for (kind, width) in zip(kinds, widths) {
            let sign = Rect(
                x: x.rounded(toPixelsAt: 1), y: panel.midY - Self.sign.height / 2, width: Self.sign.width,
                height: Self.sign.height)
            draw(kind, in: sign, on: &page)
            page.line(
                SheetWords[kind.rawValue], style, x: sign.maxX + Self.gap, baseline: panel.midY + style.capMiddle)
            x += width + between
        }
        page.y += height
    }

    private func draw(_ kind: RedlineKind, in sign: Rect, on page: inout PageCanvas) {
        switch kind {
        case .frame:
            var path = Path.line(from: Point(x: sign.minX, y: sign.midY), to: Point(x: sign.maxX, y: sign.midY))
            for x in [sign.minX, sign.maxX] {
                path.append(.line(from: Point(x: x, y: sign.midY - 4), to: Point(x: x, y: sign.midY + 4)))
            }
            page.add(.stroke(path, kind.color, width: RedlineMeasures.line))
        case .padding:
            page.add(.fill(.rect(sign.inset(by: EdgeInsets(top: 3, bottom: 3))), kind.color.opacity(0.24)))
        case .gap:
            page.add(.fill(.rect(sign.inset(by: EdgeInsets(left: 9, right: 9))), kind.color.opacity(0.3)))
        case .radius:
            let box = Rect(x: sign.minX + 2, y: sign.minY + 2, width: 60, height: 60)
            let outline = Path.roundedRect(box, radii: [12, 12, 12, 12], style: .continuous)
            page.add(.clipped(.rect(sign), [.stroke(outline, kind.color, width: 2)]))
        case .hitArea:
            page.add(.fill(.rect(sign), kind.color.opacity(0.12)))
            page.add(.dashes(.rect(sign.inset(by: 0.5)), kind.color, width: 1, RedlineMeasures.dash))
        case .order: OrderDot(number: 1).place(on: &page, center: Point(x: sign.midX, y: sign.midY))
        case .contrast:
            let pill = Rect(x: sign.minX, y: sign.midY - 8, width: sign.width, height: 16)
            page.add(.fill(.capsule(in: pill), .white))
            page.add(.stroke(.capsule(in: pill.inset(by: 0.5)), PageColors.axis, width: 1))
            let disc = Rect(x: pill.minX + 4, y: pill.midY - 4, width: 8, height: 8)
            let half = Rect(x: disc.minX, y: disc.minY, width: 4, height: 8)
            page.add(.clipped(.ellipse(in: disc), [.fill(.rect(disc), PageColors.axis), .fill(.rect(half), .black)]))
        case .finding:
            FindingDot(1, kind: .onPicture(halo: .white)).place(on: &page, center: Point(x: sign.midX, y: sign.midY))
        }
    }
}
