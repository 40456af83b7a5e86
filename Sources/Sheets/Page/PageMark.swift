package import Canvas
package import Values

/// One thing on a page, at its place in points.
package indirect enum PageMark: Sendable {
    case text(PlacedText)
    /// A horizontal line whose upper edge is the rectangle's; a hairline is 1 high and so lies on a half point.
    case rule(Rect, RGBA)
    case fill(Path, RGBA)
    case stroke(Path, RGBA, width: Points)
    /// Lengths of dashes and gaps by turns.
    case dashes(Path, RGBA, width: Points, [Points])
    /// A surface that a component stands on.
    case stage(Rect, RGBA)
    case picture(PlacedPicture)
    case clipped(Path, [PageMark])
    /// Clockwise.
    case turned([PageMark], degrees: Double, about: Point)
}

package struct PlacedText: Hashable, Sendable {
    package var text: String
    package var style: PageStyle
    /// The left end of the baseline.
    package var origin: Point
    package var width: Points
}

/// A picture that is drawn straight into the page's pixels, so that it costs no memory of its own.
package struct PagePicture: Sendable {
    package typealias Drawing = @Sendable (borrowing Surface, TextEngine) throws(CanvasError) -> Void

    /// In the picture's own points.
    package var size: Size
    /// Draws in the picture's own points from its top left corner; the surface is moved and scaled.
    package var draw: Drawing

    package init(size: Size, draw: @escaping Drawing) {
        self.size = size
        self.draw = draw
    }
}

package struct PlacedPicture: Sendable {
    package var picture: PagePicture
    package var origin: Point
    /// Points of the page for one of the picture's.
    package var scale: Double
    /// What it is cut to: its stage.
    package var clip: Path
    /// What the picture stands on, all of it: a material then sees no page beyond. Nil for what is drawn over what is
    /// there.
    package var ground: Ground?

    package struct Ground: Hashable, Sendable {
        package var rect: Rect
        package var color: RGBA
    }

    package var rect: Rect {
        Rect(
            x: origin.x, y: origin.y, width: picture.size.width * scale, height: picture.size.height * scale)
    }
}
