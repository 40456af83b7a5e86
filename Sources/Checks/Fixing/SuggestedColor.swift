package import Values

/// A color that the help of a finding about contrast suggests.
package struct SuggestedColor: Hashable, Sendable {
    package var color: RGBA
    /// Whether it replaces what is directly below the ink, and not the ink.
    package var isBackground: Bool

    package init(_ color: RGBA, isBackground: Bool) {
        self.color = color
        self.isBackground = isBackground
    }
}
