package import Specs
import Values

/// The system colors that placeholders are drawn in.
package struct SystemFills: Sendable {
    /// The fill of redacted text and symbols.
    package var secondary: DynamicColor
    /// The fill of skeletons, and of redacted or missing images.
    package var tertiary: DynamicColor

    package init(secondary: DynamicColor, tertiary: DynamicColor) {
        self.secondary = secondary
        self.tertiary = tertiary
    }
}
