package import Values

package struct BoundSymbol: Sendable, Equatable {
    /// The name of the SF Symbol without its variant.
    package var name: Bound<String>
    /// `fill`, `circle` …
    package var variant: Bound<String>?
    /// The point size of the font that the symbol is sized with.
    package var pointSize: Double
    package var weight: FontWeight
    package var color: BoundColor
    /// The distance from the top of the symbol's box to the baseline of adjacent text.
    package var baseline: Double
    /// The size of its box in points.
    package var size: Size
    /// The project's own drawing; nil for a symbol of iOS.
    package var own: OwnSymbol?
    /// The font that determines its point size in other type sizes; nil if it is the same in all.
    var growingFont: WrittenFont?

    package init(
        name: Bound<String>, variant: Bound<String>? = nil, pointSize: Double, weight: FontWeight, color: BoundColor,
        baseline: Double, size: Size
    ) {
        self.name = name
        self.variant = variant
        self.pointSize = pointSize
        self.weight = weight
        self.color = color
        self.baseline = baseline
        self.size = size
    }

    /// The name with its variant: `heart.circle` and `fill` are `heart.circle.fill`.
    package var fullName: String {
        guard let variant, !name.value.hasSuffix("." + variant.value) else { return name.value }
        return name.value + "." + variant.value
    }
}
