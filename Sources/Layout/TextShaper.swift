package import Specs

/// How layout learns the widths of texts. The program passes an engine over Pango; tests pass one of fixed widths.
package protocol TextShaper {
    /// Shapes one text without a width: no line is broken but at its own line breaks.
    func shape(_ string: String, font: ResolvedFont) -> ShapedText
}

/// A text as a row of clusters that cannot be divided.
package struct ShapedText: Sendable, Hashable {
    package struct Cluster: Sendable, Hashable {
        /// The bytes of the text that the cluster stands for.
        package var range: Range<Int>
        /// In points, its tracking included.
        package var advance: Double
        package var isWhitespace: Bool
        package var canBreakAfter: Bool
        /// Whether a line that may end here had better: Japanese lines end between phrases where there is room.
        package var isPhraseEnd: Bool
        /// Whether a line that must end within a phrase had better do so here: between words.
        package var isWordEnd: Bool
        /// Whether a particle would begin the next line, which belongs to what is before it.
        package var isBeforeParticle: Bool
        /// Whether it stands in a word, between two that it is composed of.
        package var isInCompound: Bool
        package var mustBreakAfter: Bool

        package init(
            range: Range<Int>, advance: Double, isWhitespace: Bool, canBreakAfter: Bool, isPhraseEnd: Bool = true,
            isWordEnd: Bool = false, isBeforeParticle: Bool = false, isInCompound: Bool = false, mustBreakAfter: Bool
        ) {
            self.range = range
            self.advance = advance
            self.isWhitespace = isWhitespace
            self.canBreakAfter = canBreakAfter
            self.isPhraseEnd = isPhraseEnd
            self.isWordEnd = isWordEnd
            self.isBeforeParticle = isBeforeParticle
            self.isInCompound = isInCompound
            self.mustBreakAfter = mustBreakAfter
        }
    }

    /// In logical order.
    package var clusters: [Cluster]
    /// The width of “…” in this font, in points.
    package var ellipsisAdvance: Double
    /// Characters for which no font has a glyph.
    package var missing: [Unicode.Scalar]
    /// The smallest size, in points, at which the text has the same shapes: below it the font has another cut.
    package var leastSize: Double

    package init(
        clusters: [Cluster], ellipsisAdvance: Double, missing: [Unicode.Scalar] = [], leastSize: Double = 0
    ) {
        self.clusters = clusters
        self.ellipsisAdvance = ellipsisAdvance
        self.missing = missing
        self.leastSize = leastSize
    }
}
