package import Specs
import Values

/// The system colors that drawing uses of its own accord: for what stands in place of content.
package struct SystemFills: Sendable {
    /// Of text that is redacted.
    package var secondary: DynamicColor
    /// Of skeletons, and of pictures that are redacted or missing.
    package var tertiary: DynamicColor

    package init(secondary: DynamicColor, tertiary: DynamicColor) {
        self.secondary = secondary
        self.tertiary = tertiary
    }
}
