package import Specs

/// Measures texts for layout. The program passes an engine that uses Pango; tests pass one with fixed widths.
package protocol TextShaper {
    /// Shapes a text without a width: lines end only at its own line breaks.
    func shape(_ string: String, font: ResolvedFont) -> MeasuredText
}

/// A text as a sequence of indivisible clusters.
package struct MeasuredText: Sendable, Hashable {
    package struct Cluster: Sendable, Hashable {
        /// The bytes of the cluster in the text.
        package var range: Range<Int>
        /// In points, including tracking.
        package var advance: Double
        package var isWhitespace: Bool
        package var canBreakAfter: Bool
        /// Whether a line should preferably end here: Japanese lines end between phrases where possible.
        package var isPhraseEnd: Bool
        /// Whether this is the end of a word, the preferred break within a phrase.
        package var isWordEnd: Bool
        /// Whether a particle follows, which belongs to the word before it.
        package var isBeforeParticle: Bool
        /// Whether this is between two parts of a compound word.
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
    /// Characters that the project's own fonts do not have, and that a font of the system draws.
    package var substituted: [Unicode.Scalar]
    /// The minimum font size, in points, at which the text has the same shapes. Below it, the font has other glyphs.
    package var minimumSize: Double

    package init(
        clusters: [Cluster], ellipsisAdvance: Double, missing: [Unicode.Scalar] = [],
        substituted: [Unicode.Scalar] = [], minimumSize: Double = 0
    ) {
        self.clusters = clusters
        self.ellipsisAdvance = ellipsisAdvance
        self.missing = missing
        self.substituted = substituted
        self.minimumSize = minimumSize
    }
}
