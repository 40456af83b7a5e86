/// The properties that a dynamic color depends on: light or dark, standard or increased contrast, base or elevated
/// level.
package struct Appearance: Hashable, Sendable {
    package var isDark: Bool
    package var isIncreasedContrast: Bool
    /// Whether this is in a sheet, an alert or a popover, where iOS lightens dark backgrounds.
    package var isElevated: Bool

    @inlinable package init(isDark: Bool, isIncreasedContrast: Bool = false, isElevated: Bool = false) {
        self.isDark = isDark
        self.isIncreasedContrast = isIncreasedContrast
        self.isElevated = isElevated
    }

    package static let light = Appearance(isDark: false)
    package static let dark = Appearance(isDark: true)
    package static let lightIncreased = Appearance(isDark: false, isIncreasedContrast: true)
    package static let darkIncreased = Appearance(isDark: true, isIncreasedContrast: true)

    /// The four appearances of a screen, in display order.
    package static let base: [Appearance] = [.light, .dark, .lightIncreased, .darkIncreased]
    /// All eight appearances, so that `all[appearance.index] == appearance`.
    package static let all: [Appearance] = (0..<8).map {
        Appearance(isDark: $0 & 1 != 0, isIncreasedContrast: $0 & 2 != 0, isElevated: $0 & 4 != 0)
    }

    /// The index of this appearance in ``all``.
    @inlinable package var index: Int {
        (isDark ? 1 : 0) | (isIncreasedContrast ? 2 : 0) | (isElevated ? 4 : 0)
    }

    package var elevated: Appearance {
        Appearance(isDark: isDark, isIncreasedContrast: isIncreasedContrast, isElevated: true)
    }

    /// The name without the level: `light`, `dark`, `light+increased` or `dark+increased`.
    package var name: String {
        (isDark ? "dark" : "light") + (isIncreasedContrast ? "+increased" : "")
    }
}
