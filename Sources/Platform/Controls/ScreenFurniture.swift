package import Values

/// The home indicator of phones without a home button.
package struct HomeIndicatorMetrics: Sendable, Hashable {
    package let size: Size
    /// From the screen’s bottom edge to its own.
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
