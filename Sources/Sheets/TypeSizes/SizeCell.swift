import Canvas
import Values

/// A component at one type size, as high as its content, with its figures.
struct SizeCell {
    var cell: TypeSizeSheet.Cell
    /// Page points per point of the component.
    var factor: Double
    var isFullWidth: Bool
    /// Whether it is a sheet presentation, which is drawn at the lower edge of its stage.
    var isSheet: Bool
    /// The corner radius of the display, for a screen.
    var screenRadius: Points?

    static let width = PageGrid.span(3)
    /// The margin around a component that does not span the screen.
    static let margin: Points = 16

    /// Returns the height.
    func place(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        placeName(on: &page, x: x, top: top)
        var y: Points = top + PageStyle.rowName.leading + 8
        // A component that spans the screen except for its margin has the same margin above and below.
        let fills = isFullWidth && cell.frame.width >= cell.picture.size.width - 1 && cell.overhang < 0.5
        let margin: Points = fills ? 0 : Self.margin
        let margins: Points = isSheet ? Self.margin : margin * 2
        let height = (cell.picture.size.height * factor).roundedUp(toPixelsAt: 2) + margins
        let stage = Stage(rect: Rect(x: x, y: y, width: Self.width, height: height), color: cell.stageColor)
        let picture =
            screenRadius.map { placeScreen(of: stage.rect, radius: $0 * factor, on: &page) }
            ?? stage.place(
                on: &page, picture: cell.picture, scale: factor,
                at: isSheet ? height - cell.picture.size.height * factor : nil)
        cell.homeIndicator?.place(on: &page, in: picture, scale: factor)
        // A bar covers the edges of its stage, so outline the stage.
        if isFullWidth, screenRadius == nil { stage.placeEdge(on: &page, isCovered: true) }
        if let control = cell.control {
            ControlHeight(
                control: control, picture: picture, factor: factor, stage: stage.rect, background: cell.background
            ).place(on: &page)
        }
        FindingRings(
            rings: cell.rings, origin: picture.origin, scale: factor, stage: stage, isDark: cell.isDark
        ).place(on: &page)
        y += height + 8
        return y + placeCaption(on: &page, x: x, top: y) - top
    }

    /// Places a screen, which is its own stage with the corners of the display.
    private func placeScreen(of rect: Rect, radius: Points, on page: inout PageCanvas) -> Rect {
        let edge = Path.roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        let placed = PlacedPicture(picture: cell.picture, origin: rect.origin, scale: factor, clip: edge)
        page.add(.picture(placed))
        page.add(.stroke(edge, PageColors.axis, width: PageGrid.hairline))
        return placed.rect
    }

    private func placeName(on page: inout PageCanvas, x: Points, top: Points) {
        let baseline = top + PageStyle.rowName.baseline
        let width = page.line(cell.name, .rowName, x: x, baseline: baseline)
        page.line(
            cell.bodyWords, PageStyle.caption.colored(PageColors.ink2), right: x + Self.width, baseline: baseline)
        guard cell.isDefault else { return }
        let style = PageStyle.smallDotNumber
        let word = SheetWords["default"]
        let middle = baseline - PageStyle.rowName.capMiddle
        let pill = Rect(x: x + width + 8, y: middle - 8, width: page.text.width(word, style) + 14, height: 16)
        page.add(.fill(.capsule(in: pill), PageColors.ink))
        page.line(word, style, x: pill.minX + 7, baseline: middle + style.capMiddle)
    }

    /// Places the caption: the frame on the left, and the worst text on the right.
    private func placeCaption(on page: inout PageCanvas, x: Points, top: Points) -> Points {
        let leadHasFinding = cell.worst?.lines.fails ?? false
        let others = leadHasFinding ? 0 : cell.findingCount
        let counts = others == 0 ? "" : others == 1 ? SheetWords["1 finding"] : SheetWords["% findings", others]
        return CellCaption(
            size: cell.frameWords, verdict: cell.verdict, lead: cell.worst?.words ?? SheetWords["no text"],
            counts: counts
        ).place(on: &page, x: x, top: top, width: Self.width)
    }
}
