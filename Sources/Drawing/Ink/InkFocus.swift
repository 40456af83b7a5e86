import Canvas
import Values

/// The one text or symbol of a mock-up that is being looked at, and how it is drawn to see it.
struct InkFocus {
    enum Treatment: Hashable {
        /// Not at all: what is behind it shows.
        case omitted
        /// In another color.
        case tinted(RGBA)
        /// As if its ink covered all of these places.
        case solid([Rect])
    }

    /// The node's path.
    var path: String
    var treatment: Treatment
}

extension Painter {
    /// Draws a node's ink as the focus says; false where it is to be drawn as usual.
    func drawFocused(
        _ path: String, color: RGBA, on surface: borrowing Surface, tinted: (RGBA) throws(CanvasError) -> Void
    )
        throws(CanvasError) -> Bool
    {
        guard let focus, focus.path == path else { return false }
        switch focus.treatment {
        case .omitted: break
        case .tinted(let tint): try tinted(tint)
        case .solid(let rects): for rect in rects { surface.fill(.rect(rect), color) }
        }
        return true
    }
}
