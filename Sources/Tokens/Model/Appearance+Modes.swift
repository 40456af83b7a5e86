package import Values
import YAML

extension Appearance {
    /// The name of the mode in `$modes`: `dark`, `increased`, `dark+increased`, `elevated` and so on; nil for the base
    /// appearance, whose value is `$value`.
    package var modeName: String? {
        let parts = [
            isDark ? "dark" : nil, isIncreasedContrast ? "increased" : nil, isElevated ? "elevated" : nil,
        ]
        let name = parts.compactMap { $0 }.joined(separator: "+")
        return name.isEmpty ? nil : name
    }

    /// The appearances that this one falls back to if a token has no value for it, nearest first, the base appearance
    /// last. Dark never falls back to light, and light never to dark, except for that base.
    package var substitutes: [Appearance] {
        let levels = isElevated ? [true, false] : [false]
        let contrasts = isIncreasedContrast ? [true, false] : [false]
        let candidates = contrasts.flatMap { contrast in
            levels.map { Appearance(isDark: isDark, isIncreasedContrast: contrast, isElevated: $0) }
        }
        return candidates.filter { $0 != self && $0 != .light } + (self == .light ? [] : [.light])
    }
}

extension Token {
    /// The token that this one is an alias of in an appearance; nil for a literal value.
    package func alias(in appearance: Appearance) -> TokenPath? {
        value(in: appearance).tokenReference
    }
}
