package import Canvas
package import Values

/// The surface behind a component, filled with its backdrop in an appearance, with continuous corners.
package struct Stage {
    package var rect: Rect
    package var color: RGBA
    /// Whether its lower edge is straight, like the screen behind a sheet.
    var isSquareBelow = false

    package init(rect: Rect, color: RGBA) {
        self.rect = rect
        self.color = color
    }

    /// The background of pictures on the stage.
    package var background: PlacedPicture.Background { PlacedPicture.Background(rect: rect, color: color) }

    package static func outline(_ rect: Rect) -> Path {
        let radius = PageGrid.cornerRadius
        return .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    /// - Parameters:
    ///   - picture: drawn in the middle, on whole pixels.
    ///   - scale: page points per point of the picture.
    ///   - top: the distance from the top of the stage; nil for the middle.
    ///   - hasEdge: whether a stage that would not be visible has a hairline.
    /// - Returns: the frame of the picture.
    @discardableResult
    package func place(
        on page: inout PageCanvas, picture: PagePicture, scale: Double, at top: Points? = nil, hasEdge: Bool = true
    ) -> Rect {
        placeBackground(on: &page)
        let distance: Points = top ?? (rect.height - picture.size.height * scale) / 2
        let placed = placed(picture, scale: scale, top: rect.minY + distance, background)
        page.add(.picture(placed))
        if hasEdge { placeEdge(on: &page) }
        return placed.rect
    }

    /// The share of the stage's color over what only surrounds the component.
    private static let veil = 0.6

    /// Adds a picture that surrounds the component, over what is already there.
    ///
    /// - Parameter top: on the page.
    func placeFaint(_ picture: PagePicture, scale: Double, at top: Points, on page: inout PageCanvas) {
        let placed = placed(picture, scale: scale, top: top, nil)
        page.add(.picture(placed))
        page.add(.clipped(Self.outline(rect), [.fill(.rect(placed.rect), color.opacity(Self.veil))]))
    }

    private func placed(
        _ picture: PagePicture, scale: Double, top: Points, _ background: PlacedPicture.Background?
    ) -> PlacedPicture {
        PlacedPicture(
            picture: picture,
            origin: Point(
                x: (rect.midX - picture.size.width * (scale / 2)).rounded(toPixelsAt: 2),
                y: top.rounded(toPixelsAt: 2)),
            scale: scale, clip: Self.outline(rect), background: background)
    }

    /// Places the stage alone. Call ``placeEdge(on:isCovered:)`` after everything on it.
    package func placeBackground(on page: inout PageCanvas) {
        page.add(.stage(rect, color))
        guard isSquareBelow else { return }
        let corner = PageGrid.cornerRadius * 2
        page.add(.fill(.rect(rect.inset(by: EdgeInsets(top: max(0, rect.height - corner)))), color))
    }

    /// The luminance above which a covered stage may be indistinguishable from the white page.
    private static let bright = 0.5

    /// Adds a hairline to a stage that would not be visible on the white page.
    ///
    /// - Parameter isCovered: whether pictures extend over the edges, so that the stage's own color does not show where
    ///   it
    ///   ends.
    package func placeEdge(on page: inout PageCanvas, isCovered: Bool = false) {
        guard color.hex == RGBA.white.hex || isCovered && Contrast.luminance(color) > Self.bright else { return }
        let radius: Points = PageGrid.cornerRadius - 0.5
        let inner = Path.roundedRect(
            rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(inner, PageColors.line, width: PageGrid.hairline))
    }
}
