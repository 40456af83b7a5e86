package import Canvas
package import Values

/// A mark on a page, in points.
package indirect enum PageMark: Sendable {
    case text(PlacedText)
    /// A horizontal line with the top edge of the rectangle. A hairline is 1 point high and centered on a half point.
    case rule(Rect, RGBA)
    case fill(Path, RGBA)
    case stroke(Path, RGBA, width: Points)
    /// The lengths alternate between dashes and gaps.
    case dashes(Path, RGBA, width: Points, [Points])
    /// A surface behind a component.
    case stage(Rect, RGBA)
    case picture(PlacedPicture)
    case clipped(Path, [PageMark])
    /// Rotated clockwise.
    case turned([PageMark], degrees: Double, about: Point)
}

package struct PlacedText: Hashable, Sendable {
    package var text: String
    package var style: PageStyle
    /// The left end of the baseline.
    package var origin: Point
    package var width: Points
}

/// A picture that is drawn directly into the pixels of the page, without a bitmap of its own.
package struct PagePicture: Sendable {
    package typealias Drawing = @Sendable (borrowing Surface, TextEngine) throws(CanvasError) -> Void

    /// The size in the picture's own points.
    package var size: Size
    /// The mock-up and its context: `Chip, selected, light-large-iphone-15`. Empty for a sample of a value.
    package var name: String
    /// The fingerprint of what is drawn.
    package var scene: String
    /// Draws the picture in its own points, from its top left corner. The caller moves and scales the surface.
    package var draw: Drawing

    package init(size: Size, name: String = "", scene: String, draw: @escaping Drawing) {
        self.size = size
        self.name = name
        self.scene = scene
        self.draw = draw
    }
}

package struct PlacedPicture: Sendable {
    package var picture: PagePicture
    package var origin: Point
    /// Page points per point of the picture.
    package var scale: Double
    /// The clip of the picture, which is its stage.
    package var clip: Path
    /// The background of the whole picture, which keeps materials from sampling the page around it. Nil if the picture
    /// is
    /// drawn over existing marks.
    package var background: Background?

    package struct Background: Hashable, Sendable {
        package var rect: Rect
        package var color: RGBA
    }

    package var rect: Rect {
        Rect(
            x: origin.x, y: origin.y, width: picture.size.width * scale, height: picture.size.height * scale)
    }
}
