package import Values

/// An alert.
package struct AlertMetrics: Sendable, Hashable {
    package let width: Points
    /// The width at accessibility type sizes.
    package let accessibilityWidth: Points
    package let cornerRadius: Points
    package let padding: Points
    package let titleGap: Points
    package let titleFont: ControlFont
    package let messageFont: ControlFont
    package let buttonHeight: Points
    package let buttonFont: ControlFont
    /// The horizontal and vertical padding of a button's title.
    package let buttonPadding: Size
    package let preferredWeight: FontWeight
    package let buttonColor: ControlColor
    package let destructiveColor: ControlColor
    /// The maximum number of buttons side by side; more are stacked.
    package let sideBySide: Int
    package let separator: ControlColor

    init(_ facts: inout FactReader) {
        width = facts.points("width")
        accessibilityWidth = facts.points("accessibilityWidth")
        cornerRadius = facts.points("cornerRadius")
        padding = facts.points("padding")
        titleGap = facts.points("titleGap")
        titleFont = facts.font("titleFont")
        messageFont = facts.font("messageFont")
        buttonHeight = facts.points("buttonHeight")
        buttonFont = facts.font("buttonFont")
        buttonPadding = facts.size("buttonPadding")
        preferredWeight = facts.weight("preferredWeight")
        buttonColor = facts.color("buttonColor")
        destructiveColor = facts.color("destructiveColor")
        sideBySide = facts.count("sideBySide")
        separator = facts.color("separator")
    }
}
