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

/// Breaks a text greedily into lines.
///
/// Whitespace at the end of a line takes no room. A line is filled up to the last end of a phrase; a phrase that is
/// longer than a line breaks wherever a line may end, a run of clusters where none may breaks anywhere, and no line is
/// without a cluster. A line break at the very end of the text adds no line.
struct LineBreaker {
    let clusters: [ShapedText.Cluster]
    /// Whether lines end between phrases where they can. Without, a text may need fewer lines, never more.
    var keepsPhrases = true

    /// What exceeds the width by less than this is the rounding of sums.
    static let tolerance = 1e-6

    func lines(within width: Double) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var line = OpenLine(start: 0)
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if line.overflows(width, with: cluster), index > line.start {
                let phrases = keepsPhrases ? line.atLastPhrase : nil
                let finished = phrases ?? line.atLastBreak ?? line.before(index)
                lines.append(finished)
                index = finished.end
                line = OpenLine(start: index)
                continue
            }
            line.append(cluster, at: index)
            index += 1
            if cluster.mustBreakAfter, index < clusters.count {
                lines.append(line.before(index))
                line = OpenLine(start: index)
            }
        }
        if line.start < clusters.count { lines.append(line.before(clusters.count)) }
        return lines
    }
}

/// A line that is being filled.
private struct OpenLine {
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
