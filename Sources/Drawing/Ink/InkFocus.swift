import Canvas
import Scene
import Values

/// The texts and symbols of a mock-up that are being looked at, and how they are drawn to see them.
struct InkFocus {
    enum Treatment: Hashable {
        /// Not at all: what is behind it shows.
        case omitted
        /// In another color.
        case tinted(RGBA)
        /// As if the ink covered all of its boxes, and what is beside them.
        case solid
        /// As it is.
        case shown
    }

    /// Where the lines of each node are laid out, by its path.
    var boxes: [String: [Rect]]
    var treatment: Treatment
}

extension Painter {
    /// Draws a node's ink as the focus says; false where it is to be drawn as usual.
    func drawFocused(
        _ path: String, color: RGBA, on surface: borrowing Surface, tinted: (RGBA) throws(CanvasError) -> Void
    )
        throws(CanvasError) -> Bool
    {
        guard let focus, let boxes = focus.boxes[path] else { return false }
        switch focus.treatment {
        case .shown: return false
        case .omitted: break
        case .tinted(let tint): try tinted(tint)
        case .solid:
            // One outline, so that nothing is painted twice where two meet.
            surface.fill(boxes.reduce(into: Path()) { $0.append(.rect($1.inset(by: -Self.overhang))) }, color)
        }
        return true
    }

    /// How far letters may stick out of their boxes.
    private static var overhang: Points { Thresholds.cellSide }
}
