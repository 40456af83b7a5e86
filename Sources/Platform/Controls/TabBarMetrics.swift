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
