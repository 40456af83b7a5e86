package import Values

/// An iPhone as its screen is laid out.
package struct Device: Sendable, Hashable {
    package var id: String
    package var name: String
    /// The screen in points, portrait.
    package var size: Size
    /// Pixels a point.
    package var scale: Double
    package var safeAreaPortrait: Insets
    package var safeAreaLandscape: Insets
    package var cornerRadius: Points

    package init(
        id: String, name: String, size: Size, scale: Double, safeAreaPortrait: Insets, safeAreaLandscape: Insets,
        cornerRadius: Points
    ) {
        self.id = id
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaPortrait = safeAreaPortrait
        self.safeAreaLandscape = safeAreaLandscape
        self.cornerRadius = cornerRadius
    }
}
