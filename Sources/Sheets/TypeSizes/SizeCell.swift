import Canvas
import Values

/// A component at one type size, as high as its content, with what is true of it there.
struct SizeCell {
    var cell: TypeSizeSheet.Cell
    /// Points of the page for one of the component's.
    var factor: Double
    var isFullWidth: Bool
    /// Whether it is a sheet, which stands on the lower edge of its stage.
    var isSheet: Bool
    /// Of a screen, that of the display.
    var screenRadius: Points?

    static let width = PageGrid.span(3)
    /// Around a component that does not span the screen.
    static let margin: Points = 16

    /// Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        placeName(on: &page, x: x, top: top)
        var y: Points = top + PageStyle.rowName.leading + 8
        // A component that spans the screen but for its margin has the same around it above and below.
        let fills = isFullWidth && cell.frame.width >= cell.picture.size.width - 1 && cell.overhang < 0.5
        let margin: Points = fills ? 0 : Self.margin
        let margins: Points = isSheet ? Self.margin : margin * 2
        let height = (cell.picture.size.height * factor).roundedUp(toPixelsAt: 2) + margins
        let stage = Stage(rect: Rect(x: x, y: y, width: Self.width, height: height), color: cell.stageColor)
        let picture =
            screenRadius.map { placeScreen(of: stage.rect, radius: $0 * factor, on: &page) }
            ?? stage.place(on: &page, picture: cell.picture, scale: factor, isAtBottom: isSheet)
        if isFullWidth, screenRadius == nil { placeEdge(of: stage.rect, on: &page) }
        if let control = cell.control {
            ControlHeight(control: control, picture: picture, factor: factor, stage: stage.rect).place(on: &page)
        }
        FindingRings(
            rings: cell.rings, origin: picture.origin, scale: factor, stage: stage, isDark: cell.isDark
        ).place(on: &page)
        y += height + 8
        return y + placeCaption(on: &page, x: x, top: y) - top
    }

    /// A screen is its own stage, as round as the display.
    private func placeScreen(of rect: Rect, radius: Points, on page: inout PageCanvas) -> Rect {
        let edge = Path.roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        let placed = PlacedPicture(picture: cell.picture, origin: rect.origin, scale: factor, clip: edge)
        page.add(.picture(placed))
        page.add(.stroke(edge, PageColors.axis, width: PageGrid.hairline))
        return placed.rect
    }

    /// A bar reaches the edge of its stage, and would hide where it ends.
    private func placeEdge(of rect: Rect, on page: inout PageCanvas) {
        let radius: Points = PageGrid.cornerRadius - 0.5
        let inner = Path.roundedRect(
            rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(inner, PageColors.line, width: PageGrid.hairline))
    }

    private func placeName(on page: inout PageCanvas, x: Points, top: Points) {
        let baseline = top + PageStyle.rowName.baseline
        let width = page.line(cell.name, .rowName, x: x, baseline: baseline)
        page.line(
            cell.bodyWords, PageStyle.caption.colored(PageColors.ink2), right: x + Self.width, baseline: baseline)
        guard cell.isDefault else { return }
        let style = PageStyle.smallDotNumber
        let word = "default"
        let middle = baseline - PageStyle.rowName.capMiddle
        let pill = Rect(x: x + width + 8, y: middle - 8, width: page.text.width(word, style) + 14, height: 16)
        page.add(.fill(.capsule(in: pill), PageColors.ink))
        page.line(word, style, x: pill.minX + 7, baseline: middle + style.capMiddle)
    }

    /// The frame on the left, on the right the text that came out worst.
    private func placeCaption(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let isTold = cell.worst?.lines.fails ?? false
        let others = isTold ? 0 : cell.findingCount
        let counts = others == 0 ? "" : others == 1 ? "1 finding" : "\(others) findings"
        return CellCaption(
            size: cell.frameWords, verdict: cell.verdict, lead: cell.worst?.words ?? "no text", counts: counts
        ).place(on: &page, x: x, top: top, width: Self.width)
    }
}

/// The height of a control as a dimension on its right, its number turned.
struct ControlHeight {
    var control: TypeSizeSheet.Control
    var picture: Rect
    var factor: Double
    var stage: Rect

    private static let style = PageStyle.smallDotNumber.colored(PageColors.hitArea)
    private static let tick: Points = 3

    func place(on page: inout PageCanvas) {
        let top = max(picture.minY + control.area.minY * factor, stage.minY)
        let bottom = min(picture.minY + control.area.maxY * factor, stage.maxY)
        guard bottom > top else { return }
        let edge: Points = picture.minX + control.area.maxX * factor
        // Beside the control where it leaves room, or else in the gutter.
        let isBeside = control.isFree && stage.maxX - edge >= 16
        // Right of the last column is the margin: it stands on the stage there.
        let hasGutter = stage.maxX + PageGrid.gap <= PageGrid.right
        let isOnStage = isBeside || !hasGutter
        let x: Points = isBeside ? min(edge + 10, stage.maxX - 6) : hasGutter ? stage.maxX + 11 : stage.maxX - 8
        let number = control.area.height.redline
        let width = page.text.width(number, Self.style)
        let middle: Points = (top + bottom) / 2
        let half: Points = width / 2 + 2
        var path = Path()
        let interrupts = bottom - top > width + 8
        if interrupts {
            path.append(.line(from: Point(x: x, y: top), to: Point(x: x, y: middle - half)))
            path.append(.line(from: Point(x: x, y: middle + half), to: Point(x: x, y: bottom)))
        } else {
            path.append(.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom)))
        }
        // Beside a line that is too short for it.
        let numberX: Points = interrupts ? x : isOnStage ? x - 9 : x + 9
        for end in [top, bottom] {
            path.append(.line(from: Point(x: x - Self.tick, y: end), to: Point(x: x + Self.tick, y: end)))
        }
        // On the component it stands on any color.
        if isOnStage {
            page.add(.stroke(path, .white.opacity(0.85), width: 3))
            let tag = Rect(x: numberX - 6, y: middle - half, width: 12, height: half * 2)
            page.add(.fill(.roundedRect(tag, radii: [3, 3, 3, 3], style: .circular), .white.opacity(0.85)))
        }
        page.add(.stroke(path, PageColors.hitArea, width: 1))
        let origin = Point(x: numberX - width / 2, y: middle + Self.style.capMiddle)
        let text = PlacedText(text: number, style: Self.style, origin: origin, width: width)
        page.add(.turned([.text(text)], degrees: -90, about: Point(x: numberX, y: middle)))
    }
}
