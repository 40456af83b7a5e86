import Specs

/// What a contrast is of: the same in every appearance, and so shared by what is measured in each.
final class MeasuredInk: Sendable {
    let kind: InkContrast.Kind
    let placed: PlacedFrame
    /// As it is written.
    let color: BoundColor
    /// What is behind it; nil where nobody has to ask.
    let backdrop: Backdrop?

    init(kind: InkContrast.Kind, placed: PlacedFrame, color: BoundColor, backdrop: Backdrop? = nil) {
        self.kind = kind
        self.placed = placed
        self.color = color
        self.backdrop = backdrop
    }
}
