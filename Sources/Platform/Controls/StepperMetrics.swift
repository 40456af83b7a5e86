package import Values

/// A stepper.
package struct StepperMetrics: Sendable, Hashable {
    package let size: Size
    package let cornerRadius: Points
    package let fill: ControlColor
    package let dividerSize: Size
    package let divider: ControlColor
    package let symbolFont: ControlFont
    package let disabledSymbol: ControlColor

    init(_ facts: inout FactReader) {
        size = facts.size("size")
        cornerRadius = facts.points("cornerRadius")
        fill = facts.color("fill")
        dividerSize = facts.size("dividerSize")
        divider = facts.color("divider")
        symbolFont = facts.font("symbolFont")
        disabledSymbol = facts.color("disabledSymbol")
    }
}
