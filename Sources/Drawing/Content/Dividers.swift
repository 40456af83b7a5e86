import Canvas
import Specs
import Values

extension Painter {
    /// A line on whole pixels, one thick at least.
    func drawDivider(_ fill: BoundColor, in rect: Rect, on surface: borrowing Surface) {
        surface.fill(.rect(grid.snapped(rect)), color(fill))
    }
}
