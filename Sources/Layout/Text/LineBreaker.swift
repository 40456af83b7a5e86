/// A line of a text before it is placed: the clusters on it, by index, and those that remain if it is truncated.
struct BrokenLine: Hashable {
    /// The clusters up to the end of the line or to the ellipsis, without trailing whitespace.
    var head: Range<Int>
    /// The clusters after the ellipsis; empty if there are none.
    var tail: Range<Int>
    var hasEllipsis = false
    /// The width of the drawn clusters, in points.
    var width: Double
    /// The end of the line in the text, including whitespace and line break.
    var end: Int
}

/// Breaks a text into lines.
///
/// Trailing whitespace takes no room. Running text fills its lines with characters; then no word or character is left
/// alone on the last line, as with UIKit's `pushOut`. Where lines end at phrases, as in titles, buttons and centered
/// texts, a line is filled up to its last end of a phrase. ``OptimalLineBreaks`` breaks such a paragraph instead if a
/// phrase is longer than a line, if filling with phrases needs more lines than filling with characters, or if one
/// character would be alone on the last line. It may use more lines than filling with characters, up to the limit. If
/// the limit is too low for all paragraphs, the last ones get the remaining lines.
///
/// An unbreakable run of clusters that is too long is broken anywhere, and each line has at least one cluster. A line
/// break at the very end of the text adds no line.
struct LineBreaker {
    let clusters: [MeasuredText.Cluster]
    let endsAtPhrases: Bool
    /// False in a field that is edited, where a line must not change before the caret leaves it.
    let avoidsOrphans: Bool

    /// Tolerance for rounding errors of sums.
    static let tolerance = 1e-6

    /// - Parameter limit: the maximum number of lines. A text that needs more returns more.
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

    /// Each paragraph includes the line break at its end.
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

    /// - Parameter most: the maximum number of lines; the number that filling with characters needs is always allowed.
    private func lines(of paragraph: Range<Int>, within width: Double, atMost most: Int = .max) -> [BrokenLine] {
        let filled = filledLines(of: paragraph, within: width, upToPhrases: false)
        guard filled.count > 1 else { return filled }
        guard endsAtPhrases, hasPhrases(paragraph) else {
            return avoidsOrphans ? withoutOrphan(filled, within: width) : filled
        }
        let phrases = filledLines(of: paragraph, within: width, upToPhrases: true)
        let breaksPhrase = phrases.dropLast().contains { !clusters[$0.end - 1].isPhraseEnd }
        let isOneLeft = phrases.last.map { clusters.isOneCharacter($0.head) } ?? false
        guard breaksPhrase || isOneLeft || phrases.count > filled.count else { return phrases }
        return OptimalLineBreaks(clusters: clusters, paragraph: paragraph, width: width)
            .lines(atMost: max(most, filled.count)) ?? (phrases.count > filled.count ? filled : phrases)
    }

    /// Whether a break inside the paragraph would break a phrase. Between words of Latin text it never does.
    private func hasPhrases(_ paragraph: Range<Int>) -> Bool {
        clusters[paragraph].contains { $0.canBreakAfter && !$0.isPhraseEnd }
    }

    /// Moves the last break of a paragraph back by one word or character if the last line has only one.
    private func withoutOrphan(_ lines: [BrokenLine], within width: Double) -> [BrokenLine] {
        guard let last = lines.last, let previous = lines.dropLast().last,
            clusters.isOneCharacter(last.head) || isOneWord(last, after: previous),
            let start = clusters[previous.head].dropLast().lastIndex(where: \.canBreakAfter).map({ $0 + 1 }),
            !clusters.isOneCharacter(previous.head.lowerBound..<start)
        else { return lines }
        var (shorter, longer) = (OpenLine(start: previous.head.lowerBound), OpenLine(start: start))
        for index in previous.head.lowerBound..<start { shorter.append(clusters[index], at: index) }
        for index in start..<last.end {
            guard !longer.overflows(width, with: clusters[index]) else { return lines }
            longer.append(clusters[index], at: index)
        }
        return lines.dropLast(2) + [shorter.before(start), longer.before(last.end)]
    }

    /// Whether a line is one word that follows a space.
    private func isOneWord(_ line: BrokenLine, after previous: BrokenLine) -> Bool {
        clusters[previous.end - 1].isWhitespace && !line.head.isEmpty
            && !clusters[line.head].dropLast().contains(where: \.canBreakAfter)
    }

    /// - Parameter upToPhrases: whether a line ends with the last phrase that fits, instead of the last cluster.
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

extension [MeasuredText.Cluster] {
    /// Whether the range is a single character, possibly with a mark that cannot be separated from it, or with an emoji
    /// after a space.
    func isOneCharacter(_ range: Range<Int>) -> Bool {
        switch range.count {
        case 1: true
        case 2: !self[range.lowerBound].canBreakAfter
        case 3: self[range.lowerBound + 1].isWhitespace
        default: false
        }
    }
}

extension MeasuredText.Cluster {
    /// Whether a line may end here without breaking a phrase.
    var endsPhrase: Bool { canBreakAfter && isPhraseEnd }
}

/// A line that is being filled.
struct OpenLine {
    let start: Int
    private var advance = 0.0
    /// The end and the width of the line without trailing whitespace.
    private var inkEnd: Int
    private var inkWidth = 0.0
    /// The line if it ends at the last possible break.
    private(set) var atLastBreak: BrokenLine?
    /// The line if it ends at the last end of a phrase.
    private(set) var atLastPhrase: BrokenLine?

    init(start: Int) {
        self.start = start
        inkEnd = start
    }

    func overflows(_ width: Double, with cluster: MeasuredText.Cluster) -> Bool {
        !cluster.isWhitespace && advance + cluster.advance > width + LineBreaker.tolerance
    }

    mutating func append(_ cluster: MeasuredText.Cluster, at index: Int) {
        advance += cluster.advance
        if !cluster.isWhitespace {
            inkEnd = index + 1
            inkWidth = advance
        }
        guard cluster.canBreakAfter else { return }
        atLastBreak = before(index + 1)
        if cluster.isPhraseEnd { atLastPhrase = atLastBreak }
    }

    /// Returns the line if it ends before the cluster `end`.
    func before(_ end: Int) -> BrokenLine {
        BrokenLine(head: start..<inkEnd, tail: inkEnd..<inkEnd, width: inkWidth, end: end)
    }
}
