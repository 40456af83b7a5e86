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
