package import Values

package struct BoundShape: Sendable, Equatable {
    package enum Outline: String, Sendable, Hashable, CaseIterable {
        case rectangle
        case capsule
        case circle
        case ellipse
        /// A rounded rectangle with a tail.
        case bubble
    }

    package var outline: Outline
    package var fill: BoundColor?
    package var stroke: BoundBorder?
    /// The corner radius of a rectangle that is part of a standard control. The project's radius scale does not apply
    /// to it.
    package var cornerRadius: Points = 0
    /// The tail of a bubble.
    package var tail: BoundTail?

    package init(_ outline: Outline, fill: BoundColor?, stroke: BoundBorder? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }
}
