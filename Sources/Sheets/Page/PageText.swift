package import Canvas
package import Values

/// A line of text on a page.
package struct PageLine: Hashable, Sendable {
    package var text: String
    /// The width without trailing spaces.
    package var width: Points
}

/// Measures text and breaks it into lines.
package struct PageText {
    package let engine: TextEngine

    package init(engine: TextEngine) {
        self.engine = engine
    }

    package func width(_ text: String, _ style: PageStyle) -> Points {
        engine.shape(text, face: style.face).width
    }

    /// Breaks text into lines greedily, where Unicode and Japanese rules allow it, inside long names before a capital,
    /// and
    /// anywhere in text that is still too wide.
    ///
    /// - Parameter limit: the maximum number of lines. The last one ends in an ellipsis if text remains.
    package func lines(_ text: String, _ style: PageStyle, width: Points, limit: Int = .max) -> [PageLine] {
        guard !text.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        let clusters = engine.shape(text, face: style.face).clusters
        let lines = LineBreaking(clusters: clusters, bytes: bytes).lines(width: width)
        func line(_ range: Range<Int>) -> PageLine {
            let visible = LineBreaking.trimmed(clusters[range])
            let text = LineBreaking.text(of: visible, in: bytes)
            return PageLine(text: text, width: self.width(text, style))
        }
        guard lines.count > limit, limit > 0 else { return lines.map(line) }
        let rest = clusters[lines[limit - 1].lowerBound...]
        return lines.prefix(limit - 1).map(line) + [truncated(rest, bytes, style, width: width)]
    }

    /// Returns the text on one line, with an ellipsis if it is cut.
    package func line(_ text: String, _ style: PageStyle, width: Points) -> PageLine {
        lines(text, style, width: width, limit: 1).first ?? PageLine(text: "", width: 0)
    }

    private func truncated(
        _ clusters: ArraySlice<ShapedText.Cluster>, _ bytes: [UInt8], _ style: PageStyle, width: Points
    ) -> PageLine {
        let room = width - self.width(TextEngine.ellipsis, style)
        var taken: Points = 0
        let fitting = clusters.prefix { cluster in
            taken += cluster.advance
            return !cluster.mustBreakAfter && taken <= room
        }
        let text = LineBreaking.text(of: LineBreaking.trimmed(fitting), in: bytes) + TextEngine.ellipsis
        return PageLine(text: text, width: self.width(text, style))
    }
}
