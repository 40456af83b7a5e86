/// Of all ways to break a paragraph the one that does the least harm: that tears few phrases, those that are longer than a
/// line before others, between two words if it can, leaves no character alone and no particle at the start of a line. A
/// line more is a harm too, less than a torn phrase. Of several such the one whose first lines are fullest.
struct LeastTornLines {
    private let clusters: [ShapedText.Cluster]
    private let paragraph: Range<Int>
    private let width: Double
    /// By cluster of the paragraph, the phrase that it belongs to.
    private let phrases: [Phrase]

    private struct Phrase {
        var start: Int
        /// Whether it is longer than a line, so that it is torn whatever is done.
        var isLong: Bool
    }

    init(clusters: [ShapedText.Cluster], paragraph: Range<Int>, width: Double) {
        self.clusters = clusters
        self.paragraph = paragraph
        self.width = width
        phrases = Self.phrases(of: clusters, in: paragraph, within: width)
    }

    private static func phrases(
        of clusters: [ShapedText.Cluster], in paragraph: Range<Int>, within width: Double
    ) -> [Phrase] {
        var phrases: [Phrase] = []
        var line = OpenLine(start: paragraph.lowerBound)
        var isLong = false
        for index in paragraph {
            isLong = isLong || line.overflows(width, with: clusters[index])
            line.append(clusters[index], at: index)
            guard clusters[index].endsPhrase || index + 1 == paragraph.upperBound else { continue }
            phrases += [Phrase](repeating: Phrase(start: line.start, isLong: isLong), count: index + 1 - line.start)
            line = OpenLine(start: index + 1)
            isLong = false
        }
        return phrases
    }

    /// From the start of a line to the end of the paragraph.
    private struct Way {
        var count = 0
        var harm = 0
        /// The line that begins here; nil at the end.
        var line: BrokenLine?
    }

    /// - Parameter most: as many lines there may be.
    /// - Returns: nil where a run of clusters in which no line may end is wider than a line, or there are too many lines.
    func lines(atMost most: Int = .max) -> [BrokenLine]? {
        var free = none
        for start in paragraph.reversed() { free[start - paragraph.lowerBound] = bestWay(from: start, then: free) }
        guard let count = free[0]?.count else { return nil }
        if count <= most { return lines { _ in free } }
        // By how many lines there are at most.
        var limited = [none]
        for _ in 0..<most {
            let fewer = limited[limited.count - 1]
            limited.append(paragraph.map { bestWay(from: $0, then: fewer) } + [Way()])
        }
        return lines { limited[most - $0] }
    }

    /// No way from any start but the end.
    private var none: [Way?] { [Way?](repeating: nil, count: paragraph.count) + [Way()] }

    /// - Parameter ways: from every start, by how many lines are before it.
    private func lines(of ways: (Int) -> [Way?]) -> [BrokenLine]? {
        var lines: [BrokenLine] = []
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            guard let line = ways(lines.count)[start - paragraph.lowerBound]?.line else { return nil }
            lines.append(line)
            start = line.end
        }
        return lines
    }

    private func bestWay(from start: Int, then ways: [Way?]) -> Way? {
        var best: Way?
        var line = OpenLine(start: start)
        for index in start..<paragraph.upperBound {
            guard !line.overflows(width, with: clusters[index]) else { break }
            line.append(clusters[index], at: index)
            guard index + 1 == paragraph.upperBound || clusters[index].canBreakAfter,
                let rest = ways[index + 1 - paragraph.lowerBound]
            else { continue }
            let broken = line.before(index + 1)
            let harm = rest.harm + Self.line + harm(of: broken)
            // Of two that are as good the later one has the longer line.
            if best.map({ harm <= $0.harm }) ?? true { best = Way(count: rest.count + 1, harm: harm, line: broken) }
        }
        return best
    }

    private func harm(of line: BrokenLine) -> Int {
        let isLast = line.end == paragraph.upperBound
        let isAlone = clusters.isOneCharacter(line.head) && paragraph.count > line.head.count
        let alone = isAlone ? isLast ? Self.aloneAtEnd : Self.aloneWithin : 0
        let end = clusters[line.end - 1]
        guard !isLast, !end.isPhraseEnd else { return alone }
        let phrase = phrases[line.end - 1 - paragraph.lowerBound]
        // What is torn had better begin its line.
        let beside = phrase.start > line.head.lowerBound ? Self.tornBeside : 0
        let torn =
            end.isBeforeParticle
            ? Self.tornFromParticle
            : end.isInCompound ? Self.tornCompound : end.isWordEnd ? Self.tornBetweenWords : Self.tornWord
        return alone + beside + torn + (phrase.isLong ? 0 : Self.tornThoughShort)
    }

    private static let line = 4
    private static let aloneAtEnd = 2
    /// A particle on a line of its own looks worse than a word that is torn.
    private static let aloneWithin = 24
    private static let tornBeside = 1
    private static let tornBetweenWords = 2
    private static let tornCompound = 6
    private static let tornFromParticle = 11
    private static let tornWord = 20
    /// A phrase that fits a line is torn only where there is no line to save it.
    private static let tornThoughShort = 18
}
