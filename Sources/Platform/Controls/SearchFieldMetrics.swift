package import Values

/// A search field.
package struct SearchFieldMetrics: Sendable, Hashable {
    package let height: Points
    package let cornerRadius: Points
    package let margin: Points
    package let fill: ControlColor
    package let iconSize: Points
    package let iconColor: ControlColor
    package let iconLeading: Points
    package let iconGap: Points
    package let font: ControlFont
    package let placeholder: ControlColor

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        cornerRadius = facts.points("cornerRadius")
        margin = facts.points("margin")
        fill = facts.color("fill")
        iconSize = facts.points("iconSize")
        iconColor = facts.color("iconColor")
        iconLeading = facts.points("iconLeading")
        iconGap = facts.points("iconGap")
        font = facts.font("font")
        placeholder = facts.color("placeholder")
    }
}
