/// Breaks a paragraph with the least total penalty. Breaking a phrase has a penalty, which is lower in a phrase longer
/// than a line and between two words. So have a character alone on a line, a particle at the start of a line, and each
/// additional line, though less than a broken phrase. Among equal results, the first lines are as full as possible.
struct OptimalLineBreaks {
    private let clusters: [MeasuredText.Cluster]
    private let paragraph: Range<Int>
    private let width: Double
    /// For each cluster of the paragraph, its phrase.
    private let phrases: [Phrase]

    private struct Phrase {
        var start: Int
        /// Whether the phrase is longer than a line, and must be broken in any case.
        var isLong: Bool
    }

    init(clusters: [MeasuredText.Cluster], paragraph: Range<Int>, width: Double) {
        self.clusters = clusters
        self.paragraph = paragraph
        self.width = width
        phrases = Self.phrases(of: clusters, in: paragraph, within: width)
    }

    private static func phrases(
        of clusters: [MeasuredText.Cluster], in paragraph: Range<Int>, within width: Double
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
    private struct Solution {
        var count = 0
        var penalty = 0
        /// The first of these lines; nil at the end.
        var line: BrokenLine?
    }

    /// The solutions from some neighboring places.
    private struct Band {
        /// The place of the first solution, as an index of a cluster.
        var first: Int
        var solutions: [Solution?]

        /// Returns nil at a place outside the band.
        subscript(place: Int) -> Solution? {
            solutions.indices.contains(place - first) ? solutions[place - first] : nil
        }
    }

    /// - Parameter most: the maximum number of lines.
    /// - Returns: the lines; nil if an unbreakable run of clusters is wider than a line, or if too many lines are
    ///   needed.
    func lines(atMost most: Int = .max) -> [BrokenLine]? {
        var free = Band(
            first: paragraph.lowerBound,
            solutions: [Solution?](repeating: nil, count: paragraph.count) + [Solution()])
        for start in paragraph.reversed() {
            free.solutions[start - free.first] = bestSolution(from: start, then: free)
        }
        guard let count = free[paragraph.lowerBound]?.count else { return nil }
        if count <= most { return lines { _ in free } }
        let bands = bands(atMost: most)
        return lines { bands[most - $0] }
    }

    /// Returns the solutions by the maximum number of lines.
    ///
    /// Only places that can be reached with the other lines, and from which the end can be reached, are kept. All
    /// places would take memory that grows with the square of the length.
    private func bands(atMost most: Int) -> [Band] {
        var reached = [paragraph.lowerBound]
        for _ in 0..<most { reached.append(farthestEnd(from: reached[reached.count - 1])) }
        var bands = [Band(first: paragraph.upperBound, solutions: [Solution()])]
        for count in 1..<(most + 1) {
            let fewer = bands[count - 1]
            let last = reached[most - count]
            var solutions: [Solution?] = last == paragraph.upperBound ? [Solution()] : []
            var first = last == paragraph.upperBound ? last : last + 1
            // From a place before one without a solution, the end cannot be reached either.
            while first > paragraph.lowerBound, let solution = bestSolution(from: first - 1, then: fewer) {
                solutions.append(solution)
                first -= 1
            }
            bands.append(Band(first: first, solutions: solutions.reversed()))
        }
        return bands
    }

    /// Returns the end of the longest line from a place, or the place itself if no line can end.
    private func farthestEnd(from start: Int) -> Int {
        var line = OpenLine(start: start)
        var end = start
        for index in start..<paragraph.upperBound {
            guard !line.overflows(width, with: clusters[index]) else { break }
            line.append(clusters[index], at: index)
            if clusters[index].canBreakAfter || index + 1 == paragraph.upperBound { end = index + 1 }
        }
        return end
    }

    /// - Parameter solutions: the solution from each start, by the number of lines before it.
    private func lines(of solutions: (Int) -> Band) -> [BrokenLine]? {
        var lines: [BrokenLine] = []
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            guard let line = solutions(lines.count)[start]?.line else { return nil }
            lines.append(line)
            start = line.end
        }
        return lines
    }

    private func bestSolution(from start: Int, then solutions: Band) -> Solution? {
        var best: Solution?
        var line = OpenLine(start: start)
        for index in start..<paragraph.upperBound {
            guard !line.overflows(width, with: clusters[index]) else { break }
            line.append(clusters[index], at: index)
            guard index + 1 == paragraph.upperBound || clusters[index].canBreakAfter,
                let rest = solutions[index + 1]
            else { continue }
            let next = line.before(index + 1)
            let penalty = rest.penalty + Self.line + penalty(of: next)
            // Of two equal solutions, the later has the longer line.
            if best.map({ penalty <= $0.penalty }) ?? true {
                best = Solution(count: rest.count + 1, penalty: penalty, line: next)
            }
        }
        return best
    }

    private func penalty(of line: BrokenLine) -> Int {
        let isLast = line.end == paragraph.upperBound
        let isAlone = clusters.isOneCharacter(line.head) && paragraph.count > line.head.count
        let alone = isAlone ? isLast ? Self.aloneAtEnd : Self.aloneWithin : 0
        let end = clusters[line.end - 1]
        guard !isLast, !end.isPhraseEnd else { return alone }
        let phrase = phrases[line.end - 1 - paragraph.lowerBound]
        // A broken phrase should start at the beginning of its line.
        let beside = phrase.start > line.head.lowerBound ? Self.brokenBesideOthers : 0
        let broken =
            end.isBeforeParticle
            ? Self.brokenBeforeParticle
            : end.isInCompound ? Self.brokenCompound : end.isWordEnd ? Self.brokenBetweenWords : Self.brokenWord
        return alone + beside + broken + (phrase.isLong ? 0 : Self.brokenThoughShort)
    }

    private static let line = 4
    private static let aloneAtEnd = 2
    /// A particle on a line of its own looks worse than a broken word.
    private static let aloneWithin = 24
    private static let brokenBesideOthers = 1
    private static let brokenBetweenWords = 2
    private static let brokenCompound = 6
    private static let brokenBeforeParticle = 11
    private static let brokenWord = 20
    /// A phrase that fits on a line is broken only if no line is left to avoid it.
    private static let brokenThoughShort = 18
}
