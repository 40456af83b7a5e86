package import Source
package import Values
package import YAML

/// A token as its file defines it: its value is still a node, with references and short forms as written.
package struct Token: Sendable {
    /// The value that a mode gives instead of `$value`.
    package struct Mode: Sendable {
        package var appearance: Appearance
        package var nameRange: SourceRange
        package var value: Node
    }

    package var path: TokenPath
    /// The type written on the token itself.
    package var ownType: TokenType?
    /// The type of the nearest group above that has one.
    package var inheritedType: TokenType?
    /// Whether a `$type` that would count here names no type, which was reported.
    package var hasUnreadableType = false
    package var value: Node
    package var modes: [Mode] = []
    /// Where the token's name is written.
    package var nameRange: SourceRange
    package var description: String?
    package var deprecation: Deprecation?
    /// Unknown vendor data, kept for writing the token again.
    package var extensions: Node?

    /// The value in an appearance. Where a mode is missing it falls back to less: first to the base level, then to
    /// standard contrast, then to `$value`; never from dark to light contrast, nor the reverse.
    package func value(in appearance: Appearance) -> Node {
        if modes.isEmpty { return value }
        for candidate in appearance.fallbacks {
            if let mode = modes.first(where: { $0.appearance == candidate }) { return mode.value }
        }
        return value
    }

    /// Whether any mode gives a value for dark appearance.
    package var hasDarkValue: Bool { modes.contains { $0.appearance.isDark } }
}

/// Why and whether a token should no longer be used.
package enum Deprecation: Sendable, Hashable {
    case deprecated
    case because(String)
}

extension Appearance {
    /// This appearance and the ones whose value stands in for it, nearest first; the base context is not among them.
    fileprivate var fallbacks: [Appearance] {
        let levels = isElevated ? [true, false] : [false]
        let contrasts = isIncreasedContrast ? [true, false] : [false]
        return contrasts.flatMap { contrast in
            levels.map { Appearance(isDark: isDark, isIncreasedContrast: contrast, isElevated: $0) }
        }.filter { $0 != .light }
    }

    /// Reads the name of a mode: `dark`, `increased` (light), `dark+increased`, each also with `elevated`.
    package init?(modeName: String) {
        var result = Appearance.light
        var seen: Set<Substring> = []
        // Each axis is named once: `light+dark` is no mode, and neither is `standard+increased`.
        for part in modeName.split(separator: "+", omittingEmptySubsequences: false) {
            guard seen.insert(part).inserted else { return nil }
            switch part {
            case "light": break
            case "dark": result.isDark = true
            case "standard": break
            case "increased": result.isIncreasedContrast = true
            case "elevated": result.isElevated = true
            default: return nil
            }
        }
        if result == .light || seen.isSuperset(of: ["light", "dark"]) || seen.isSuperset(of: ["standard", "increased"])
        {
            return nil
        }
        self = result
    }
}
