package import Source
package import Values
package import YAML

/// A token as its file defines it. Its value is still a node, with references and short forms as written.
package struct Token: Sendable {
    /// The value that a mode has instead of `$value`.
    package struct Mode: Sendable {
        package var appearance: Appearance
        package var nameRange: SourceRange
        package var value: Node
        /// A change of the color that the value is, if it is not that of the token: a file for each appearance may
        /// have other changes, or none.
        package var change: Change?

        /// A change of the color, or none.
        package struct Change: Sendable {
            package var modification: ColorModification?
        }

        package init(appearance: Appearance, nameRange: SourceRange, value: Node) {
            self.appearance = appearance
            self.nameRange = nameRange
            self.value = value
        }
    }

    /// The unsupported type of a token that is ignored with only a warning.
    package struct IgnoredType: Sendable {
        /// The name of the type; nil if the token has none and none can be inferred.
        package var name: String?
        /// The range of the type, or of the value without one.
        package var range: SourceRange
    }

    package var path: TokenPath
    /// The index of the group that contains the token in ``TokenSet/groups``; nil at the root.
    package var group: Int?
    /// The type written on the token itself.
    package var ownType: TokenType?
    /// The type of the nearest group above that has one.
    package var inheritedType: TokenType?
    /// Whether the token is ignored without a diagnostic: its type is invalid, which is already reported, or it turned
    /// out to be a group.
    package var isIgnored = false
    /// The type for which the token is ignored, if that is only a warning. References to the token are then errors.
    package var ignoredType: IgnoredType?
    package var value: Node
    package var modes: [Mode] = []
    /// A change of the color that the value is.
    package var modification: ColorModification?
    /// Whether the token exists in the appearances of its modes only.
    package var isOnlyInModes = false
    /// Whether values are in uispec's own `$extensions`, where its short forms are allowed in JSON too.
    package var hasOwnForms = false
    /// The range of the token's name.
    package var nameRange: SourceRange
    package var description: String?
    package var deprecation: Deprecation?
    /// Whether the token itself says whether it is deprecated, which a group then does not.
    package var hasOwnDeprecation = false
    /// Vendor data, kept for writing the token again.
    package var extensions: Node?

    /// The value in an appearance. A missing mode falls back to the base level, then to standard contrast, then to
    /// `$value`. Dark with increased contrast never falls back to light with increased contrast, and the reverse.
    package func value(in appearance: Appearance) -> Node {
        modes.place(in: appearance).map { modes[$0].value } ?? value
    }

    /// The change of the color in an appearance.
    package func modification(in appearance: Appearance) -> ColorModification? {
        guard let place = modes.place(in: appearance), let change = modes[place].change else { return modification }
        return change.modification
    }

    /// Whether the color is changed in any appearance.
    package var isModified: Bool { modification != nil || modes.contains { $0.change?.modification != nil } }

    /// Whether the token exists in an appearance.
    package func exists(in appearance: Appearance) -> Bool {
        !isOnlyInModes || modes.place(in: appearance) != nil
    }
}

extension [Token.Mode] {
    /// The index of the mode for an appearance; nil if it has the value of `$value`.
    func place(in appearance: Appearance) -> Int? {
        if isEmpty { return nil }
        for candidate in Appearance.fallbacks[appearance.index] {
            if let index = firstIndex(where: { $0.appearance == candidate }) { return index }
        }
        return nil
    }
}

/// Whether a token is deprecated, and why.
package enum Deprecation: Sendable, Hashable {
    case deprecated
    case because(String)
}

extension Appearance {
    /// By appearance: itself and the appearances that it falls back to, nearest first, without the base appearance.
    static let fallbacks: [[Appearance]] = all.map { appearance in
        let levels = appearance.isElevated ? [true, false] : [false]
        let contrasts = appearance.isIncreasedContrast ? [true, false] : [false]
        return contrasts.flatMap { contrast in
            levels.map { Appearance(isDark: appearance.isDark, isIncreasedContrast: contrast, isElevated: $0) }
        }.filter { $0 != .light }
    }

    /// Reads the name of a mode: `dark`, `increased` (in light), `dark+increased`, each also with `elevated`.
    package init?(modeName: String) {
        // Most modes have one name.
        switch modeName {
        case "dark": self = Appearance(isDark: true)
        case "increased": self = Appearance(isDark: false, isIncreasedContrast: true)
        default: self.init(modeNames: modeName)
        }
    }

    private init?(modeNames modeName: String) {
        var result = Appearance.light
        var seen: Set<Substring> = []
        // Each axis is named once: neither `light+dark` nor `standard+increased` is a mode.
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
