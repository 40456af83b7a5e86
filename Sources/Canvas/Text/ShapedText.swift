package import Values

/// A text as it is set in a face without a limit of width: what line breaking needs to know of it.
package struct ShapedText: Hashable, Sendable {
    /// What a reader takes for one character, or several that share a glyph: no line breaks inside.
    package struct Cluster: Hashable, Sendable {
        /// Offsets in the text's UTF-8.
        package var range: Range<Int>
        /// How far the next cluster stands from this one, tracking included.
        package var advance: Points
        /// Whether tracking applies: Japanese and emoji have none.
        package var isTracked: Bool
        package var isWhitespace: Bool
        /// Whether a line may end here: Unicode's rules (UAX #14) and those of Japanese (``Kinsoku``).
        package var canBreakAfter: Bool
        /// Whether a line that may end here had better: between phrases, as far as Japanese goes (``Phrases``).
        package var isPhraseEnd: Bool
        /// Whether a line that must end within a phrase had better do so here (``WordEnds``).
        package var isWordEnd: Bool
        /// Whether a particle would begin the next line, which belongs to what is before it.
        package var isBeforeParticle: Bool
        /// Whether it stands in a word, between two that it is composed of.
        package var isInCompound: Bool
        /// Whether a line ends here in any case: this is a line feed or the like, and shows nothing.
        package var mustBreakAfter: Bool
    }

    /// In the order of the text.
    package var clusters: [Cluster]
    /// How many characters no font has: they show as boxes.
    package var unknownGlyphs: Int
    /// Those characters, each once, in the order of the text.
    package var missingScalars: [Unicode.Scalar]

    /// The sum of the advances.
    package var width: Points {
        clusters.reduce(0) { $0 + $1.advance }
    }
}

extension ShapedText {
    /// The same shapes at another size: exact, since glyphs are not hinted. The tracking is not scaled but added.
    func scaled(by factor: Double, tracking: Points) -> ShapedText {
        var scaled = self
        for index in scaled.clusters.indices {
            let advance = scaled.clusters[index].advance * factor
            scaled.clusters[index].advance = scaled.clusters[index].isTracked ? advance + tracking : advance
        }
        return scaled
    }
}
