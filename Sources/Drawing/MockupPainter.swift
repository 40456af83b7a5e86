package import Canvas
package import Layout
import Platform
import Project
import Specs
package import Values

/// Draws mock-ups as iOS would show them. One for each thread that draws, on its own ``DrawingAssets``.
package struct MockupPainter {
    package let assets: DrawingAssets
    /// How much of its way the light over skeletons has gone.
    package var light = 0.5

    package init(_ assets: DrawingAssets) {
        self.assets = assets
    }

    /// Draws a mock-up on a surface, its top left corner at `origin`: of a component its frames, of a screen all that
    /// the display shows, within the display's corners.
    ///
    /// - Parameter backdrop: what fills the mock-up's box first; nil leaves what is there under a component, and
    ///   takes a screen's own background.
    package func paint(
        _ mockup: LaidOut, appearance: Appearance, backdrop: RGBA?, on surface: borrowing Surface, at origin: Point
    ) throws(CanvasError) {
        let grid = PixelGrid(scale: surface.scale)
        let place = Point(x: grid.snapped(origin.x), y: grid.snapped(origin.y))
        switch mockup.tree.arrangement {
        case .component:
            let painter = painter(for: mockup, appearance: appearance, scale: surface.scale)
            try surface.transformed(.translate(x: place.x, y: place.y)) { surface throws(CanvasError) in
                if let backdrop { surface.fill(.rect(grid.snapped(painter.bounds)), backdrop.clamped) }
                for root in mockup.roots { try painter.draw(root, on: surface) }
            }
        case .screen(let screen) where surface.isPage:
            try surface.transformed(.translate(x: place.x, y: place.y)) { surface throws(CanvasError) in
                try draw(screen, in: mockup, appearance: appearance, backdrop: backdrop, on: surface)
            }
        case .screen(let screen):
            // A picture of its own, so that cutting the corners leaves what is below them.
            let picture = try picture(
                of: screen, in: mockup, appearance: appearance, backdrop: backdrop, scale: surface.scale)
            surface.draw(picture, in: Rect(origin: place, size: picture.size))
        }
        try surface.checkDrawing()
    }

    /// A picture of a mock-up: a component with `margin` of its backdrop around it, so that shadows show; a sheet or an
    /// alert on a dimmed one, a sheet down to the lower edge, as on a screen; a screen exactly as large as the device's display, clear
    /// beyond its rounded corners.
    ///
    /// - Parameter backdropIndex: which of the component's backdrops; the nearest where there are fewer.
    /// - Parameter scale: pixels a point; nil is the device's.
    package func picture(
        of mockup: LaidOut, appearance: Appearance, backdropIndex: Int = 0, scale: Double? = nil,
        margin: Points = MockupPainter.margin
    ) throws(CanvasError) -> Surface {
        let scale = scale ?? mockup.tree.metrics.device.scale
        if case .screen(let screen) = mockup.tree.arrangement {
            return try picture(of: screen, in: mockup, appearance: appearance, backdrop: nil, scale: scale)
        }
        let surface = try Surface(size: Self.size(of: mockup, margin: margin), scale: scale)
        try paint(mockup, appearance: appearance, backdropIndex: backdropIndex, margin: margin, on: surface)
        return surface
    }

    /// The same as a page: outlines and texts as they are, of exactly the size of the picture in points.
    ///
    /// - Parameter scale: pixels a point of what must be a picture; edges are on whole ones. Nil is the device's.
    package func page(
        of mockup: LaidOut, appearance: Appearance, backdropIndex: Int = 0, scale: Double? = nil,
        margin: Points = MockupPainter.margin
    ) throws(CanvasError) -> Surface {
        let scale = scale ?? mockup.tree.metrics.device.scale
        if case .screen = mockup.tree.arrangement {
            let page = try Surface(pageOf: mockup.size, scale: scale)
            try paint(mockup, appearance: appearance, backdrop: nil, on: page, at: .zero)
            return page
        }
        let page = try Surface(pageOf: Self.size(of: mockup, margin: margin), scale: scale)
        try paint(mockup, appearance: appearance, backdropIndex: backdropIndex, margin: margin, on: page)
        return page
    }

    private static func size(of mockup: LaidOut, margin: Points) -> Size {
        let below: Points = mockup.tree.isSheet ? 0 : margin
        return Size(width: mockup.size.width + margin * 2, height: mockup.size.height + margin + below)
    }

    /// Draws a component amid its backdrop.
    private func paint(
        _ mockup: LaidOut, appearance: Appearance, backdropIndex: Int, margin: Points, on surface: borrowing Surface
    ) throws(CanvasError) {
        let backdrops = mockup.tree.backdrops
        if !backdrops.isEmpty {
            let backdrop = backdrops[min(max(backdropIndex, 0), backdrops.count - 1)]
            surface.fill(backdrop.value[appearance].clamped)
            let dimming = assets.facts.materials.dimming(below: mockup.tree, isDark: appearance.isDark)
            if let dimming { surface.fill(dimming.clamped) }
        }
        try paint(mockup, appearance: appearance, backdrop: nil, on: surface, at: Point(x: margin, y: margin))
    }

    /// Draws a screen on a page, cut by the display's corners when it is whole.
    private func draw(
        _ screen: BoundScreen, in mockup: LaidOut, appearance: Appearance, backdrop: RGBA?,
        on page: borrowing Surface
    ) throws(CanvasError) {
        let painter = painter(for: mockup, appearance: appearance, scale: page.scale)
        let display = painter.grid.snapped(painter.bounds)
        let edge = Painter.edge(of: display, radius: mockup.tree.metrics.device.cornerRadius)
        try page.grouped(inside: edge) { page throws(CanvasError) in
            let ground = backdrop?.clamped ?? painter.color(screen.background)
            page.fill(.rect(display), ground)
            try painter.drawScreen(mockup, over: ground, on: page)
        }
    }

    private func picture(
        of screen: BoundScreen, in mockup: LaidOut, appearance: Appearance, backdrop: RGBA?, scale: Double
    ) throws(CanvasError) -> Surface {
        let painter = painter(for: mockup, appearance: appearance, scale: scale)
        let background = backdrop?.clamped ?? painter.color(screen.background)
        let (width, height) = (mockup.size.width.value * scale, mockup.size.height.value * scale)
        // At an odd scale the display is not a whole number of pixels, and its last ones are not its own.
        let isWhole = abs(width - width.rounded()) < 1e-6 && abs(height - height.rounded()) < 1e-6
        let surface = try Surface(size: mockup.size, scale: scale, filledWith: isWhole ? background : .clear)
        if isWhole {
            try painter.drawScreen(mockup, over: background, on: surface)
        } else {
            let display = painter.grid.snapped(painter.bounds)
            try surface.clip(to: .rect(display)) { surface throws(CanvasError) in
                surface.fill(.rect(display), background)
                try painter.drawScreen(mockup, over: background, on: surface)
            }
        }
        try surface.checkDrawing()
        return surface
    }

    func painter(for mockup: LaidOut, appearance: Appearance, scale: Double) -> Painter {
        var painter = Painter(
            assets: assets, appearance: appearance, direction: mockup.tree.metrics.direction,
            grid: PixelGrid(scale: scale), bounds: Rect(origin: .zero, size: mockup.size),
            scrollRegion: ScrollRegion(of: mockup))
        painter.light = light
        return painter
    }

    /// The space around a component on its stage.
    package static let margin: Points = 28
}
