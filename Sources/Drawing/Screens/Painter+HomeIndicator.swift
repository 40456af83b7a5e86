import Canvas
import Platform
import Values

extension Painter {
    /// Draws the home indicator, the bar at the bottom of phones without a home button.
    func drawHomeIndicator(on surface: borrowing Surface) {
        surface.fill(
            .capsule(in: grid.snapped(homeIndicatorRect)), color(assets.facts.controls.homeIndicator.color))
    }

    var homeIndicatorRect: Rect {
        let metrics = assets.facts.controls.homeIndicator
        return Rect(
            x: bounds.midX - metrics.size.width / 2, y: bounds.maxY - metrics.bottom - metrics.size.height,
            width: metrics.size.width, height: metrics.size.height)
    }
}
