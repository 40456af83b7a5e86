import Canvas
import Platform
import Specs
import Values

extension FontFace {
    /// Creates the face of a resolved font. Measuring and drawing both use it, so their widths agree.
    init(_ font: ResolvedFont) {
        self.init(
            size: Points(font.pointSize), weight: font.weight, isItalic: font.isItalic, tracking: Points(font.tracking),
            families: font.families)
    }

    /// Creates the face of a text inside a system control.
    init(_ font: ControlFont, tracking: Points = 0) {
        self.init(size: font.size, weight: font.weight, tracking: tracking)
    }
}
