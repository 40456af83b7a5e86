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

extension SheetMetrics {
    /// The distance from the top of the screen to a sheet at its large detent.
    package func largeTop(safeAreaTop: Points) -> Points {
        max(minimumTop, safeAreaTop) + topGap
    }
}
