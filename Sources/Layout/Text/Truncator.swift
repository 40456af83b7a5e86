import Specs

/// Cuts the last line that there is room for, cluster by cluster, and puts an ellipsis where something is missing.
struct Truncator {
    let clusters: [ShapedText.Cluster]
    let ellipsisAdvance: Double
    let truncation: Truncation

    /// The line that starts at `start` and stands for all that follows.
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
            // The halves are equal, but what the second one cannot use goes to the first.
            let half = prefix(from: start, within: room / 2)
            tail = suffix(from: half.upperBound, within: room - self.width(of: half))
            head = prefix(from: start, to: tail.lowerBound, within: room - self.width(of: tail))
        }
        return BrokenLine(
            head: head, tail: tail, hasEllipsis: true,
            width: self.width(of: head) + ellipsisAdvance + self.width(of: tail), end: clusters.count)
    }

    private func width(of range: Range<Int>) -> Double {
        clusters[range].reduce(0) { $0 + $1.advance }
    }

    /// As much as fits from `start`, within one paragraph and without whitespace at its end.
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

    /// As much as fits before the end of the text, within one paragraph and without whitespace at either end.
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
