import Canvas
import Layout
import Platform
import Project
import Specs
import Values

extension Painter {
    /// A screen on its background: its frames, then what the system and the hardware lay over them. The corners are cut
    /// last, so that materials blur what the display has there too; on a page by what shows the screen there.
    func drawScreen(_ mockup: LaidOut, on surface: borrowing Surface) throws(CanvasError) {
        let metrics = mockup.tree.metrics
        for root in mockup.roots { try draw(root, on: surface) }
        // iPhones show no status bar in landscape.
        if metrics.orientation == .portrait { drawStatusBar(of: metrics.device, on: surface) }
        if !metrics.device.hasHomeButton { drawHomeIndicator(on: surface) }
        drawCutout(of: metrics.device, orientation: metrics.orientation, on: surface)
        if surface.isPage { return }
        try cutCorners(of: grid.snapped(bounds), radius: metrics.device.cornerRadius, on: surface)
    }

    /// The color of a part of the system's own furniture.
    func color(_ paint: ControlColor) -> RGBA {
        switch paint {
        case .fixed(let light, let dark): (appearance.isDark ? dark : light).clamped
        // Furniture has neither; the label color would be this.
        case .tint, .token: furnitureColor
        }
    }

    /// What the system writes in on a screen: black on light, white on dark.
    var furnitureColor: RGBA { appearance.isDark ? .white : .black }
}
