import Canvas
import Platform
import Values

extension Painter {
    /// The bar at the bottom of phones without a home button.
    func drawHomeIndicator(on surface: borrowing Surface) {
        let metrics = assets.facts.controls.homeIndicator
        let place = Rect(
            x: bounds.midX - metrics.size.width / 2, y: bounds.maxY - metrics.bottom - metrics.size.height,
            width: metrics.size.width, height: metrics.size.height)
        surface.fill(.capsule(in: grid.snapped(place)), color(metrics.color))
    }
}
