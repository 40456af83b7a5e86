package import Canvas
package import Layout
import Platform
import Project
import Scene
import Specs
package import Values

/// Draws mock-ups as iOS would show them. Each drawing thread has its own painter with its own ``DrawingAssets``.
package struct MockupPainter {
    package let assets: DrawingAssets
    /// The progress of the highlight that sweeps over skeletons, from 0 to 1.
    package var highlight = 0.5

    package init(_ assets: DrawingAssets) {
        self.assets = assets
    }

    /// Draws a mock-up on a surface, with its top left corner at `origin`.
    ///
    /// A component is drawn as its frames alone. A screen is drawn with the status bar, the home indicator and the
    /// cutout, clipped to the rounded corners of the display.
    ///
    /// - Parameter backdrop: the color that fills the mock-up's box first. If nil, a component is drawn over the
    ///   surface as it is, and a screen over its own background.
    package func paint(
        _ mockup: LaidOut, appearance: Appearance, backdrop: RGBA?, on surface: borrowing Surface, at origin: Point
    ) throws(CanvasError) {
        let grid = PixelSnapper(scale: surface.scale)
        let place = Point(x: grid.snapped(origin.x), y: grid.snapped(origin.y))
        switch mockup.tree.arrangement {
        case .component:
            let painter = painter(for: mockup, appearance: appearance, scale: surface.scale)
            try surface.transformed(.translate(x: place.x, y: place.y)) { surface throws(CanvasError) in
                if let backdrop { surface.fill(.rect(grid.snapped(painter.bounds)), backdrop.clamped) }
                try painter.draw(Scene(of: mockup).items, on: surface)
            }
        case .screen(let screen) where surface.isPage:
            try surface.transformed(.translate(x: place.x, y: place.y)) { surface throws(CanvasError) in
                try draw(screen, in: mockup, appearance: appearance, backdrop: backdrop, on: surface)
            }
        case .screen(let screen):
            // Drawn into a separate picture, so that erasing its corners keeps what the surface shows there.
            let picture = try picture(
                of: screen, in: mockup, appearance: appearance, backdrop: backdrop, scale: surface.scale)
            surface.draw(picture, in: Rect(origin: place, size: picture.size))
        }
        try surface.checkDrawing()
    }

    /// Returns a picture of a mock-up.
    ///
    /// A component has `margin` of its backdrop around it, so that its shadows show. Behind a sheet or an alert the
    /// backdrop is dimmed, and a sheet extends to the lower edge as it does on a screen. A screen has exactly the
    /// size of the device's display and is transparent outside the rounded corners.
    ///
    /// - Parameter backdropIndex: the index of the component's backdrop, clamped to those that it has.
    /// - Parameter scale: pixels per point; nil means the device's scale.
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

    /// Returns the mock-up as a vector page of the same size in points as its picture, with outlines and text kept.
    ///
    /// - Parameter scale: pixels per point for the parts that must be rasterized, and for the grid that edges are
    ///   snapped to; nil means the device's scale.
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

    /// The size of the picture of a mock-up, in points.
    package static func pictureSize(of mockup: LaidOut) -> Size {
        if case .screen = mockup.tree.arrangement { return mockup.size }
        return size(of: mockup, margin: margin)
    }

    private static func size(of mockup: LaidOut, margin: Points) -> Size {
        let bottomMargin: Points = mockup.tree.isSheet ? 0 : margin
        return Size(width: mockup.size.width + margin * 2, height: mockup.size.height + margin + bottomMargin)
    }

    /// Returns the layers around a component in its picture, the lowest first; empty for a screen.
    package func backdrop(of mockup: LaidOut, appearance: Appearance, index: Int = 0) -> [RGBA] {
        let backdrops = mockup.tree.backdrops
        guard !backdrops.isEmpty else { return [] }
        let backdrop = backdrops[min(max(index, 0), backdrops.count - 1)]
        let dimming = assets.facts.materials.dimming(below: mockup.tree, isDark: appearance.isDark)
        return [backdrop.value[appearance], dimming].compactMap(\.self)
    }

    /// Draws a component with its backdrop around it.
    private func paint(
        _ mockup: LaidOut, appearance: Appearance, backdropIndex: Int, margin: Points, on surface: borrowing Surface
    ) throws(CanvasError) {
        for layer in backdrop(of: mockup, appearance: appearance, index: backdropIndex) { surface.fill(layer.clamped) }
        try paint(mockup, appearance: appearance, backdrop: nil, on: surface, at: Point(x: margin, y: margin))
    }

    /// Draws a screen on a page. The complete drawing is clipped to the display's corners as one group.
    private func draw(
        _ screen: BoundScreen, in mockup: LaidOut, appearance: Appearance, backdrop: RGBA?,
        on page: borrowing Surface
    ) throws(CanvasError) {
        let painter = painter(for: mockup, appearance: appearance, scale: page.scale)
        let display = painter.grid.snapped(painter.bounds)
        let edge = Painter.edge(of: display, radius: mockup.tree.metrics.device.cornerRadius)
        try page.grouped(inside: edge) { page throws(CanvasError) in
            let background = backdrop?.clamped ?? painter.color(screen.background)
            page.fill(.rect(display), background)
            try painter.drawScreen(mockup, over: background, on: page)
        }
    }

    private func picture(
        of screen: BoundScreen, in mockup: LaidOut, appearance: Appearance, backdrop: RGBA?, scale: Double
    ) throws(CanvasError) -> Surface {
        let painter = painter(for: mockup, appearance: appearance, scale: scale)
        let background = backdrop?.clamped ?? painter.color(screen.background)
        let (width, height) = (mockup.size.width.value * scale, mockup.size.height.value * scale)
        // At some scales the display's width or height is not a whole number of pixels. The last row or column of
        // the surface then lies partly outside the display, so drawing is clipped to the snapped display.
        let isIntegral = abs(width - width.rounded()) < 1e-6 && abs(height - height.rounded()) < 1e-6
        let surface = try Surface(size: mockup.size, scale: scale, filledWith: isIntegral ? background : .clear)
        if isIntegral {
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
            grid: PixelSnapper(scale: scale), bounds: Rect(origin: .zero, size: mockup.size))
        painter.highlight = highlight
        return painter
    }

    /// The default space around a component in its picture.
    package static let margin: Points = 28
}
