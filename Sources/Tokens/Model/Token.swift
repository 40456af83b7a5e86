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

        package init(appearance: Appearance, nameRange: SourceRange, value: Node) {
            self.appearance = appearance
            self.nameRange = nameRange
            self.value = value
        }
    }

    package var path: TokenPath
    /// The place of the group that holds the token in ``TokenSet/groups``; nil at the root.
    package var group: Int?
    /// The type written on the token itself.
    package var ownType: TokenType?
    /// The type of the nearest group above that has one.
    package var inheritedType: TokenType?
    /// Whether the token is left out without a word: what would be its type names none, which was reported, or it turned
    /// out to be a group.
    package var isLeftOut = false
    package var value: Node
    package var modes: [Mode] = []
    /// Whether values stand under uispec's own `$extensions`, where its short forms are legal in JSON too.
    package var hasOwnForms = false
    /// Where the token's name is written.
    package var nameRange: SourceRange
    package var description: String?
    package var deprecation: Deprecation?
    /// Vendor data, kept for writing the token again.
    package var extensions: Node?

    /// The value in an appearance. Where a mode is missing it falls back to less: first to the base level, then to
    /// standard contrast, then to `$value`; never from dark to light contrast, nor the reverse.
    package func value(in appearance: Appearance) -> Node {
        modes.place(in: appearance).map { modes[$0].value } ?? value
    }
}

extension [Token.Mode] {
    /// The place of the value in an appearance; nil where that is `$value`.
    func place(in appearance: Appearance) -> Int? {
        if isEmpty { return nil }
        for candidate in Appearance.fallbacks[appearance.index] {
            if let index = firstIndex(where: { $0.appearance == candidate }) { return index }
        }
        return nil
    }
}

/// Why and whether a token should no longer be used.
package enum Deprecation: Sendable, Hashable {
    case deprecated
    case because(String)
}

extension Appearance {
    /// By appearance: itself and the ones whose value stands in for it, nearest first; the base context is not among them.
    static let fallbacks: [[Appearance]] = all.map { appearance in
        let levels = appearance.isElevated ? [true, false] : [false]
        let contrasts = appearance.isIncreasedContrast ? [true, false] : [false]
        return contrasts.flatMap { contrast in
            levels.map { Appearance(isDark: appearance.isDark, isIncreasedContrast: contrast, isElevated: $0) }
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
