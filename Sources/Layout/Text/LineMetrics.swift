import Specs
import Values

/// The vertical metrics of a font, rounded to pixels where lines require it.
///
/// Source: swiftui-layout.md, “Line boxes, decided”.
struct LineMetrics {
    let ascender: Points
    /// The height of one line, rounded up to a pixel.
    let lineHeight: Points
    /// The distance between baselines.
    let leading: Points

    init(_ font: ResolvedFont, pixelsPerPoint scale: Double) {
        ascender = Points(font.ascender)
        lineHeight = Points(font.lineHeight).roundedUp(toPixelsAt: scale)
        leading = Points(font.leading)
    }

    func height(ofLines count: Int) -> Points {
        count > 0 ? lineHeight + leading * Double(count - 1) : 0
    }

    func baselines(ofLines count: Int) -> Baselines {
        Baselines(first: ascender, last: ascender + leading * Double(max(0, count - 1)))
    }

    /// Returns how many lines fit a height, at least one.
    func lineCount(within height: Points) -> Int {
        guard height.isFinite, leading > 0 else { return .max }
        let further = ((height - lineHeight) / leading + 1e-6).rounded(.down)
        return 1 + Int(min(max(further, 0), 1e6))
    }
}
