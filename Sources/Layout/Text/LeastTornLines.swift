/// The fewest lines that a paragraph fits in, and of several ways to have so few the one that does the least harm: that
/// tears few phrases, those between two words if it can, and leaves no character alone on a line. Of several such the one
/// whose first lines are fullest.
struct LeastTornLines {
    let clusters: [ShapedText.Cluster]
    let paragraph: Range<Int>
    let width: Double
    /// Where lines may end; there may be no way to break a text between words, or phrases, alone.
    let tearing: Tearing
    /// The clusters of phrases that are longer than a line, which are torn whatever is done.
    let long: Set<Int>

    enum Tearing {
        case nothing
        /// Phrases that are longer than a line, and no others; between words alone, or anywhere.
        case longBetweenWords
        case long
        case betweenWords
        case anything
    }

    init(clusters: [ShapedText.Cluster], paragraph: Range<Int>, width: Double, tearing: Tearing = .anything) {
        self.clusters = clusters
        self.paragraph = paragraph
        self.width = width
        self.tearing = tearing
        long = Self.longPhrases(of: clusters, in: paragraph, than: width)
    }

    /// The clusters of all phrases that are longer than a line.
    private static func longPhrases(
        of clusters: [ShapedText.Cluster], in paragraph: Range<Int>, than width: Double
    ) -> Set<Int> {
        var long: Set<Int> = []
        var phrase = OpenLine(start: paragraph.lowerBound)
        var isLong = false
        for index in paragraph {
            isLong = isLong || phrase.overflows(width, with: clusters[index])
            phrase.append(clusters[index], at: index)
            guard clusters[index].endsPhrase || index + 1 == paragraph.upperBound else { continue }
            if isLong { long.formUnion(phrase.start...index) }
            phrase = OpenLine(start: index + 1)
            isLong = false
        }
        return long
    }

    /// From the start of a line to the end of the paragraph.
    private struct Way {
        var count = 0
        var harm = 0
        /// The line that begins here; nil at the end.
        var line: BrokenLine?

        func isBetter(than other: Way?) -> Bool {
            guard let other else { return true }
            return (count, harm) < (other.count, other.harm)
        }
    }

    /// Nil where a run of clusters in which no line may end is wider than a line, or a word is that may not be torn.
    func lines() -> [BrokenLine]? {
        var ways = [Way?](repeating: nil, count: paragraph.count + 1)
        ways[paragraph.count] = Way()
        for start in paragraph.reversed() {
            ways[start - paragraph.lowerBound] = bestWay(from: start) { ways[$0 - paragraph.lowerBound] }
        }
        var lines: [BrokenLine] = []
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            guard let line = ways[start - paragraph.lowerBound]?.line else { return nil }
            lines.append(line)
            start = line.end
        }
        return lines
    }

    private func bestWay(from start: Int, then rest: (Int) -> Way?) -> Way? {
        var best: Way?
        var line = OpenLine(start: start)
        for index in start..<paragraph.upperBound {
            guard !line.overflows(width, with: clusters[index]) else { break }
            line.append(clusters[index], at: index)
            guard index + 1 == paragraph.upperBound || mayEnd(after: index), let rest = rest(index + 1) else {
                continue
            }
            let broken = line.before(index + 1)
            let way = Way(count: rest.count + 1, harm: rest.harm + harm(of: broken), line: broken)
            // Of two that are as good the later one has the longer line.
            if !(best?.isBetter(than: way) ?? false) { best = way }
        }
        return best
    }

    private func mayEnd(after index: Int) -> Bool {
        let cluster = clusters[index]
        guard cluster.canBreakAfter else { return false }
        return switch tearing {
        case .nothing: cluster.isPhraseEnd
        case .longBetweenWords: cluster.isPhraseEnd || !cluster.isInsideWord && long.contains(index)
        case .long: cluster.isPhraseEnd || long.contains(index)
        case .betweenWords: !cluster.isInsideWord
        case .anything: true
        }
    }

    private func harm(of line: BrokenLine) -> Int {
        let isLast = line.end == paragraph.upperBound
        let isAlone = clusters.isOneCharacter(line.head) && paragraph.count > line.head.count
        let alone = isAlone ? isLast ? Self.aloneAtEnd : Self.aloneWithin : 0
        let end = clusters[line.end - 1]
        guard !isLast, !end.isPhraseEnd else { return alone }
        return alone + (end.isWordEnd ? Self.tornBetweenWords : Self.tornWord)
    }

    private static let aloneAtEnd = 1
    /// A particle on a line of its own looks worse than a word that is torn.
    private static let aloneWithin = 8
    private static let tornBetweenWords = 2
    private static let tornWord = 6
}
