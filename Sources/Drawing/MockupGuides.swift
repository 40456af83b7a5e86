package import Canvas
package import Layout
import Platform
import Project
import Specs
package import Values

/// Lines over the picture of a mock-up, for laying it over a screenshot: a grid, the frames and the hit areas.
struct MockupGuides {
    let mockup: LaidOut
    /// The place of the mock-up on the surface.
    let origin: Point

    /// The distance of the lines of the grid.
    private static let step: Points = 8
    private static let grid = RGBA.bytes(0x0A, 0x5F, 0xD9).opacity(0.25)
    // The colors of the redlines.
    private static let frame = RGBA.bytes(0xC2, 0x18, 0x7A)
    private static let hitArea = RGBA.bytes(0x0B, 0x72, 0x85)
    private static let dash: [Points] = [4, 3]

    func draw(on surface: borrowing Surface) {
        drawGrid(on: surface)
        let pixels = PixelSnapper(scale: surface.scale)
        let width = Points(1 / surface.scale)
        var outlines = Outlines(direction: mockup.tree.metrics.direction)
        for root in mockup.roots { outlines.read(root, clip: Rect(origin: .zero, size: mockup.size)) }
        for rect in outlines.frames {
            surface.stroke(.rect(place(of: rect, pixels)), Self.frame, width: width)
        }
        for rect in outlines.hitAreas {
            surface.stroke(.rect(place(of: rect, pixels)), Self.hitArea, width: width, dash: Self.dash)
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
                let place = pixels.snapped((isUpright ? origin.x : origin.y) + Self.step * Double(index))
                surface.fill(
                    .rect(
                        isUpright
                            ? Rect(x: place, y: origin.y, width: pixel, height: mockup.size.height)
                            : Rect(x: origin.x, y: place, width: mockup.size.width, height: pixel)), Self.grid)
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
        of mockup: LaidOut, appearance: Appearance, scale: Double
    ) throws(CanvasError) -> Surface {
        let surface = try picture(of: mockup, appearance: appearance, scale: scale)
        var origin = Point.zero
        if case .component = mockup.tree.arrangement { origin = Point(x: Self.margin, y: Self.margin) }
        MockupGuides(mockup: mockup, origin: origin).draw(on: surface)
        try surface.checkDrawing()
        return surface
    }
}
