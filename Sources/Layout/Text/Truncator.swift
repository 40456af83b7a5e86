import Specs

/// Truncates the last line that fits, cluster by cluster, and inserts an ellipsis for the missing part.
struct Truncator {
    let clusters: [MeasuredText.Cluster]
    let ellipsisAdvance: Double
    let truncation: Truncation

    /// Returns the line that starts at `start` and represents the rest of the text.
    func line(from start: Int, within width: Double) -> BrokenLine {
        let room = width - ellipsisAdvance + LineBreaker.tolerance
        let head: Range<Int>
        let tail: Range<Int>
        switch truncation {
        case .tail:
            head = prefix(from: start, within: room)
            tail = head.upperBound..<head.upperBound
        case .head:
            head = start..<start
            tail = suffix(from: start, within: room)
        case .middle:
            // Both halves have equal room, but room that the second does not use goes to the first.
            let half = prefix(from: start, within: room / 2)
            tail = suffix(from: half.upperBound, within: room / 2)
            head = prefix(from: start, to: tail.lowerBound, within: room - self.width(of: tail))
        }
        return BrokenLine(
            head: head, tail: tail, hasEllipsis: true,
            width: self.width(of: head) + ellipsisAdvance + self.width(of: tail), end: clusters.count)
    }

    private func width(of range: Range<Int>) -> Double {
        clusters[range].reduce(0) { $0 + $1.advance }
    }

    /// Returns the longest range from `start` that fits, within one paragraph and without trailing whitespace.
    private func prefix(from start: Int, to end: Int? = nil, within room: Double) -> Range<Int> {
        var advance = 0.0
        var inkEnd = start
        for index in start..<max(start, end ?? clusters.count) {
            let cluster = clusters[index]
            advance += cluster.advance
            if !cluster.isWhitespace {
                if advance > room { break }
                inkEnd = index + 1
            }
            if cluster.mustBreakAfter { break }
        }
        return start..<inkEnd
    }

    /// Returns the longest range before the end of the text that fits, within one paragraph and without whitespace at
    /// its ends.
    private func suffix(from start: Int, within room: Double) -> Range<Int> {
        var end = clusters.count
        while end > start, clusters[end - 1].isWhitespace { end -= 1 }
        var advance = 0.0
        var inkStart = end
        for index in (start..<max(start, end)).reversed() {
            let cluster = clusters[index]
            if cluster.mustBreakAfter, index < end - 1 { break }
            advance += cluster.advance
            if !cluster.isWhitespace {
                if advance > room { break }
                inkStart = index
            }
        }
        return inkStart..<end
    }
}
