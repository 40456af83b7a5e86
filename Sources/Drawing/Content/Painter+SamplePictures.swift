import Canvas
import Platform
import Values

/// Pictures that have no file.
extension Painter {
    func draw(_ picture: SamplePicture, in rect: Rect, on surface: borrowing Surface) throws(CanvasError) {
        // A round picture is a circle in the middle of its box, in which the outline clips it.
        let side = rect.size.shorterSide
        let place =
            picture.kind.isRound
            ? Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side) : rect
        guard !picture.isMissing else { return drawSilhouette(in: place, on: surface) }
        let pixels = try assets.pictures.pixels(of: picture, size: place.size, scale: surface.currentScale)
        surface.draw(pixels.surface, in: place)
    }

    /// Draws a head and shoulders in white that fades downward, on a bluish background.
    private func drawSilhouette(in rect: Rect, on surface: borrowing Surface) {
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
