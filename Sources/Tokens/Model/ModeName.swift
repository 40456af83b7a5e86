package import Values
import YAML

extension Appearance {
    /// The name of the mode as `$modes` writes it: `dark`, `increased`, `dark+increased`, `elevated`, …; nil for the base
    /// context, whose value is `$value`.
    package var modeName: String? {
        let parts = [
            isDark ? "dark" : nil, isIncreasedContrast ? "increased" : nil, isElevated ? "elevated" : nil,
        ]
        let name = parts.compactMap { $0 }.joined(separator: "+")
        return name.isEmpty ? nil : name
    }

    /// The appearances whose value stands in for this one where a token says nothing of it, nearest first, the base
    /// context at the end. Never from dark to light, nor the reverse but for that base.
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
    /// The token that this one is an alias of in an appearance; nil where a value is written.
    package func alias(in appearance: Appearance) -> TokenPath? {
        value(in: appearance).tokenReference
    }
}
