import Canvas
import Layout
import Platform
import Project
import Specs
import Values

extension Painter {
    /// A screen on its background: its frames, then what the system and the hardware lay over them. The corners are cut
    /// last, so that materials blur what the display has there too; on a page by what shows the screen there.
    ///
    /// - Parameter ground: what the surface is filled with.
    func drawScreen(_ mockup: LaidOut, over ground: RGBA, on surface: borrowing Surface) throws(CanvasError) {
        let metrics = mockup.tree.metrics
        try drawRoots(of: mockup, over: ground, on: surface)
        let painter = writing(over: ground)
        if surface.isPage {
            // Nothing can be seen on a page: what is behind the furniture is drawn once more.
            let picture = try Surface(size: mockup.size, scale: 1)
            picture.fill(ground)
            try drawRoots(of: mockup, over: ground, on: picture)
            painter.drawFurniture(of: metrics, over: picture, on: surface)
        } else {
            painter.drawFurniture(of: metrics, over: surface, on: surface)
        }
        drawCutout(of: metrics.device, orientation: metrics.orientation, on: surface)
        if surface.isPage { return }
        try cutCorners(of: grid.snapped(bounds), radius: metrics.device.cornerRadius, on: surface)
    }

    /// The frames of a screen; what is behind a large sheet smaller, before black.
    private func drawRoots(
        of mockup: LaidOut, over ground: RGBA, on surface: borrowing Surface
    ) throws(CanvasError) {
        var roots = mockup.roots[...]
        if let receding = mockup.receding {
            let (step, display) = (receding.steppingBack, grid.snapped(bounds))
            let behind = roots.prefix(receding.roots)
            roots = roots.dropFirst(receding.roots)
            surface.fill(.rect(display), .black)
            try surface.transformed(
                .translate(x: 0, y: step.top),
                .scale(x: step.scale, y: step.scale, about: Point(x: display.midX, y: display.minY))
            ) { surface throws(CanvasError) in
                let edge = Self.edge(of: display, radius: step.radius / step.scale)
                try surface.clip(to: edge) { surface throws(CanvasError) in
                    surface.fill(.rect(display), ground)
                    for root in behind { try draw(root, on: surface) }
                }
            }
        }
        for root in roots { try draw(root, on: surface) }
    }

    /// The painter for furniture of a screen: what stands on a ground that is dark in light appearance, or the reverse,
    /// such as the viewer of a picture, has the status bar in the style of its ground, as apps set it.
    private func writing(over ground: RGBA) -> Painter {
        var painter = self
        if contrastIsLost(of: furnitureColor, on: ground) { painter.hasLightFurniture = !appearance.isDark }
        return painter
    }

    /// The color of a part of the system's own furniture.
    func color(_ paint: ControlColor) -> RGBA {
        switch paint {
        case .fixed(let light, let dark): (hasLightFurniture ?? appearance.isDark ? dark : light).clamped
        // Furniture has neither; the label color would be this.
        case .tint, .token: furnitureColor
        }
    }

    /// What the system writes in on a screen: black on light, white on dark.
    var furnitureColor: RGBA { hasLightFurniture ?? appearance.isDark ? .white : .black }

    private func drawFurniture(
        of metrics: MetricsContext, over ground: borrowing Surface, on surface: borrowing Surface
    ) {
        // iPhones show no status bar in landscape.
        if metrics.orientation == .portrait {
            let row = assets.facts.controls.statusBar.row(for: metrics.device)
            seeing(ground, in: Rect(x: 0, y: row.centerY, width: bounds.width, height: 0))
                .drawStatusBar(of: metrics.device, on: surface)
        }
        if !metrics.device.hasHomeButton {
            seeing(ground, in: homeIndicatorPlace).drawHomeIndicator(on: surface)
        }
    }

    /// The painter for furniture over a line of a picture: it stays as it is as long as that can be seen, as on a device,
    /// and else changes between black and white, as on a device it does where an app asks for it.
    private func seeing(_ ground: borrowing Surface, in rect: Rect) -> Painter {
        let row = ground.colors(
            x: Int((rect.minX.value * ground.scale).rounded()), y: Int((rect.midY.value * ground.scale).rounded(.down)),
            width: max(1, Int((rect.width.value * ground.scale).rounded())), height: 1)
        var painter = self
        if contrastIsLost(of: furnitureColor, on: row.mean) {
            painter.hasLightFurniture = !(hasLightFurniture ?? appearance.isDark)
        }
        return painter
    }

    /// Whether black or white cannot be told from what is behind it as well as the other of the two could.
    private func contrastIsLost(of usual: RGBA, on ground: RGBA) -> Bool {
        let contrast = Contrast.ratio(usual, ground)
        guard contrast < Self.leastContrast else { return false }
        let other: RGBA = usual == .white ? .black : .white
        return Contrast.ratio(other, ground) > contrast
    }

    /// WCAG 2.2, 1.4.11: what is no text has three to one.
    private static let leastContrast = 3.0
}

extension [RGBA] {
    /// The mean of colors, which are composed over black.
    fileprivate var mean: RGBA {
        var sum = (red: 0.0, green: 0.0, blue: 0.0)
        for color in self {
            sum.red += color.red * color.alpha
            sum.green += color.green * color.alpha
            sum.blue += color.blue * color.alpha
        }
        let share = 1 / Double(Swift.max(1, count))
        return RGBA(red: sum.red * share, green: sum.green * share, blue: sum.blue * share, alpha: 1)
    }
}
