import Canvas
import Values

extension Painter {
    /// Returns the outline of a display with rounded corners.
    static func edge(of display: Rect, radius: Points) -> Path {
        guard radius > 0 else { return .rect(display) }
        return .roundedRect(display, radii: [radius, radius, radius, radius], style: .continuous)
    }

    /// Makes the pixels outside the display's rounded corners transparent.
    ///
    /// Each corner is clipped and erased separately. Otherwise cairo would process every pixel of the display.
    func eraseCorners(of display: Rect, radius: Points, on surface: borrowing Surface) throws(CanvasError) {
        guard radius > 0 else { return }
        let outside = Path.outside(of: Self.edge(of: display, radius: radius), around: display)
        // A continuous corner takes about 1.5 radii of each edge; 2 radii leave a margin.
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
