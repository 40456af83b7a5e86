import Canvas
import Specs
import Values

/// The placeholders of images that have no file.
extension Painter {
    func drawPlaceholder(_ kind: ImagePlaceholder, in rect: Rect, on surface: borrowing Surface) {
        switch kind {
        case .photo: drawPortrait(in: rect, on: surface)
        case .avatar:
            let side = rect.size.shorterSide
            let square = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            surface.clip(to: .ellipse(in: square)) { drawPortrait(in: square, on: $0) }
        case .map: drawMap(in: rect, on: surface)
        case .video: drawVideo(in: rect, on: surface)
        }
    }

    /// Draws a head and shoulders in white that fades downward, on a bluish background.
    private func drawPortrait(in rect: Rect, on surface: borrowing Surface) {
        fillBackground(
            rect, angle: 160, light: (.bytes(0xDD, 0xE6, 0xF3), .bytes(0xC3, 0xD1, 0xE6)),
            dark: (.bytes(0x32, 0x3A, 0x48), .bytes(0x22, 0x28, 0x32)), on: surface)
        let height = rect.height
        let radius = height * 0.185
        let head = Rect(
            x: rect.midX - radius, y: rect.minY + height * 0.415 - radius, width: radius * 2, height: radius * 2)
        // The shoulders are the upper half of an ellipse; the clip hides the lower half.
        let (reach, rise) = (height * 0.44, height * 0.315)
        let shoulders = Rect(x: rect.midX - reach, y: rect.maxY - rise, width: reach * 2, height: rise * 2)
        let (top, bottom) = appearance.isDark ? (0.19, 0.1) : (0.72, 0.4)
        let stops = [ColorStop(0, .white.opacity(top)), ColorStop(1, .white.opacity(bottom))]
        surface.clip(to: .rect(rect)) { surface in
            for (path, box, end) in [
                (Path.ellipse(in: head), head, head.maxY), (.ellipse(in: shoulders), shoulders, rect.maxY),
            ] {
                surface.fillLinearGradient(
                    path, stops: stops, from: Point(x: box.midX, y: box.minY), to: Point(x: box.midX, y: end))
            }
        }
    }

    /// Draws a dark background with a play triangle in a translucent disc.
    private func drawVideo(in rect: Rect, on surface: borrowing Surface) {
        fillBackground(
            rect, angle: 160, light: (.bytes(0x4A, 0x50, 0x5C), .bytes(0x24, 0x27, 0x2E)),
            dark: (.bytes(0x3A, 0x3F, 0x4A), .bytes(0x16, 0x18, 0x1D)), on: surface)
        let radius = min(rect.size.shorterSide * 0.2, 32)
        let center = Point(x: rect.midX, y: rect.midY)
        let disc = Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        surface.fill(.ellipse(in: disc), .white.opacity(0.24))
        // The triangle's centroid, a third of its height from its base, is at the center of the disc.
        let side = radius * 0.86
        var triangle = Path()
        triangle.move(to: Point(x: center.x - side / 3, y: center.y - side * 0.5))
        triangle.line(to: Point(x: center.x + side * 0.56, y: center.y))
        triangle.line(to: Point(x: center.x - side / 3, y: center.y + side * 0.5))
        triangle.close()
        surface.fill(triangle, .white)
        surface.stroke(triangle, .white, width: radius * 0.14, cap: .round)
    }

    /// Fills a rectangle with a gradient between the two colors of the appearance.
    func fillBackground(
        _ rect: Rect, angle: Double, light: (RGBA, RGBA), dark: (RGBA, RGBA), on surface: borrowing Surface
    ) {
        let (from, to) = appearance.isDark ? dark : light
        let line = GradientLine(angle: angle, across: rect)
        surface.fillLinearGradient(
            .rect(rect), stops: [ColorStop(0, from), ColorStop(1, to)], from: line.start, to: line.end)
    }
}
