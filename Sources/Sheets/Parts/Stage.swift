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

    package static func outline(_ rect: Rect) -> Path {
        let radius = PageGrid.cornerRadius
        return .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    /// - Parameter picture: is drawn in the middle, on a whole pixel.
    /// - Parameter scale: points of the page for one of the picture's.
    /// - Returns: where the picture is.
    @discardableResult
    package func place(on page: inout PageCanvas, picture: PagePicture, scale: Double) -> Rect {
        page.add(.stage(rect, color))
        let placed = PlacedPicture(
            picture: picture,
            origin: Point(
                x: (rect.midX - picture.size.width * (scale / 2)).rounded(toPixelsAt: 2),
                y: (rect.midY - picture.size.height * (scale / 2)).rounded(toPixelsAt: 2)),
            scale: scale, clip: Self.outline(rect))
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
