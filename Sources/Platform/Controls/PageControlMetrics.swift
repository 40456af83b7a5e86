package import Values

/// A page control.
package struct PageControlMetrics: Sendable, Hashable {
    package let dotDiameter: Points
    /// The distance from the center of one dot to the next.
    package let pitch: Points
    package let height: Points
    package let current: ControlColor
    package let other: ControlColor
    /// The opacity of the other dots, if the control has its own tint.
    package let tintedOtherOpacity: Double

    init(_ facts: inout FactReader) {
        dotDiameter = facts.points("dotDiameter")
        pitch = facts.points("pitch")
        height = facts.points("height")
        current = facts.color("current")
        other = facts.color("other")
        tintedOtherOpacity = facts.number("tintedOtherOpacity")
    }
}
