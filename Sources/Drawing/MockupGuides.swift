package import Canvas
package import Layout
import Platform
import Project
import Specs
package import Values

/// Lines over the picture of a mock-up, for laying it over a screenshot: a grid, the frames and the hit areas.
package struct MockupGuides {
    /// The colors of the outlines.
    package struct Colors {
        let frame: RGBA
        let hitArea: RGBA

        package init(frame: RGBA, hitArea: RGBA) {
            self.frame = frame
            self.hitArea = hitArea
        }
    }

    let mockup: LaidOut
    /// The place of the mock-up on the surface.
    let origin: Point
    let colors: Colors

    /// The distance of the lines of the grid.
    private static let step: Points = 8
    // Light and dark dashes take turns, so that a line is seen on every color.
    private static let (light, dark) = (RGBA.white.opacity(0.5), RGBA.black.opacity(0.4))
    private static let gridDash: [Points] = [2, 2]
    private static let dash: [Points] = [4, 3]

    func draw(on surface: borrowing Surface) {
        drawGrid(on: surface)
        let pixels = PixelSnapper(scale: surface.scale)
        let width = Points(1 / surface.scale)
        var outlines = Outlines(direction: mockup.tree.metrics.direction)
        for root in mockup.roots { outlines.read(root, clip: Rect(origin: .zero, size: mockup.size)) }
        for rect in outlines.frames {
            surface.stroke(.rect(place(of: rect, pixels)), colors.frame, width: width)
        }
        for rect in outlines.hitAreas {
            surface.stroke(.rect(place(of: rect, pixels)), colors.hitArea, width: width, dash: Self.dash)
        }
    }

    /// The middle of a line of one pixel inside the edges.
    private func place(of rect: Rect, _ pixels: PixelSnapper) -> Rect {
        let moved = Rect(x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height)
        return pixels.snapped(moved).inset(by: Points(0.5 / pixels.scale))
    }

    /// The lines are on pixels, and the first ones are the edges of the mock-up.
    private func drawGrid(on surface: borrowing Surface) {
        let pixel = Points(1 / surface.scale)
        let pixels = PixelSnapper(scale: surface.scale)
        for (length, isUpright) in [(mockup.size.width, true), (mockup.size.height, false)] {
            for index in 0...Int((length / Self.step).rounded(.down)) {
                let place = pixels.snapped((isUpright ? origin.x : origin.y) + Self.step * Double(index)) + pixel / 2
                let line: Path =
                    isUpright
                    ? .line(
                        from: Point(x: place, y: origin.y), to: Point(x: place, y: origin.y + mockup.size.height))
                    : .line(
                        from: Point(x: origin.x, y: place), to: Point(x: origin.x + mockup.size.width, y: place))
                surface.stroke(line, Self.light, width: pixel)
                surface.stroke(line, Self.dark, width: pixel, dash: Self.gridDash)
            }
        }
    }

    /// The visible frames and hit areas, each place once.
    private struct Outlines {
        let direction: LayoutDirection
        private(set) var frames: [Rect] = []
        private(set) var hitAreas: [Rect] = []

        /// - Parameter clip: the area that the scroll views around the frame show.
        mutating func read(_ frame: Frame, clip: Rect) {
            var inner = clip
            if let visible = frame.rect.intersection(clip), !visible.isEmpty {
                if !frames.contains(visible) { frames.append(visible) }
                if case .scroll = frame.node.content { inner = visible }
            } else if case .scroll = frame.node.content {
                return
            }
            if let hitArea = HitArea.rect(of: frame, direction: direction)?.intersection(clip), !hitArea.isEmpty,
                !hitAreas.contains(hitArea), hitArea != frame.rect
            {
                hitAreas.append(hitArea)
            }
            for child in frame.children + frame.overlay { read(child, clip: inner) }
        }
    }
}

extension MockupPainter {
    /// Returns the picture of a mock-up with a grid of 8 points, its frames, and the hit areas that differ from them.
    ///
    /// It has the same size and scale as the picture.
    package func guidedPicture(
        of mockup: LaidOut, appearance: Appearance, scale: Double, colors: MockupGuides.Colors
    ) throws(CanvasError) -> Surface {
        let surface = try picture(of: mockup, appearance: appearance, scale: scale)
        var origin = Point.zero
        if case .component = mockup.tree.arrangement { origin = Point(x: Self.margin, y: Self.margin) }
        MockupGuides(mockup: mockup, origin: origin, colors: colors).draw(on: surface)
        try surface.checkDrawing()
        return surface
    }
}
