package import Canvas
package import Values

/// A line of text on a page.
package struct PageLine: Hashable, Sendable {
    package var text: String
    /// Without the spaces at its end.
    package var width: Points
}

/// Measures and breaks the text of a page.
package struct PageText {
    package let engine: TextEngine

    package init(engine: TextEngine) {
        self.engine = engine
    }

    package func width(_ text: String, _ style: PageStyle) -> Points {
        engine.shape(text, face: style.face).width
    }

    /// The text broken into lines: greedily, where Unicode and Japanese allow it, inside long names before a capital,
    /// and anywhere in what is still too wide.
    ///
    /// - Parameter limit: how many lines there may be; the last ends in an ellipsis where the text goes on.
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

    /// The text on one line, with an ellipsis where it is cut.
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
