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
    /// The token whose color this one has with another alpha: `{ color: "{a.b}", alpha: 0.5 }`, or a color whose space
    /// and components are pointers to those of the token.
    package func translucentAlias(in appearance: Appearance) -> (path: TokenPath, alpha: Double)? {
        let node = value(in: appearance)
        guard modification(in: appearance) == nil, let alpha = node["alpha"]?.number, (0...1).contains(alpha) else {
            return nil
        }
        if let path = node["color"]?.reference { return (TokenPath(path), alpha) }
        return node.pointedColor
    }

    /// The token that this one is an alias of in an appearance; nil for a literal value, and for an alias whose color
    /// is changed.
    package func alias(in appearance: Appearance) -> TokenPath? {
        modification(in: appearance) != nil ? nil : value(in: appearance).tokenReference
    }
}

extension Node {
    /// The token and the alpha of a color whose space and components are pointers to those of a token; nil for any
    /// other value.
    package var pointedColor: (path: TokenPath, alpha: Double)? {
        guard let alpha = self["alpha"]?.number, (0...1).contains(alpha),
            let space = self["colorSpace"]?.pointerNode?.string.flatMap(TokenPointer.init),
            let components = self["components"]?.pointerNode?.string.flatMap(TokenPointer.init),
            space.path == components.path, space.section == TokenPointer.value,
            components.section == TokenPointer.value, space.steps == ["colorSpace"], components.steps == ["components"]
        else { return nil }
        return (space.path, alpha)
    }

    /// The token that this value names a member of, by a pointer.
    package var pointedToken: TokenPath? {
        guard let pointer = pointerNode?.string.flatMap(TokenPointer.init), pointer.section == TokenPointer.value,
            !pointer.isWholeValue
        else { return nil }
        return pointer.path
    }
}
