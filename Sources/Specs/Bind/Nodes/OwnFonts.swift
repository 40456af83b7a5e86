package import Values

/// The fonts in the folders that a project lists under `fonts:`, by the names of their families.
package struct OwnFonts: Sendable, Hashable {
    private var byFamily: [String: [OwnFont]] = [:]

    package init(_ fonts: [OwnFont] = []) {
        for font in fonts {
            for family in font.families { byFamily[family, default: []].append(font) }
        }
    }

    /// The families that the project has, in the order of a token's `fontFamily`.
    package func families(among names: [String]) -> [String] {
        byFamily.isEmpty ? [] : names.filter { byFamily[$0] != nil }
    }

    /// The font of a family with the nearest weight, whose metrics its lines have; nil for an unknown family.
    func font(of family: String, weight: Double, isItalic: Bool) -> OwnFont? {
        byFamily[family]?.min { one, two in
            if (one.isItalic == isItalic) != (two.isItalic == isItalic) { return one.isItalic == isItalic }
            return abs(one.weight - weight) < abs(two.weight - weight)
        }
    }
}
