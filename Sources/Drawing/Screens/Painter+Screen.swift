import Canvas
import Layout
import Platform
import Project
import Scene
import Specs
import Values

extension Painter {
    /// Draws a screen on a surface that is filled with its background: the scene, the status bar, the home indicator
    /// and the cutout.
    ///
    /// The rounded corners are erased last, so that materials also blur what the display has there. On a page the
    /// caller clips the corners.
    ///
    /// - Parameter background: the color that fills the surface.
    func drawScreen(_ mockup: LaidOut, over background: RGBA, on surface: borrowing Surface) throws(CanvasError) {
        let metrics = mockup.tree.metrics
        let scene = Scene(of: mockup)
        try drawItems(of: scene, over: background, on: surface)
        let painter = withSystemUI(over: background)
        if surface.isPage {
            // A page has no pixels to read, so the screen is also drawn as a picture behind the system UI.
            let picture = try Surface(size: mockup.size, scale: 1)
            picture.fill(background)
            try drawItems(of: scene, over: background, on: picture)
            painter.drawSystemUI(of: metrics, over: picture, on: surface)
        } else {
            painter.drawSystemUI(of: metrics, over: surface, on: surface)
        }
        drawCutout(of: metrics.device, orientation: metrics.orientation, on: surface)
        if surface.isPage { return }
        try eraseCorners(of: grid.snapped(bounds), radius: metrics.device.cornerRadius, on: surface)
    }

    /// Draws the scene of a screen.
    private func drawItems(of scene: Scene, over background: RGBA, on surface: borrowing Surface) throws(CanvasError) {
        var painter = self
        painter.display = background
        try painter.draw(scene.items, on: surface)
    }

    /// Draws the screen behind a large sheet, scaled down.
    func drawReceding(
        _ items: [SceneItem], _ step: BoundPresentation.ScaledBackdrop, on surface: borrowing Surface
    ) throws(CanvasError) {
        let display = grid.snapped(bounds)
        try surface.transformed(
            .translate(x: 0, y: step.top),
            .scale(x: step.scale, y: step.scale, about: Point(x: display.midX, y: display.minY))
        ) { surface throws(CanvasError) in
            let edge = Self.edge(of: display, radius: step.radius / step.scale)
            try surface.clip(to: edge) { surface throws(CanvasError) in try draw(items, on: surface) }
        }
    }

    /// Returns the painter for the status bar and the home indicator of a screen.
    ///
    /// On a screen that is dark in light appearance, or light in dark appearance, they have the other color. An app
    /// sets this style too, for example in a photo viewer.
    private func withSystemUI(over background: RGBA) -> Painter {
        var painter = self
        if needsOtherColor(systemUIColor, on: background) { painter.hasWhiteSystemUI = !appearance.isDark }
        return painter
    }

    /// Returns the color of a part of the system UI.
    func color(_ paint: ControlColor) -> RGBA {
        switch paint {
        case .fixed(let light, let dark): (hasWhiteSystemUI ?? appearance.isDark ? dark : light).clamped
        // The data of the system UI has neither; its color equals that of labels.
        case .tint, .token: systemUIColor
        }
    }

    /// The color of the status bar: black on a light background, white on a dark one.
    var systemUIColor: RGBA { hasWhiteSystemUI ?? appearance.isDark ? .white : .black }

    /// Draws the status bar and the home indicator.
    ///
    /// - Parameter backdrop: the picture that their contrast is measured on.
    private func drawSystemUI(
        of metrics: MetricsContext, over backdrop: borrowing Surface, on surface: borrowing Surface
    ) {
        // iPhones show no status bar in landscape.
        if metrics.orientation == .portrait {
            let row = assets.facts.controls.statusBar.row(for: metrics.device)
            contrasting(with: backdrop, in: Rect(x: 0, y: row.centerY, width: bounds.width, height: 0))
                .drawStatusBar(of: metrics.device, on: surface)
        }
        if !metrics.device.hasHomeButton {
            contrasting(with: backdrop, in: homeIndicatorRect).drawHomeIndicator(on: surface)
        }
    }

    /// Returns the painter for a part of the system UI over one row of pixels.
    ///
    /// The color stays the same while it has enough contrast, as on a device. Otherwise it switches between black and
    /// white, which a device does only if the app requests it.
    private func contrasting(with backdrop: borrowing Surface, in rect: Rect) -> Painter {
        let scale = backdrop.scale
        let row = backdrop.colors(
            x: Int((rect.minX.value * scale).rounded()), y: Int((rect.midY.value * scale).rounded(.down)),
            width: max(1, Int((rect.width.value * scale).rounded())), height: 1)
        var painter = self
        if needsOtherColor(systemUIColor, on: row.mean) {
            painter.hasWhiteSystemUI = !(hasWhiteSystemUI ?? appearance.isDark)
        }
        return painter
    }

    /// Whether black or white has too little contrast on a background, and the other of the two has more.
    private func needsOtherColor(_ usual: RGBA, on background: RGBA) -> Bool {
        let contrast = Contrast.ratio(usual, background)
        guard contrast < Self.minimumContrast else { return false }
        let other: RGBA = usual == .white ? .black : .white
        return Contrast.ratio(other, background) > contrast
    }

    /// The contrast that WCAG 2.2, 1.4.11 requires of graphics that are not text.
    private static let minimumContrast = 3.0
}

extension [RGBA] {
    /// The mean of the colors after each is composited over black.
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
