package import Values

/// The grabber of a sheet, a capsule.
package struct GrabberMetrics: Sendable, Hashable {
    package let size: Size
    /// The distance from the top of the sheet.
    package let top: Points
    package let color: ControlColor

    init(_ facts: inout FactReader) {
        size = facts.size("size")
        top = facts.points("top")
        color = facts.color("color")
    }
}
