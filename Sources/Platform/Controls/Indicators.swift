package import Values

/// A page control.
package struct PageControlMetrics: Sendable, Hashable {
    package let dotDiameter: Points
    /// The distance from the center of one dot to the next.
    package let pitch: Points
    package let height: Points
    package let current: ControlColor
    package let other: ControlColor
    /// The opacity of the other dots, if the control has its own tint.
    package let tintedOtherOpacity: Double

    init(_ facts: inout FactReader) {
        dotDiameter = facts.points("dotDiameter")
        pitch = facts.points("pitch")
        height = facts.points("height")
        current = facts.color("current")
        other = facts.color("other")
        tintedOtherOpacity = facts.number("tintedOtherOpacity")
    }
}

/// An activity indicator; `innerRadius` and `spokeWidth` are multiples of its radius.
package struct SpinnerMetrics: Sendable, Hashable {
    package let size: Points
    package let largeSize: Points
    package let spokes: Int
    package let innerRadius: Double
    package let spokeWidth: Double
    package let color: ControlColor
    /// The opacities of the spokes, from tail to head.
    package let alphas: [Double]

    init(_ facts: inout FactReader) {
        size = facts.points("size")
        largeSize = facts.points("largeSize")
        spokes = facts.count("spokes")
        innerRadius = facts.number("innerRadius")
        spokeWidth = facts.number("spokeWidth")
        color = facts.color("color")
        alphas = facts.numbers("alphas")
    }
}

/// A progress bar.
package struct ProgressMetrics: Sendable, Hashable {
    package let height: Points
    package let track: ControlColor
    package let fill: ControlColor

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        track = facts.color("track")
        fill = facts.color("fill")
    }
}
