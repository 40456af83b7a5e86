import Source

/// The order in which findings are shown where only some of them can be.
enum FindingRank {
    /// A line of a file, whose findings have one cause.
    private struct Line: Hashable {
        var path: String
        var line: Int?
    }

    private struct Ranked {
        var reported: ReportedFinding
        /// The mock-ups with findings of its line.
        var ofLine: Int
        var mockups: Int
        /// The number of findings of the same file before it.
        var round = 0
    }

    /// Returns findings by the number of mock-ups that their line causes findings in. The first finding of each file
    /// comes before the second of any file.
    static func ordered(_ findings: [ReportedFinding]) -> [ReportedFinding] {
        let counts = findings.map(\.mockups)
        var lines: [Line: Int] = [:]
        for (reported, count) in zip(findings, counts) { lines[line(of: reported), default: 0] += count }
        var ranked = zip(findings, counts).map { reported, count in
            Ranked(reported: reported, ofLine: lines[line(of: reported)] ?? count, mockups: count)
        }
        ranked = sorted(ranked) { [-$0.ofLine, -$0.mockups] }
        var rounds: [String: Int] = [:]
        for index in ranked.indices {
            ranked[index].round = rounds[ranked[index].reported.path, default: 0]
            rounds[ranked[index].reported.path, default: 0] += 1
        }
        return sorted(ranked) { [$0.round, -$0.ofLine, -$0.mockups] }.map(\.reported)
    }

    private static func line(of reported: ReportedFinding) -> Line {
        Line(path: reported.path, line: reported.location?.line)
    }

    /// Sorts by several numbers; elements with equal numbers keep their order.
    private static func sorted(_ ranked: [Ranked], by numbers: (Ranked) -> [Int]) -> [Ranked] {
        ranked.enumerated().map { (numbers($0.element) + [$0.offset], $0.element) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }
}
