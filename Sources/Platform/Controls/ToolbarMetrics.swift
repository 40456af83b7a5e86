package import Values

/// A toolbar.
package struct ToolbarMetrics: Sendable, Hashable {
    /// The height without the inset of the home indicator.
    package let height: Points
    package let font: ControlFont
    package let margin: Points

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        font = facts.font("font")
        margin = facts.points("margin")
    }
}
