/// A font file of the project, with the metrics that lines of its text have.
package struct OwnFont: Sendable, Hashable {
    /// The names of its family.
    package var families: [String]
    package var weight: Double
    package var isItalic: Bool
    /// The distances from the baseline to the top and to the bottom of a line, and between lines, in em.
    package var ascender: Double
    package var descender: Double
    package var lineGap: Double
    /// The height of capital letters in em; nil if the file does not have it.
    package var capHeight: Double?

    package init(
        families: [String], weight: Double, isItalic: Bool, ascender: Double, descender: Double, lineGap: Double,
        capHeight: Double?
    ) {
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
        self.capHeight = capHeight
    }
}

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
