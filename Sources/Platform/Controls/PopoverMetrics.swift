package import Values

/// A popover.
package struct PopoverMetrics: Sendable, Hashable {
    package let cornerRadius: Points
    /// The height of the arrow, which is twice as wide.
    package let arrowHeight: Points
    /// The minimum distance from the edge of the screen.
    package let margin: Points
    package let shadows: [ControlShadow]

    init(_ facts: inout FactReader) {
        cornerRadius = facts.points("cornerRadius")
        arrowHeight = facts.points("arrowHeight")
        margin = facts.points("margin")
        shadows = facts.shadows("shadows")
    }
}
