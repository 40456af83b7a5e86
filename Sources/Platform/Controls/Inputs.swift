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

/// A text field with a rounded border.
package struct TextFieldMetrics: Sendable, Hashable {
    /// The height at the default type size.
    package let height: Points
    package let cornerRadius: Points
    package let padding: Points
    package let border: ControlColor
    package let fill: ControlColor
    package let placeholder: ControlColor
    /// The distance between the keyboard and a field that was scrolled into view.
    package let keyboardGap: Points
    package let caretWidth: Points
    package let caret: ControlColor
    package let clearButtonSize: Points
    package let clearButtonPadding: Points
    package let clearSymbol: String
    package let clearButton: ControlColor

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        cornerRadius = facts.points("cornerRadius")
        padding = facts.points("padding")
        border = facts.color("border")
        fill = facts.color("fill")
        placeholder = facts.color("placeholder")
        keyboardGap = facts.points("keyboardGap")
        caretWidth = facts.points("caretWidth")
        caret = facts.color("caret")
        clearButtonSize = facts.points("clearButtonSize")
        clearButtonPadding = facts.points("clearButtonPadding")
        clearSymbol = facts.string("clearSymbol")
        clearButton = facts.color("clearButton")
    }
}

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
