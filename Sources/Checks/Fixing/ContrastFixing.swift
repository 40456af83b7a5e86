import Source
import Tokens
import Values

/// Suggests colors for findings about low contrast.
///
/// A suggestion is tried before it is shown: it passes in every context and at every place that shows the color.
package struct ContrastFixing {
    /// Uses the place of each ink that has the least contrast.
    private let changes: TokenChanges
    /// Uses all places, for tokens whose new value would make another place the worst one.
    private let thorough: TokenChanges?
    private let written: WrittenColors
    private let opacities: OpacitySearch

    package init(_ pairs: some Sequence<InkPair>, in design: Design) {
        let all = Array(pairs)
        changes = TokenChanges(all.filter { !$0.isElsewhere }, in: design)
        thorough = all.contains(where: \.isElsewhere) ? TokenChanges(all, in: design) : nil
        written = WrittenColors(all, uses: changes.uses)
        opacities = OpacitySearch(changes.uses)
    }

    /// Adds fixes and the help that describes them to the findings that a color can fix.
    package func addingFixes(to findings: [Finding]) -> [Finding] {
        findings.map { finding in
            let pairs = finding.occurrences.compactMap(\.pair)
            guard !pairs.isEmpty, finding.diagnostic.help != PlacedFrame.decorationHelp else { return finding }
            let isAll = pairs.count == finding.occurrences.count
            let isFixable = !pairs.contains(where: changes.uses.isOutOfReach)
            var result = finding
            let plan = isFixable ? plan(for: pairs) : nil
            // An opacity is the cause, unless a token has a value that passes.
            if isAll, plan?.changes.isEmpty ?? true, let opacity = opacities.nearest(for: pairs) {
                result.diagnostic.help = FixText.opacity(opacity.written, passing: opacity.passing)
            } else if let plan {
                result.diagnostic.help = plan.help
                result.diagnostic.fixes = plan.fix.map { [$0] } ?? []
            } else if isAll, isFixable,
                let suggestion = written.suggestion(
                    for: pairs, seen: finding.occurrences.first?.measure?.foreground)
            {
                result.diagnostic.help = suggestion.help
            }
            return result
        }
    }

    /// Adds the nearest colors that pass at the given pairs to the findings about contrast that have no help.
    ///
    /// Other places that show the same tokens are not considered, and no token is changed. Findings of one rule at one
    /// place of the file get the same help, since they are about the same color.
    package func addingNearestColors(to findings: [Finding]) -> [Finding] {
        let open = findings.filter { $0.diagnostic.help == nil && $0.diagnostic.range != nil }
        let suggestions = Dictionary(grouping: open, by: FindingKey.init).compactMapValues(suggestion)
        return findings.map { finding in
            guard finding.diagnostic.help == nil, let suggestion = suggestions[FindingKey(finding)] else {
                return finding
            }
            var result = finding
            result.diagnostic.help = suggestion.help
            result.suggestedColor = suggestion.color
            return result
        }
    }

    private func suggestion(for findings: [Finding]) -> WrittenColors.Suggestion? {
        let occurrences = findings.flatMap(\.occurrences)
        let pairs = occurrences.compactMap(\.pair)
        guard !pairs.isEmpty, pairs.count == occurrences.count else { return nil }
        if let opacity = opacities.nearest(for: pairs) {
            return WrittenColors.Suggestion(help: FixText.opacity(opacity.written, passing: opacity.passing))
        }
        return written.suggestion(for: pairs, seen: occurrences.first?.measure?.foreground)
    }

    private func plan(for pairs: [InkPair]) -> Plan? {
        guard let plan = changes.plan(for: pairs), let thorough else { return changes.plan(for: pairs) }
        return thorough.passes(plan) ? plan : thorough.plan(for: pairs)
    }

    /// Notes in the help of fixable findings that no color is suggested until all files can be read.
    ///
    /// A value that passes everywhere cannot be computed while some of the token's uses are unknown.
    package static func deferringFixes(of findings: [Finding], in design: Design) -> [Finding] {
        let uses = ColorUses([], in: design)
        return findings.map { finding in
            guard finding.occurrences.compactMap(\.pair).contains(where: { !uses.literals(in: $0.stack).isEmpty })
            else {
                return finding
            }
            var result = finding
            result.diagnostic.help = [finding.diagnostic.help, FixText.deferred].compactMap(\.self)
                .joined(separator: "; ")
            return result
        }
    }

    // MARK: Plans

    struct Plan {
        var help: String
        var fix: Fix?
        /// The changes that settle the finding; empty if the help names no value.
        var changes: [Change] = []
    }

    /// One literal and its suggested color.
    struct Change {
        var literal: TokenLiteral
        var color: RGBA
        var difference: Double
        var appearance: Appearance
        var uses: Int
    }
}
