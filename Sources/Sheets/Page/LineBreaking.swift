import Canvas
import Values

/// Breaks shaped text into lines greedily.
struct LineBreaking {
    let clusters: [ShapedText.Cluster]
    let bytes: [UInt8]

    /// Returns the clusters of each line, in order.
    func lines(width limit: Points) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var width: Points = 0
        var lastBreak: Int?
        // The last break after a phrase, the last such break that leaves the line at least half full, and the last
        // after a word.
        var lastPhrase: Int?
        var fullPhrase: Int?
        var lastWord: Int?
        // The last place in a size, for a size that is wider than the line.
        var lastInFigure: Int?
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.mustBreakAfter {
                lines.append(start..<index + 1)
                (start, width, lastBreak, lastPhrase, index) = (index + 1, 0, nil, nil, index + 1)
                (lastWord, fullPhrase, lastInFigure) = (nil, nil, nil)
                continue
            }
            // The slack of a millionth makes text fit the width measured for it.
            if !cluster.isWhitespace, width + cluster.advance > limit + 1e-6, index > start {
                let end =
                    lastPhrase.flatMap { isWorthIt($0, full: fullPhrase, limit) ? $0 : nil }
                    ?? lastWord ?? lastBreak ?? lastInFigure ?? index
                lines.append(start..<end)
                (start, width, lastBreak, lastPhrase, index) = (end, 0, nil, nil, end)
                (lastWord, fullPhrase, lastInFigure) = (nil, nil, nil)
                continue
            }
            width += cluster.advance
            index += 1
            let isInFigure = isInFigure(index)
            if isInFigure { lastInFigure = index }
            let canBreak = cluster.canBreakAfter && !isInFigure
            if canBreak || isBetweenWords(index) { lastBreak = index }
            guard canBreak else { continue }
            if cluster.isPhraseEnd { lastPhrase = index }
            guard width > limit / 2 else { continue }
            if cluster.isPhraseEnd { fullPhrase = index }
            if cluster.isWordEnd { lastWord = index }
        }
        if start < clusters.count { lines.append(start..<clusters.count) }
        return lines
    }

    /// Whether to break after a phrase: if the line is at least half full, or if the next phrase then fits one line.
    private func isWorthIt(_ end: Int, full: Int?, _ limit: Points) -> Bool {
        if end == full { return true }
        var width: Points = 0
        for cluster in clusters[end...] {
            width += cluster.advance
            if width > limit + 1e-6, !cluster.isWhitespace { return false }
            if cluster.mustBreakAfter || cluster.canBreakAfter && cluster.isPhraseEnd { return true }
        }
        return true
    }

    /// Whether a place is between the numbers and the unit of a size: `44 × 44 pt`.
    private func isInFigure(_ index: Int) -> Bool {
        guard index > 1, index < clusters.count, clusters[index - 1].isWhitespace else { return false }
        let (last, next) = (text(from: index - 2, to: index - 1), text(from: index, to: min(index + 2, clusters.count)))
        return last == "×" || next.hasPrefix("×") || next == "pt" && (last.last?.isNumber ?? false)
    }

    private func text(from start: Int, to end: Int) -> String { Self.text(of: clusters[start..<end], in: bytes) }

    /// Whether there is a break between words: before a capital letter in `swipeCard`, or after the dot in
    /// `color.label`.
    private func isBetweenWords(_ index: Int) -> Bool {
        guard index > 0, index < clusters.count else { return false }
        let last = bytes[clusters[index - 1].range.lowerBound]
        let next = bytes[clusters[index].range.lowerBound]
        let (small, capital): (ClosedRange<UInt8>, ClosedRange<UInt8>) = (0x61...0x7A, 0x41...0x5A)
        if last == 0x2E { return small.contains(next) || capital.contains(next) }
        return small.contains(last) && capital.contains(next)
    }

    /// Returns the clusters without trailing spaces and line feeds.
    static func trimmed(_ clusters: ArraySlice<ShapedText.Cluster>) -> ArraySlice<ShapedText.Cluster> {
        guard let last = clusters.lastIndex(where: { !$0.isWhitespace && !$0.mustBreakAfter }) else { return [] }
        return clusters[...last]
    }

    static func text(of clusters: ArraySlice<ShapedText.Cluster>, in bytes: [UInt8]) -> String {
        guard let first = clusters.first, let last = clusters.last else { return "" }
        return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
}
