import Checks
import Layout
import Source
import Specs
package import Values

/// A contrast where it was measured: the pill that tells it, and the ink it is about.
package struct MeasuredContrast: Sendable, Hashable {
    package var ink: Rect
    package var pill: ContrastPill
    /// The ink line by line.
    var lines: [Rect] = []
    /// Other inks that have the same.
    var others: [Rect] = []
    /// Whether it is written rather than drawn.
    var isText = true

    package init(ink: Rect, pill: ContrastPill) {
        self.ink = ink
        self.pill = pill
    }

    private static let leastSeen = 1.01

    /// Where a leader to it ends: of a text whose lines are short where its middle is, at the longest.
    var told: Rect {
        let middle = lines.filter { abs(($0.midY - ink.midY).value) <= $0.height.value }
        guard let longest = lines.max(by: { $0.width < $1.width }), !middle.isEmpty else { return ink }
        let reachesBothEdges =
            middle.contains { $0.minX - ink.minX < Self.reach } && middle.contains { ink.maxX - $0.maxX < Self.reach }
        return reachesBothEdges ? ink : longest
    }

    /// Where a leader from below ends, in the middle of the lower edge: of a text whose last line ends before its middle, at
    /// that line.
    var foot: Rect {
        guard let last = lines.last, !(last.minX...last.maxX).contains(ink.midX) else { return ink }
        return last
    }

    /// Ink that ends this near to an edge reaches it.
    private static let reach: Points = 12

    /// The contrasts of a state in an appearance, in the order of drawing: on the ground that it is drawn on, the first.
    static func all(in state: SheetState, _ appearance: Appearance) -> [MeasuredContrast] {
        let state = state.mockup.isSheet ? state : state.grounds.first ?? state
        return state.contrasts.filter { $0.appearance == appearance && !$0.isHidden }.compactMap { measured in
            let frame = measured.frame
            var inks = frame.text?.inks ?? [frame.content]
            // What has scrolled out is told where it was measured: in what is left of it.
            if let clip = measured.placed.clip { inks = inks.compactMap { $0.intersection(clip) } }
            let sight = state.mockup.sight(at: frame.node.path)
            if state.mockup.isWholeScreen { inks = inks.compactMap { $0.intersection(sight) } }
            guard let first = inks.first else { return nil }
            let pill = ContrastPill(
                foreground: measured.foreground, background: measured.background, ratio: measured.ratio,
                grade: state.grade(of: measured))
            // Nothing but what covers it is measured where ink and ground are the same and nobody minds.
            if pill.grade == .exempt, pill.ratio < leastSeen, !measured.isDisabled { return nil }
            // Decoration, such as the chevron of a row, asks for nothing and says nothing.
            let isDecoration = measured.kind != .text && !measured.isDisabled && measured.placed.isHiddenFromVoice
            if pill.grade == .exempt, isDecoration { return nil }
            var contrast = MeasuredContrast(ink: inks.dropFirst().reduce(first) { $0.union($1) }, pill: pill)
            contrast.isText = measured.kind == .text
            contrast.lines = inks
            return contrast
        }
    }

    /// The lowest; of what nothing is required of only where there is nothing else.
    static func worst(in state: SheetState, _ appearance: Appearance) -> MeasuredContrast? {
        var worst = merged(all(in: state, appearance)).min { first, second in
            let (one, two) = (first.pill.grade == .exempt, second.pill.grade == .exempt)
            return one == two ? first.pill.ratio < second.pill.ratio : two
        }
        worst?.pill.count = 1
        return worst
    }

    /// Each pair of colors once, at the first ink that has it.
    static func merged(_ contrasts: [MeasuredContrast]) -> [MeasuredContrast] {
        var result: [MeasuredContrast] = []
        for contrast in contrasts {
            if let index = result.firstIndex(where: { $0.pill.isSame(as: contrast.pill) }) {
                result[index].pill.count += 1
                // The level of a text where a symbol has the same colors.
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
    /// As the rules judged it; where they said nothing, by the levels of WCAG.
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
