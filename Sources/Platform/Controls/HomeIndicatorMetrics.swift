package import Values

/// The home indicator of phones without a home button.
package struct HomeIndicatorMetrics: Sendable, Hashable {
    package let size: Size
    /// The distance from the bottom of the screen to its own bottom.
    package let bottom: Points
    package let zoneHeight: Points
    package let color: ControlColor

    init(_ facts: inout FactReader) {
        size = facts.size("size")
        bottom = facts.points("bottom")
        zoneHeight = facts.points("zoneHeight")
        color = facts.color("color")
    }
}
