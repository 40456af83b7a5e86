import Source
import Tokens

/// Joins the findings about one color of iOS on iOS's own backgrounds, which a project cannot change, into one.
///
/// It runs after waivers, suppressions and the baseline, so that each place can be accepted alone.
package enum SystemColorFolding {
    private struct Key: Hashable {
        var rule: RuleID
        var severity: Severity
        var color: TokenPath

        /// Nil for a finding that stays alone.
        init?(_ finding: Finding) {
            guard let color = finding.systemColor, !finding.isAccepted else { return nil }
            (self.color, rule, severity) = (color, finding.rule, finding.severity)
        }
    }

    /// The number of other lines that a finding names.
    private static let mostLines = 4

    /// Returns the findings in their order, with the worst one of each color in the place of its first.
    package static func folded(_ findings: [Finding]) -> [Finding] {
        var groups: [Key: [Finding]] = [:]
        for finding in findings {
            if let key = Key(finding) { groups[key, default: []].append(finding) }
        }
        guard groups.values.contains(where: { $0.count > 1 }) else { return findings }
        return findings.compactMap { finding in
            guard let key = Key(finding) else { return finding }
            return groups.removeValue(forKey: key).flatMap(joined)
        }
    }

    /// Returns the finding that leads, with the places of all; nil for an empty list.
    ///
    /// Of those that look equally bad, the one that occurs in the most contexts leads.
    private static func joined(_ findings: [Finding]) -> Finding? {
        let worst = findings.map(shortfall).max() ?? 0
        let leaders = findings.filter { shortfall(of: $0) >= worst - FindingMerger.visible }
        guard let first = leaders.first else { return nil }
        var result = leaders.dropFirst().reduce(first) { lead, finding in
            finding.occurrences.count > lead.occurrences.count ? finding : lead
        }
        let own = result.place?.name
        let places = findings.flatMap { [$0.place].compactMap(\.self) + $0.otherPlaces }
            .map { Finding.Place(component: $0.component, state: $0.state) }
        var seen: Set<String> = own.map { [$0] } ?? []
        result.otherPlaces = places.filter { seen.insert($0.name).inserted }
        var ranges: Set<SourceRange?> = [result.diagnostic.range]
        result.otherRanges = findings.compactMap(\.diagnostic.range).filter { ranges.insert($0).inserted }
        result.diagnostic.notes += notes(about: result.otherRanges)
        return result
    }

    private static func shortfall(of finding: Finding) -> Double { finding.worstMeasure?.shortfall ?? 0 }

    private static func notes(about ranges: [SourceRange]) -> [Diagnostic.Note] {
        var notes = ranges.prefix(mostLines).map { Diagnostic.Note("the same color is also here", at: $0) }
        let rest = ranges.count - mostLines
        if rest > 0 { notes.append(Diagnostic.Note("and in \(rest) more \(rest == 1 ? "place" : "places")")) }
        return notes
    }
}
