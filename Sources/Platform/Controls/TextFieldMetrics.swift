package import Values

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
