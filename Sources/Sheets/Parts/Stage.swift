package import Canvas
package import Values

/// What a component stands on: filled with its backdrop in an appearance, with continuous corners.
package struct Stage {
    package var rect: Rect
    package var color: RGBA
    /// Whether it ends below in a straight edge, as the screen that a sheet comes from.
    var isSquareBelow = false

    package init(rect: Rect, color: RGBA) {
        self.rect = rect
        self.color = color
    }

    /// What a picture on the stage is drawn over.
    package var ground: PlacedPicture.Ground { PlacedPicture.Ground(rect: rect, color: color) }

    package static func outline(_ rect: Rect) -> Path {
        let radius = PageGrid.cornerRadius
        return .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    /// - Parameter picture: is drawn in the middle, on a whole pixel.
    /// - Parameter scale: points of the page for one of the picture's.
    /// - Parameter isAtBottom: whether it ends at the stage's lower edge rather.
    /// - Returns: where the picture is.
    @discardableResult
    package func place(on page: inout PageCanvas, picture: PagePicture, scale: Double, isAtBottom: Bool = false) -> Rect
    {
        placeGround(on: &page)
        let top: Points =
            isAtBottom ? rect.maxY - picture.size.height * scale : rect.midY - picture.size.height * (scale / 2)
        let placed = PlacedPicture(
            picture: picture,
            origin: Point(
                x: (rect.midX - picture.size.width * (scale / 2)).rounded(toPixelsAt: 2),
                y: top.rounded(toPixelsAt: 2)),
            scale: scale, clip: Self.outline(rect), ground: ground)
        page.add(.picture(placed))
        placeEdge(on: &page)
        return placed.rect
    }

    /// The stage alone, for what is set on it afterwards; ``placeEdge(on:isCovered:)`` comes last of all.
    package func placeGround(on page: inout PageCanvas) {
        page.add(.stage(rect, color))
        guard isSquareBelow else { return }
        let corner = PageGrid.cornerRadius * 2
        page.add(.fill(.rect(rect.inset(by: EdgeInsets(top: max(0, rect.height - corner)))), color))
    }

    /// Brighter than this a stage that a picture covers may end unseen on the white page.
    private static let bright = 0.5

    /// A white stage would not show on the white page: it has a hairline, over whatever was drawn on it.
    ///
    /// - Parameter isCovered: whether pictures reach over the edges, so that the stage's own color does not tell where it
    ///   ends.
    package func placeEdge(on page: inout PageCanvas, isCovered: Bool = false) {
        guard color.hex == RGBA.white.hex || isCovered && Contrast.luminance(color) > Self.bright else { return }
        let radius: Points = PageGrid.cornerRadius - 0.5
        let inner = Path.roundedRect(
            rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(inner, PageColors.line, width: PageGrid.hairline))
    }
}
