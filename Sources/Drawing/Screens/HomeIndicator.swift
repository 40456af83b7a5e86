import Canvas
import Platform
import Values

extension Painter {
    /// The bar at the bottom of phones without a home button.
    func drawHomeIndicator(on surface: borrowing Surface) {
        surface.fill(
            .capsule(in: grid.snapped(homeIndicatorPlace)), color(assets.facts.controls.homeIndicator.color))
    }

    var homeIndicatorPlace: Rect {
        let metrics = assets.facts.controls.homeIndicator
        return Rect(
            x: bounds.midX - metrics.size.width / 2, y: bounds.maxY - metrics.bottom - metrics.size.height,
            width: metrics.size.width, height: metrics.size.height)
    }
}
