package import Canvas
package import Values

/// What a component stands on: filled with its backdrop in an appearance, with continuous corners.
package struct Stage {
    package var rect: Rect
    package var color: RGBA

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
        page.add(.stage(rect, color))
        let top: Points =
            isAtBottom ? rect.maxY - picture.size.height * scale : rect.midY - picture.size.height * (scale / 2)
        let placed = PlacedPicture(
            picture: picture,
            origin: Point(
                x: (rect.midX - picture.size.width * (scale / 2)).rounded(toPixelsAt: 2),
                y: top.rounded(toPixelsAt: 2)),
            scale: scale, clip: Self.outline(rect), ground: ground)
        page.add(.picture(placed))
        if color.hex == RGBA.white.hex { placeHairline(on: &page) }
        return placed.rect
    }

    /// The stage alone, for what is set on it afterwards.
    package func placeGround(on page: inout PageCanvas) {
        page.add(.stage(rect, color))
        if color.hex == RGBA.white.hex { placeHairline(on: &page) }
    }

    /// A white stage would not show on the white page.
    private func placeHairline(on page: inout PageCanvas) {
        let radius: Points = PageGrid.cornerRadius - 0.5
        let inner = Path.roundedRect(
            rect.inset(by: 0.5), radii: [radius, radius, radius, radius], style: .continuous)
        page.add(.stroke(inner, PageColors.line, width: PageGrid.hairline))
    }
}
