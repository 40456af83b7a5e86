import Checks
import Layout
import Source
import Specs
package import Values

/// A contrast with its place: the pill that shows it, and the measured ink.
package struct MeasuredContrast: Sendable, Hashable {
    package var ink: Rect
    package var pill: ContrastPill
    /// The areas of the ink by line.
    var lines: [Rect] = []
    /// Other inks with the same contrast.
    var others: [Rect] = []
    /// Whether it is text rather than a symbol.
    var isText = true

    package init(ink: Rect, pill: ContrastPill) {
        self.ink = ink
        self.pill = pill
    }

    private static let minimumVisible = 1.01

    /// The end of a leader to it. For text with short lines, this is the longest line at the middle.
    var target: Rect {
        let middle = lines.filter { abs(($0.midY - ink.midY).value) <= $0.height.value }
        guard let longest = lines.max(by: { $0.width < $1.width }), !middle.isEmpty else { return ink }
        let reachesBothEdges =
            middle.contains { $0.minX - ink.minX < Self.reach } && middle.contains { ink.maxX - $0.maxX < Self.reach }
        return reachesBothEdges ? ink : longest
    }

    /// The end of a leader from below, in the middle of the lower edge. For text whose last line ends before the
    /// middle,
    /// this is that line.
    var foot: Rect {
        guard let last = lines.last, !(last.minX...last.maxX).contains(ink.midX) else { return ink }
        return last
    }

    /// The maximum distance from an edge at which ink counts as reaching it.
    private static let reach: Points = 12

    /// Returns the contrasts of a state in an appearance, in drawing order, on the background that is drawn, the first
    /// one.
    static func all(in state: SheetState, _ appearance: Appearance) -> [MeasuredContrast] {
        let state = state.mockup.isSheet ? state : state.backgroundStates.first ?? state
        return state.contrasts.filter { $0.appearance == appearance && !$0.isHidden }.compactMap { measured in
            let frame = measured.frame
            var inks = frame.text?.inks ?? [frame.content]
            // Show the contrast of partly scrolled content at its visible part.
            if let clip = measured.placed.clip { inks = inks.compactMap { $0.intersection(clip) } }
            let visibleArea = state.mockup.visibleArea(at: frame.node.path)
            if state.mockup.isWholeScreen { inks = inks.compactMap { $0.intersection(visibleArea) } }
            guard let first = inks.first else { return nil }
            let pill = ContrastPill(
                foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                grade: state.grade(of: measured))
            // If ink and background have the same color without a finding, only a cover was measured.
            if pill.grade == .exempt, pill.ratio < minimumVisible, !measured.isDisabled { return nil }
            // Leave out decoration, such as the chevron of a row, which requires no contrast.
            let isDecoration = measured.kind != .text && !measured.isDisabled && measured.placed.isHiddenFromVoice
            if pill.grade == .exempt, isDecoration { return nil }
            var contrast = MeasuredContrast(ink: inks.dropFirst().reduce(first) { $0.union($1) }, pill: pill)
            contrast.isText = measured.kind == .text
            contrast.lines = inks
            return contrast
        }
    }

    /// Returns the lowest contrast. Exempt ones count only if all are exempt.
    static func worst(in state: SheetState, _ appearance: Appearance) -> MeasuredContrast? {
        var worst = merged(all(in: state, appearance)).min { first, second in
            let (one, two) = (first.pill.grade == .exempt, second.pill.grade == .exempt)
            return one == two ? first.pill.ratio < second.pill.ratio : two
        }
        worst?.pill.count = 1
        return worst
    }

    /// Returns each pair of colors once, at its first ink.
    static func merged(_ contrasts: [MeasuredContrast]) -> [MeasuredContrast] {
        var result: [MeasuredContrast] = []
        for contrast in contrasts {
            if let index = result.firstIndex(where: { $0.pill.isSame(as: contrast.pill) }) {
                result[index].pill.count += 1
                // Use the level for text if a symbol has the same colors.
                if contrast.isText { result[index].pill.grade = contrast.pill.grade }
                result[index].isText = result[index].isText || contrast.isText
                result[index].others.append(contrast.ink)
            } else {
                result.append(contrast)
            }
        }
        return result
    }
}

extension ContrastPill {
    fileprivate func isSame(as other: ContrastPill) -> Bool {
        foreground.hex == other.foreground.hex && background.hex == other.background.hex
            && (grade == other.grade || grade.isLevel && other.grade.isLevel)
    }
}

extension SheetState {
    /// Returns the grade from the findings, or by the levels of WCAG if there are none.
    func grade(of measured: InkContrast.Measured) -> ContrastGrade {
        let found = findings.filter { finding in
            finding.rule.rawValue.hasPrefix("low-contrast")
                && finding.occurrences.contains {
                    $0.appearance == measured.appearance && $0.measure?.foreground?.hex == measured.foreground.hex
                        && $0.measure?.background?.hex == measured.background.hex
                }
        }
        if found.contains(where: { !$0.isWaived }) { return .fails }
        if !found.isEmpty { return .waived }
        return ContrastGrade(of: measured.ratio, isText: measured.kind == .text)
    }
}
