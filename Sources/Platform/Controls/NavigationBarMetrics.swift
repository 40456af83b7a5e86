package import Values

/// A navigation bar.
package struct NavigationBarMetrics: Sendable, Hashable {
    /// The height without the large title.
    package let height: Points
    /// The height in landscape.
    package let compactHeight: Points
    /// The additional height of a large title.
    package let largeTitleExtra: Points
    package let margin: Points
    package let titleFont: ControlFont
    package let largeTitleFont: ControlFont
    package let largeTitleBaselineAboveBottom: Points
    package let buttonFont: ControlFont
    package let prominentWeight: FontWeight
    package let buttonGap: Points
    package let symbolSize: Points
    package let backSymbolWeight: FontWeight
    package let backTextGap: Points
    package let collapseThreshold: Points

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        compactHeight = facts.points("compactHeight")
        largeTitleExtra = facts.points("largeTitleExtra")
        margin = facts.points("margin")
        titleFont = facts.font("titleFont")
        largeTitleFont = facts.font("largeTitleFont")
        largeTitleBaselineAboveBottom = facts.points("largeTitleBaselineAboveBottom")
        buttonFont = facts.font("buttonFont")
        prominentWeight = facts.weight("prominentWeight")
        buttonGap = facts.points("buttonGap")
        symbolSize = facts.points("symbolSize")
        backSymbolWeight = facts.weight("backSymbolWeight")
        backTextGap = facts.points("backTextGap")
        collapseThreshold = facts.points("collapseThreshold")
    }
}
