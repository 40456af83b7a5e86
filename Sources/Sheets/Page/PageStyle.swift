package import Canvas
package import Values

/// A text style of a page. There are five sizes, and 10 inside dots. Weight and gray distinguish levels.
package struct PageStyle: Hashable, Sendable {
    package var size: Points
    /// The line height.
    package var leading: Points
    package var weight: FontWeight
    /// In em.
    package var tracking: Double
    package var color: RGBA
    package var isMono = false
    /// The families of a project's own fonts; empty for the font of the sheet.
    package var families: [String] = []

    package init(
        size: Points, leading: Points, weight: FontWeight, tracking: Double = 0, color: RGBA, isMono: Bool = false,
        families: [String] = []
    ) {
        self.size = size
        self.leading = leading
        self.weight = weight
        self.tracking = tracking
        self.color = color
        self.isMono = isMono
        self.families = families
    }

    package static let title = PageStyle(
        size: 48, leading: 56, weight: .semibold, tracking: -0.022, color: PageColors.ink)
    package static let section = PageStyle(
        size: 20, leading: 28, weight: .semibold, tracking: -0.014, color: PageColors.ink)
    /// The name of a row, and the value of a fact.
    package static let rowName = PageStyle(
        size: 15, leading: 20, weight: .semibold, tracking: -0.008, color: PageColors.ink)
    package static let summary = PageStyle(
        size: 15, leading: 24, weight: .regular, tracking: -0.008, color: PageColors.ink2)
    package static let text = PageStyle(size: 13, leading: 20, weight: .regular, color: PageColors.ink2)
    package static let caption = PageStyle(size: 11, leading: 16, weight: .medium, color: PageColors.ink3)
    /// The first part of a caption, and names of small things.
    package static let captionLead = PageStyle(size: 11, leading: 16, weight: .semibold, color: PageColors.ink)
    /// The place of a file, or a line of source.
    package static let place = PageStyle(
        size: 11, leading: 16, weight: .regular, color: PageColors.ink3, isMono: true)
    package static let dotNumber = PageStyle(size: 11, leading: 16, weight: .semibold, color: .white)
    package static let smallDotNumber = PageStyle(size: 10, leading: 16, weight: .semibold, color: .white)

    /// A number on a redline. It takes the color of its kind.
    package static let number = PageStyle(size: 11, leading: 16, weight: .semibold, color: PageColors.dimension)

    package func colored(_ color: RGBA) -> PageStyle {
        var result = self
        result.color = color
        return result
    }

    /// Figures are tabular, so that numbers in rows and columns align. Titles do not need that.
    package var face: FontFace {
        FontFace(
            role: isMono ? .mono : .text, size: size, weight: weight, tracking: size * tracking,
            hasTabularFigures: size < PageStyle.title.size, hasSystemFallback: false, families: families)
    }

    /// The distance from the top of a line to its baseline, also for Japanese. It is a multiple of half a point, which
    /// is a
    /// whole pixel at 2×.
    ///
    /// Inter's ascent and descent are centered in the leading, as in CSS, and then raised by half a point to match the
    /// design.
    package var baseline: Points {
        (leading / 2 + size * ((Self.ascent - Self.descent) / 2)).rounded(toPixelsAt: 2) - 0.5
    }

    /// The distance from the baseline to the middle of capitals and figures.
    package var capMiddle: Points { size * (Self.capHeight / 2) }

    /// The distance from the baseline to the middle of lowercase letters.
    package var xMiddle: Points { size * (Self.xHeight / 2) }

    // From Inter 4's `hhea` and `OS/2` tables, in em.
    private static let ascent = 0.96875
    private static let descent = 0.2412
    private static let capHeight = 0.7273
    private static let xHeight = 0.5455
}
