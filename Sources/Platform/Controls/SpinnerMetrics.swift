package import Values

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
