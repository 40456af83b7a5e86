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

    /// `secondarySystemFill` and `tertiarySystemFill` of iOS 13 to 18, as the built-in `colors.yaml` has them.
    package static let standard = SystemFills(
        secondary: fill(.bytes(120, 120, 128), light: 0.16, dark: 0.32, increasedLight: 0.24, increasedDark: 0.4),
        tertiary: fill(.bytes(118, 118, 128), light: 0.12, dark: 0.24, increasedLight: 0.2, increasedDark: 0.32))

    private static func fill(
        _ color: RGBA, light: Double, dark: Double, increasedLight: Double, increasedDark: Double
    ) -> DynamicColor {
        DynamicColor { appearance in
            switch (appearance.isDark, appearance.isIncreasedContrast) {
            case (false, false): color.opacity(light)
            case (true, false): color.opacity(dark)
            case (false, true): color.opacity(increasedLight)
            case (true, true): color.opacity(increasedDark)
            }
        }
    }
}
