import Canvas
import Layout
import Platform
import Specs
import Values

extension Painter {
    /// Draws the lines of a text. Baselines are on whole pixels, as on iOS.
    func draw(_ text: TextFrame, color: RGBA, on surface: borrowing Surface) {
        guard let engine = assets.text else { return drawBars(text, .bytes(142, 142, 147, alpha: 0.5), on: surface) }
        let face = FontFace(text.font)
        for line in text.lines where !line.text.isEmpty {
            let origin = Point(x: line.baseline.x, y: grid.snapped(line.baseline.y))
            engine.draw(line.text, face: face, color: color, at: origin, on: surface)
        }
    }

    private func drawBars(_ text: TextFrame, _ color: RGBA, on surface: borrowing Surface) {
        for bar in bars(of: text) { surface.fill(bar, color) }
    }

    /// Returns one bar per line that is not empty.
    ///
    /// A bar is 0.7 of the font size high and is centered on the middle of the capitals. Its corner radius is a fifth
    /// of the line height.
    func bars(of text: TextFrame) -> [Path] {
        let height = Points(text.font.pointSize * 0.7)
        let radius = min(Points(text.font.lineHeight * 0.2), height / 2)
        let middle = Points(assets.facts.dynamicType.capHeight(text.font.pointSize) / 2)
        return text.lines.filter { $0.width > 0 }.map { line in
            let rect = Rect(
                x: line.baseline.x, y: line.baseline.y - middle - height / 2, width: line.width, height: height)
            return .roundedRect(grid.snapped(rect), radii: [radius, radius, radius, radius], style: .continuous)
        }
    }
}
