package import Values

/// A badge on a tab or a button.
package struct BadgeMetrics: Sendable, Hashable {
    package let diameter: Points
    package let twoDigitWidth: Points
    package let font: ControlFont
    package let color: ControlColor
    package let fill: ControlColor

    init(_ facts: inout FactReader) {
        diameter = facts.points("diameter")
        twoDigitWidth = facts.points("twoDigitWidth")
        font = facts.font("font")
        color = facts.color("color")
        fill = facts.color("fill")
    }
}
