import Canvas
import Platform
import Specs
import Values

extension FontFace {
    /// The face that a resolved font is drawn in. One description for measuring and drawing, so that they agree.
    init(_ font: ResolvedFont) {
        self.init(
            size: Points(font.pointSize), weight: font.weight, isItalic: font.isItalic, tracking: Points(font.tracking))
    }

    /// The face of a part of a control.
    init(_ font: ControlFont, tracking: Points = 0) {
        self.init(size: font.size, weight: font.weight, tracking: tracking)
    }
}
