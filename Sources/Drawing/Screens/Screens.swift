import Canvas
import Layout
import Platform
import Project
import Specs
import Values

extension Painter {
    /// A screen: its background, its frames, then what the system and the hardware lay over them.
    func drawScreen(_ mockup: LaidOut, background: RGBA, on surface: borrowing Surface) throws(CanvasError) {
        let metrics = mockup.tree.metrics
        let display = grid.snapped(bounds)
        let radius = metrics.device.cornerRadius
        let edge = Path.roundedRect(display, radii: [radius, radius, radius, radius], style: .continuous)
        try surface.clip(to: edge) { surface throws(CanvasError) in
            surface.fill(.rect(display), background)
            for root in mockup.roots { try draw(root, on: surface) }
            // iPhones show no status bar in landscape.
            if metrics.orientation == .portrait { drawStatusBar(of: metrics.device, on: surface) }
            if !metrics.device.hasHomeButton { drawHomeIndicator(on: surface) }
            drawCutout(of: metrics.device, orientation: metrics.orientation, on: surface)
        }
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
