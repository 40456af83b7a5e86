import Canvas
import Specs
import Values

extension Painter {
    /// Draws a divider on whole pixels, at least one pixel thick.
    func drawDivider(_ fill: BoundColor, in rect: Rect, on surface: borrowing Surface) {
        surface.fill(.rect(grid.snapped(rect)), color(fill))
    }
}
