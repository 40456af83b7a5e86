import Canvas
import Platform
import Project
package import Values

/// The home indicator of a sheet or a bar that reaches the lower edge of the screen.
package struct HomeIndicator: Sendable, Hashable {
    /// Relative to the middle of the lower edge.
    let rect: Rect
    let color: RGBA

    package init(rect: Rect, color: RGBA) {
        self.rect = rect
        self.color = color
    }

    /// Nil where the screen has none, or the component does not reach its lower edge.
    init?(_ context: StageContext, in metrics: MetricsContext, _ appearance: Appearance, facts: PlatformFacts) {
        guard context == .sheet || context == .bottomBar, metrics.safeArea.bottom > 0,
            case .fixed(let light, let dark) = facts.controls.homeIndicator.color
        else { return nil }
        let figures = facts.controls.homeIndicator
        let rect = Rect(
            x: -figures.size.width / 2, y: -figures.bottom - figures.size.height, width: figures.size.width,
            height: figures.size.height)
        self.init(rect: rect, color: appearance.isDark ? dark : light)
    }

    /// Draws it at the lower edge of a picture.
    func place(on page: inout PageCanvas, in picture: Rect, scale: Double) {
        let place = Rect(
            x: picture.midX + rect.minX * scale, y: picture.maxY + rect.minY * scale, width: rect.width * scale,
            height: rect.height * scale)
        page.add(.fill(.capsule(in: place), color))
    }
}
