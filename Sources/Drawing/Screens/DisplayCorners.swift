import Canvas
import Values

extension Painter {
    /// The outline of a display.
    static func edge(of display: Rect, radius: Points) -> Path {
        guard radius > 0 else { return .rect(display) }
        return .roundedRect(display, radii: [radius, radius, radius, radius], style: .continuous)
    }

    /// Makes clear what lies beyond the display's rounded corners.
    ///
    /// Each corner is cut on its own: cairo goes over every pixel of what it may change, which else is the whole display.
    func cutCorners(of display: Rect, radius: Points, on surface: borrowing Surface) throws(CanvasError) {
        guard radius > 0 else { return }
        let outside = Path.outside(of: Self.edge(of: display, radius: radius), around: display)
        // A continuous corner takes about one and a half radii of each edge.
        let reach = grid.snapped(radius * 2)
        guard display.width >= reach * 2, display.height >= reach * 2 else {
            return surface.fill(outside, .black, blend: .erase)
        }
        for x in [display.minX, display.maxX - reach] {
            for y in [display.minY, display.maxY - reach] {
                try surface.clip(to: .rect(Rect(x: x, y: y, width: reach, height: reach))) {
                    (surface: borrowing Surface) throws(CanvasError) in
                    surface.fill(outside, .black, blend: .erase)
                }
            }
        }
    }
}
