package import Values

/// A text shaped in a face without a limit on its width, with the properties that line breaking needs.
package struct ShapedText: Hashable, Sendable {
    /// One user-perceived character, or several that share a glyph. Lines never break inside a cluster.
    package struct Cluster: Hashable, Sendable {
        /// The range of the cluster in the text's UTF-8.
        package var range: Range<Int>
        /// The distance to the next cluster, including tracking.
        package var advance: Points
        /// Whether tracking applies. It does not apply to Japanese and emoji.
        package var isTracked: Bool
        /// Whether it is drawn with the colors of its font; the size of emoji does not grow evenly with the point size.
        package var isEmoji: Bool
        package var isWhitespace: Bool
        /// Whether a line may break after the cluster, by Unicode's rules (UAX #14) and those of Japanese
        /// (``Kinsoku``).
        package var canBreakAfter: Bool
        /// Whether a break here is preferred; in Japanese, because a phrase ends here (``Phrases``).
        package var isPhraseEnd: Bool
        /// Whether this is a preferred break inside a phrase that does not fit on a line (``WordEnds``).
        package var isWordEnd: Bool
        /// Whether a break here would begin the next line with a particle, which belongs to the word before it.
        package var isBeforeParticle: Bool
        /// Whether a break here would be between two parts of a compound word.
        package var isInCompound: Bool
        /// Whether a line must break here. The cluster is then a line feed or another separator, which is not drawn.
        package var mustBreakAfter: Bool
    }

    /// The clusters in the order of the text.
    package var clusters: [Cluster]
    /// The number of characters that no font has. They are drawn as boxes.
    package var unknownGlyphs: Int
    /// The characters that no font has, each once, in the order of the text.
    package var missingScalars: [Unicode.Scalar]
    /// The characters that the project's own fonts of the face do not have, each once, in the order of the text. Emoji
    /// and spaces are not among them.
    package var substitutedScalars: [Unicode.Scalar] = []

    /// The sum of the advances.
    package var width: Points {
        clusters.reduce(0) { $0 + $1.advance }
    }
}

extension ShapedText {
    /// Returns the text at another size. This is exact, because glyphs are not hinted. Tracking is added, not scaled.
    ///
    /// - Parameter emojiFactor: the further factor for emoji.
    func scaled(by factor: Double, tracking: Points, emojiFactor: Double) -> ShapedText {
        var scaled = self
        for index in scaled.clusters.indices {
            let cluster = scaled.clusters[index]
            let advance = cluster.advance * (cluster.isEmoji ? factor * emojiFactor : factor)
            scaled.clusters[index].advance = scaled.clusters[index].isTracked ? advance + tracking : advance
        }
        return scaled
    }
}
