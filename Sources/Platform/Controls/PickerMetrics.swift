package import Values

/// A picker’s wheels, drawn as a cylinder.
package struct PickerMetrics: Sendable, Hashable {
    package let height: Points
    package let width: Points
    package let rowHeight: Points
    package let font: ControlFont
    /// The distance between the rows and a unit.
    package let unitGap: Points
    package let bandHeight: Points
    package let bandRadius: Points
    package let bandMargin: Points
    package let band: ControlColor
    /// The color of rows that cannot be selected.
    package let closed: ControlColor
    /// The diameter of the cylinder as a fraction of the height.
    package let diameterRatio: Double
    /// The perspective: content at a depth in points is scaled by 1 / (1 + this × depth).
    package let perspective: Double
    /// The opacity of a row at the edge of the band.
    package let bandOpacity: Double
    /// The distance from the band at which rows are fully transparent.
    package let fadeExtent: Points

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        width = facts.points("width")
        rowHeight = facts.points("rowHeight")
        font = facts.font("font")
        unitGap = facts.points("unitGap")
        bandHeight = facts.points("bandHeight")
        bandRadius = facts.points("bandRadius")
        bandMargin = facts.points("bandMargin")
        band = facts.color("band")
        closed = facts.color("closed")
        diameterRatio = facts.number("diameterRatio")
        perspective = facts.number("perspective")
        bandOpacity = facts.number("bandOpacity")
        fadeExtent = facts.points("fadeExtent")
    }
}
