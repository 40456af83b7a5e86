package import Values

/// A segmented control.
package struct SegmentedMetrics: Sendable, Hashable {
    package let height: Points
    package let verticalPadding: Points
    package let horizontalPadding: Points
    package let cornerRadius: Points
    package let thumbRadius: Points
    package let fill: ControlColor
    package let thumb: ControlColor
    package let shadows: [ControlShadow]
    package let font: ControlFont
    package let selectedWeight: FontWeight
    package let segmentPadding: Points
    package let separatorWidth: Points
    /// The distance from the top and the bottom of the control.
    package let separatorInset: Points
    package let separator: ControlColor
    package let disabledTitle: ControlColor

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        verticalPadding = facts.points("verticalPadding")
        horizontalPadding = facts.points("horizontalPadding")
        cornerRadius = facts.points("cornerRadius")
        thumbRadius = facts.points("thumbRadius")
        fill = facts.color("fill")
        thumb = facts.color("thumb")
        shadows = facts.shadows("shadows")
        font = facts.font("font")
        selectedWeight = facts.weight("selectedWeight")
        segmentPadding = facts.points("segmentPadding")
        separatorWidth = facts.points("separatorWidth")
        separatorInset = facts.points("separatorInset")
        separator = facts.color("separator")
        disabledTitle = facts.color("disabledTitle")
    }
}
