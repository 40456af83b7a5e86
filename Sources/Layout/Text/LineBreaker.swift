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
/// Whitespace at the end of a line takes no room. A line is filled up to the last end of a phrase. Where a phrase is
/// longer than a line, where phrases would take a line more than characters do, or where one character would stand alone
/// on the last line, a paragraph has as few lines as its characters, with as little torn as that allows
/// (``LeastTornLines``); one more, or half as many more where there are many, where that saves from being torn every phrase
/// but those that are longer than a line, and there is room for it; one more where it saves every word. A run of clusters in
/// which no line may end breaks anywhere, and no line is without a cluster. A line break at the very end of the text adds no
/// line. Where the last line would hold one character of a torn phrase, another is pushed out to it, as UIKit's
/// `lineBreakStrategy` `.pushOut` does with words.
struct LineBreaker {
    let clusters: [ShapedText.Cluster]

    /// What exceeds the width by less than this is the rounding of sums.
    static let tolerance = 1e-6

    /// What is left of a torn phrase gets a line of its own only if it has so many clusters; a に alone looks lost.
    private static let leastRemainder = 3

    /// - Parameters:
    ///   - limit: as many lines there is room for; the text may need more.
    ///   - spare: how many lines a paragraph may have beyond what it needs, if they save what would be torn.
    func lines(within width: Double, atMost limit: Int = .max, spare: Int = 1) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var torn: [(paragraph: Range<Int>, place: Range<Int>)] = []
        var start = 0
        while start < clusters.count {
            let end = clusters[start...].firstIndex(where: \.mustBreakAfter).map { $0 + 1 } ?? clusters.count
            let broken = self.lines(of: start..<end, within: width)
            if broken.count > 1, broken.dropLast().contains(where: { !clusters[$0.end - 1].isPhraseEnd }) {
                torn.append((start..<end, lines.count..<lines.count + broken.count))
            }
            lines += broken
            start = end
        }
        for (paragraph, place) in torn.reversed() where lines.count < limit {
            let (free, count) = (limit - lines.count, place.count)
            let whole = wholeLines(
                of: paragraph, insteadOf: lines[place], within: width,
                atMost: count + min(max(spare, count / 2), free), withTornPhrases: count + min(spare, free))
            if let whole { lines.replaceSubrange(place, with: whole) }
        }
        return lines
    }

    /// Lines that tear no phrase, or none but those that are longer than a line, or else no word; nil where that takes too
    /// many of them, or cannot be.
    ///
    /// - Parameter mostWithTorn: as many lines may save words where phrases are torn all the same.
    private func wholeLines(
        of paragraph: Range<Int>, insteadOf lines: ArraySlice<BrokenLine>, within width: Double, atMost most: Int,
        withTornPhrases mostWithTorn: Int
    ) -> [BrokenLine]? {
        func least(_ tearing: LeastTornLines.Tearing) -> LeastTornLines {
            LeastTornLines(clusters: clusters, paragraph: paragraph, width: width, tearing: tearing)
        }
        let whole = least(.nothing)
        if whole.long.isEmpty {
            if let lines = whole.lines(), lines.count <= most { return lines }
        } else {
            for tearing in [LeastTornLines.Tearing.longBetweenWords, .long] {
                // A particle that has a line to itself reads worse than a phrase that is torn with the one before.
                guard let lines = least(tearing).lines(), lines.count <= most,
                    !lines.contains(where: { clusters.isOneCharacter($0.head) })
                else { continue }
                return lines
            }
        }
        // Else what there is tears no word already.
        guard lines.dropLast().contains(where: { clusters[$0.end - 1].isInsideWord }),
            let words = least(.betweenWords).lines(), words.count <= mostWithTorn
        else { return nil }
        return words
    }

    private func lines(of paragraph: Range<Int>, within width: Double) -> [BrokenLine] {
        let filled = filledLines(of: paragraph, within: width, upToPhrases: false)
        guard filled.count > 1 else { return filled }
        let phrases = filledLines(of: paragraph, within: width, upToPhrases: true)
        let isTorn = phrases.dropLast().contains { !clusters[$0.end - 1].isPhraseEnd }
        let isOneLeft = phrases.last.map { clusters.isOneCharacter($0.head) } ?? false
        guard isTorn || isOneLeft || phrases.count > filled.count else { return phrases }
        return LeastTornLines(clusters: clusters, paragraph: paragraph, width: width).lines()
            ?? (phrases.count > filled.count ? filled : phrases)
    }

    /// - Parameter upToPhrases: whether a line ends with the last phrase that fits; else with whatever fits.
    private func filledLines(of paragraph: Range<Int>, within width: Double, upToPhrases: Bool) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var isInsidePhrase = false
        var line = OpenLine(start: paragraph.lowerBound)
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let cluster = clusters[index]
            if line.overflows(width, with: cluster), index > line.start {
                let least = isInsidePhrase ? Self.leastRemainder : 1
                let phrases = line.atLastPhrase.flatMap { upToPhrases && $0.head.count >= least ? $0 : nil }
                let finished = phrases ?? line.atLastBreak ?? line.before(index)
                isInsidePhrase = phrases == nil
                lines.append(finished)
                index = finished.end
                line = OpenLine(start: index)
                continue
            }
            line.append(cluster, at: index)
            index += 1
        }
        append(line.before(index), to: &lines, isTorn: isInsidePhrase, within: width)
        return lines
    }

    /// Adds the last line of a paragraph; with one more character of the line before if it would hold one alone.
    private func append(_ last: BrokenLine, to lines: inout [BrokenLine], isTorn: Bool, within width: Double) {
        guard isTorn, let previous = lines.last, isOnePiece(last.head), !clusters[previous.end - 1].isPhraseEnd,
            let place = pieceStart(before: previous.end, after: previous.head.lowerBound),
            pieceStart(before: place, after: previous.head.lowerBound) != nil
        else {
            lines.append(last)
            return
        }
        let (shorter, longer) = (line(previous.head.lowerBound..<place), line(place..<last.end))
        guard longer.width <= width + Self.tolerance else {
            lines.append(last)
            return
        }
        lines[lines.count - 1] = shorter
        lines.append(longer)
    }

    /// Whether no line may end inside of it: one character with the marks that cannot stand apart from it.
    private func isOnePiece(_ range: Range<Int>) -> Bool {
        !range.isEmpty && !range.dropLast().contains { clusters[$0].canBreakAfter }
    }

    /// Where the piece begins that ends before a cluster; nil where that is the start of its line.
    private func pieceStart(before end: Int, after start: Int) -> Int? {
        guard end - 1 > start else { return nil }
        return (start + 1..<end).last { clusters[$0 - 1].canBreakAfter }
    }

    private func line(_ range: Range<Int>) -> BrokenLine {
        var line = OpenLine(start: range.lowerBound)
        for index in range { line.append(clusters[index], at: index) }
        return line.before(range.upperBound)
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

    /// Whether a line that ends with it tears a word.
    var isInsideWord: Bool { !isPhraseEnd && !isWordEnd }
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
