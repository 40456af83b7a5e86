/// A font file of a project, with the metrics that lines of its text have.
package struct OwnFont: Sendable, Hashable {
    /// The names of its family: the typographic one first, then the one for at most four styles.
    package var families: [String]
    package var weight: Double
    package var isItalic: Bool
    /// The distance from the baseline to the top of a line, in em.
    package var ascender: Double
    /// The distance from the baseline to the bottom of a line, in em; positive below the baseline.
    package var descender: Double
    /// The extra distance between lines, in em.
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
