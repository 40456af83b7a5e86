package import Values

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
