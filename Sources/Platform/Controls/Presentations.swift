package import Values

/// A sheet presentation.
package struct SheetMetrics: Sendable, Hashable {
    package let cornerRadius: Points
    package let minimumTop: Points
    package let topGap: Points
    /// The height of the medium detent as a fraction of the large one.
    package let mediumRatio: Double
    package let behindScale: Double
    package let behindRadius: Points

    init(_ facts: inout FactReader) {
        cornerRadius = facts.points("cornerRadius")
        minimumTop = facts.points("minimumTop")
        topGap = facts.points("topGap")
        mediumRatio = facts.number("mediumRatio")
        behindScale = facts.number("behindScale")
        behindRadius = facts.points("behindRadius")
    }
}

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

/// A popover.
package struct PopoverMetrics: Sendable, Hashable {
    package let cornerRadius: Points
    /// The height of the arrow, which is twice as wide.
    package let arrowHeight: Points
    /// The minimum distance from the edge of the screen.
    package let margin: Points
    package let shadows: [ControlShadow]

    init(_ facts: inout FactReader) {
        cornerRadius = facts.points("cornerRadius")
        arrowHeight = facts.points("arrowHeight")
        margin = facts.points("margin")
        shadows = facts.shadows("shadows")
    }
}

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

extension SheetMetrics {
    /// The distance from the top of the screen to a sheet at its large detent.
    package func largeTop(safeAreaTop: Points) -> Points {
        max(minimumTop, safeAreaTop) + topGap
    }
}
