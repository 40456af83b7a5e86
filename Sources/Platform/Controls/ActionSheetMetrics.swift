package import Values

/// An action sheet.
package struct ActionSheetMetrics: Sendable, Hashable {
    package let cornerRadius: Points
    package let margin: Points
    package let cancelGap: Points
    package let rowHeight: Points
    package let rowFont: ControlFont
    package let cancelWeight: FontWeight
    package let fill: ControlColor
    package let cancelFill: ControlColor
    package let headerFont: ControlFont
    package let headerTitleWeight: FontWeight
    package let headerColor: ControlColor
    /// The horizontal and vertical padding.
    package let headerPadding: Size
    package let separator: ControlColor

    init(_ facts: inout FactReader) {
        cornerRadius = facts.points("cornerRadius")
        margin = facts.points("margin")
        cancelGap = facts.points("cancelGap")
        rowHeight = facts.points("rowHeight")
        rowFont = facts.font("rowFont")
        cancelWeight = facts.weight("cancelWeight")
        fill = facts.color("fill")
        cancelFill = facts.color("cancelFill")
        headerFont = facts.font("headerFont")
        headerTitleWeight = facts.weight("headerTitleWeight")
        headerColor = facts.color("headerColor")
        headerPadding = facts.size("headerPadding")
        separator = facts.color("separator")
    }
}
