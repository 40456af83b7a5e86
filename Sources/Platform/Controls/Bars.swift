package import Values

/// A tab bar. Distances are from the top of the bar. Its items do not scale with the type size.
package struct TabBarMetrics: Sendable, Hashable {
    /// The height without the inset of the home indicator.
    package let height: Points
    /// The height in landscape.
    package let compactHeight: Points
    package let iconCenterY: Points
    package let iconSize: Points
    package let labelTop: Points
    package let labelHeight: Points
    package let labelBaseline: Points
    package let labelFont: ControlFont
    package let labelTracking: Points
    package let selected: ControlColor
    package let unselected: ControlColor
    package let badgeTop: Points
    /// The distance by which a badge overlaps the trailing edge of its icon.
    package let badgeOverlap: Points

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        compactHeight = facts.points("compactHeight")
        iconCenterY = facts.points("iconCenterY")
        iconSize = facts.points("iconSize")
        labelTop = facts.points("labelTop")
        labelHeight = facts.points("labelHeight")
        labelBaseline = facts.points("labelBaseline")
        labelFont = facts.font("labelFont")
        labelTracking = facts.points("labelTracking")
        selected = facts.color("selected")
        unselected = facts.color("unselected")
        badgeTop = facts.points("badgeTop")
        badgeOverlap = facts.points("badgeOverlap")
    }
}

/// A badge on a tab or a button.
package struct BadgeMetrics: Sendable, Hashable {
    package let diameter: Points
    package let twoDigitWidth: Points
    package let font: ControlFont
    package let color: ControlColor
    package let fill: ControlColor

    init(_ facts: inout FactReader) {
        diameter = facts.points("diameter")
        twoDigitWidth = facts.points("twoDigitWidth")
        font = facts.font("font")
        color = facts.color("color")
        fill = facts.color("fill")
    }
}

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
