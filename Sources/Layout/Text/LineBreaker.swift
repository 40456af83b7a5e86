/// One line of a text before it is placed: clusters by index, and what remains of them where the line was cut.
struct BrokenLine: Hashable {
    /// The clusters up to the end of the line or to the ellipsis, without whitespace at their end.
    var head: Range<Int>
    /// The clusters after the ellipsis; empty where there is none.
    var tail: Range<Int>
    var hasEllipsis = false
    /// The width of what is drawn, in points.
    var width: Double
    /// Where the line ends in the text, whitespace and line break included.
    var end: Int
}

/// Breaks a text into lines.
///
/// Whitespace at the end of a line takes no room. A line is filled up to the last end of a phrase. Where a phrase is
/// longer than a line, where phrases take a line more than characters do, or where one character would stand alone on the
/// last line, a paragraph has the lines that do the least harm (``LeastTornLines``), as many as there is room for: what
/// tears no phrase may take more lines than its characters need. Where room is short, the last paragraph has what is left of
/// it. A run of clusters in which no line may end breaks anywhere, and no line is without a cluster. A line break at the
/// very end of the text adds no line.
struct LineBreaker {
    let clusters: [ShapedText.Cluster]

    /// What exceeds the width by less than this is the rounding of sums.
    static let tolerance = 1e-6

    /// - Parameter limit: as many lines there is room for; the text may need more.
    func lines(within width: Double, atMost limit: Int = .max) -> [BrokenLine] {
        let free = paragraphs.map { self.lines(of: $0, within: width) }
        var left = limit - free.reduce(0) { $0 + $1.count }
        guard left < 0 else { return free.flatMap { $0 } }
        var lines = paragraphs.map { self.lines(of: $0, within: width, atMost: 0) }
        left = limit - lines.reduce(0) { $0 + $1.count }
        for (index, paragraph) in paragraphs.enumerated().reversed() where left > 0 {
            let whole = self.lines(of: paragraph, within: width, atMost: lines[index].count + left)
            left = left + lines[index].count - whole.count
            lines[index] = whole
        }
        return lines.flatMap { $0 }
    }

    /// Each with the line break at its end.
    private var paragraphs: [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        while start < clusters.count {
            let end = clusters[start...].firstIndex(where: \.mustBreakAfter).map { $0 + 1 } ?? clusters.count
            paragraphs.append(start..<end)
            start = end
        }
        return paragraphs
    }

    /// - Parameter most: as many lines there is room for; there may be as many as its characters need in any case.
    private func lines(of paragraph: Range<Int>, within width: Double, atMost most: Int = .max) -> [BrokenLine] {
        let filled = filledLines(of: paragraph, within: width, upToPhrases: false)
        guard filled.count > 1 else { return filled }
        let phrases = filledLines(of: paragraph, within: width, upToPhrases: true)
        let isTorn = phrases.dropLast().contains { !clusters[$0.end - 1].isPhraseEnd }
        let isOneLeft = phrases.last.map { clusters.isOneCharacter($0.head) } ?? false
        guard isTorn || isOneLeft || phrases.count > filled.count else { return phrases }
        return LeastTornLines(clusters: clusters, paragraph: paragraph, width: width)
            .lines(atMost: max(most, filled.count)) ?? (phrases.count > filled.count ? filled : phrases)
    }

    /// - Parameter upToPhrases: whether a line ends with the last phrase that fits; else with whatever fits.
    private func filledLines(of paragraph: Range<Int>, within width: Double, upToPhrases: Bool) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var line = OpenLine(start: paragraph.lowerBound)
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let cluster = clusters[index]
            if line.overflows(width, with: cluster), index > line.start {
                let finished = (upToPhrases ? line.atLastPhrase : nil) ?? line.atLastBreak ?? line.before(index)
                lines.append(finished)
                index = finished.end
                line = OpenLine(start: index)
                continue
            }
            line.append(cluster, at: index)
            index += 1
        }
        return lines + [line.before(index)]
    }
}

extension [ShapedText.Cluster] {
    /// Whether there is one character, with a mark that cannot stand apart from it at most.
    func isOneCharacter(_ range: Range<Int>) -> Bool {
        range.count == 1 || range.count == 2 && !self[range.lowerBound].canBreakAfter
    }
}

extension ShapedText.Cluster {
    /// Whether a line may end with it, and tears nothing.
    var endsPhrase: Bool { canBreakAfter && isPhraseEnd }
}

/// A line that is being filled.
struct OpenLine {
    let start: Int
    private var advance = 0.0
    /// The end and the width of what is not whitespace.
    private var inkEnd: Int
    private var inkWidth = 0.0
    /// The line as it is if it ends at the last place where it may.
    private(set) var atLastBreak: BrokenLine?
    /// The line as it is if it ends with the last phrase.
    private(set) var atLastPhrase: BrokenLine?

    init(start: Int) {
        self.start = start
        inkEnd = start
    }

    func overflows(_ width: Double, with cluster: ShapedText.Cluster) -> Bool {
        !cluster.isWhitespace && advance + cluster.advance > width + LineBreaker.tolerance
    }

    mutating func append(_ cluster: ShapedText.Cluster, at index: Int) {
        advance += cluster.advance
        if !cluster.isWhitespace {
            inkEnd = index + 1
            inkWidth = advance
        }
        guard cluster.canBreakAfter else { return }
        atLastBreak = before(index + 1)
        if cluster.isPhraseEnd { atLastPhrase = atLastBreak }
    }

    /// The line as it is if it ends before the cluster `end`.
    func before(_ end: Int) -> BrokenLine {
        BrokenLine(head: start..<inkEnd, tail: inkEnd..<inkEnd, width: inkWidth, end: end)
    }
}
