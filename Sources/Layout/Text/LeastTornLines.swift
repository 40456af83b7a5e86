/// Breaks a paragraph with the least total penalty. Breaking a phrase has a penalty, which is lower in a phrase longer
/// than a line and between two words. So have a character alone on a line, a particle at the start of a line, and each
/// additional line, though less than a broken phrase. Among equal results, the first lines are as full as possible.
struct LeastTornLines {
    private let clusters: [ShapedText.Cluster]
    private let paragraph: Range<Int>
    private let width: Double
    /// For each cluster of the paragraph, its phrase.
    private let phrases: [Phrase]

    private struct Phrase {
        var start: Int
        /// Whether the phrase is longer than a line, and must be broken in any case.
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

    /// The lines from one position to the end of the paragraph.
    private struct Way {
        var count = 0
        var harm = 0
        /// The first of these lines; nil at the end.
        var line: BrokenLine?
    }

    /// - Parameter most: the maximum number of lines.
    /// - Returns: the lines; nil if an unbreakable run of clusters is wider than a line, or if too many lines are
    ///   needed.
    func lines(atMost most: Int = .max) -> [BrokenLine]? {
        var free = none
        for start in paragraph.reversed() { free[start - paragraph.lowerBound] = bestWay(from: start, then: free) }
        guard let count = free[0]?.count else { return nil }
        if count <= most { return lines { _ in free } }
        // By the maximum number of lines.
        var limited = [none]
        for _ in 0..<most {
            let fewer = limited[limited.count - 1]
            limited.append(paragraph.map { bestWay(from: $0, then: fewer) } + [Way()])
        }
        return lines { limited[most - $0] }
    }

    /// Solutions of zero lines: only the end of the paragraph has one.
    private var none: [Way?] { [Way?](repeating: nil, count: paragraph.count) + [Way()] }

    /// - Parameter ways: the solution from each start, by the number of lines before it.
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
            // Of two equal solutions, the later has the longer line.
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
        // A broken phrase should start at the beginning of its line.
        let beside = phrase.start > line.head.lowerBound ? Self.tornBeside : 0
        let torn =
            end.isBeforeParticle
            ? Self.tornFromParticle
            : end.isInCompound ? Self.tornCompound : end.isWordEnd ? Self.tornBetweenWords : Self.tornWord
        return alone + beside + torn + (phrase.isLong ? 0 : Self.tornThoughShort)
    }

    private static let line = 4
    private static let aloneAtEnd = 2
    /// A particle on a line of its own looks worse than a broken word.
    private static let aloneWithin = 24
    private static let tornBeside = 1
    private static let tornBetweenWords = 2
    private static let tornCompound = 6
    private static let tornFromParticle = 11
    private static let tornWord = 20
    /// A phrase that fits on a line is broken only if no line is left to avoid it.
    private static let tornThoughShort = 18
}
