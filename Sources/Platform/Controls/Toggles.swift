package import Values

/// A switch, a capsule.
package struct SwitchMetrics: Sendable, Hashable {
    package let size: Size
    package let knobDiameter: Points
    package let knobInset: Points
    package let off: ControlColor
    package let on: ControlColor
    package let knob: ControlColor
    package let shadows: [ControlShadow]
    package let rimWidth: Points
    package let rim: ControlColor
    package let disabledOpacity: Double

    init(_ facts: inout FactReader) {
        size = facts.size("size")
        knobDiameter = facts.points("knobDiameter")
        knobInset = facts.points("knobInset")
        off = facts.color("off")
        on = facts.color("on")
        knob = facts.color("knob")
        shadows = facts.shadows("shadows")
        rimWidth = facts.points("rimWidth")
        rim = facts.color("rim")
        disabledOpacity = facts.number("disabledOpacity")
    }
}

/// A slider.
package struct SliderMetrics: Sendable, Hashable {
    package let height: Points
    package let trackHeight: Points
    package let thumbDiameter: Points
    package let minimumTrack: ControlColor
    package let maximumTrack: ControlColor
    package let thumb: ControlColor
    package let shadows: [ControlShadow]
    package let rimWidth: Points
    package let rim: ControlColor
    package let disabledOpacity: Double

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        trackHeight = facts.points("trackHeight")
        thumbDiameter = facts.points("thumbDiameter")
        minimumTrack = facts.color("minimumTrack")
        maximumTrack = facts.color("maximumTrack")
        thumb = facts.color("thumb")
        shadows = facts.shadows("shadows")
        rimWidth = facts.points("rimWidth")
        rim = facts.color("rim")
        disabledOpacity = facts.number("disabledOpacity")
    }
}

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
