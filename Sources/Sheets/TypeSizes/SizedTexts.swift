import Checks
import Layout
import Source
import Specs
import Tokens
import Values

/// The texts of a component that a type size sheet shows at every size.
///
/// These are its title, and those that most often have the worst result. Texts with one line at every size are left
/// out.
struct SizedTexts {
    /// A text at the default size. At other sizes it may have another place in the tree or another string.
    struct Text: Hashable {
        var name: String
        /// The place of its node in the source, and its path in the tree.
        var range: SourceRange
        var path: String
        var string: String

        /// Returns the same text among others: the same node, else one from the same place in the source, else one with
        /// the same
        /// string.
        func find(in texts: [Shown]) -> Shown? {
            let same = texts.filter { $0.placed.frame.node.range == range }
            return same.first { $0.placed.frame.node.path == path } ?? same.first(where: hasSameString)
                ?? (same.count == 1 ? same.first : nil) ?? texts.first(where: hasSameString)
        }

        private func hasSameString(_ shown: Shown) -> Bool {
            shown.text.string.filter { !$0.isWhitespace } == string.filter { !$0.isWhitespace }
        }
    }

    struct Shown {
        var placed: PlacedFrame
        var text: BoundText

        var lines: Int { placed.frame.text?.neededLines ?? 0 }
        var size: Double { placed.frame.text?.font.pointSize ?? 0 }
        var id: String? { placed.frame.node.id.flatMap { placed.isOwn && $0 != "body" ? $0 : nil } }
    }

    /// The maximum number of columns.
    private static let maximumCount = 3

    let texts: [Text]

    /// - Parameter regular: the mock-up at the default size.
    init(in states: [SheetState], regular: Mockup) {
        // Leave out texts that VoiceOver skips, such as an initial on a disc.
        let shown = Self.written(in: regular).filter { !$0.placed.isHiddenFromVoice }.reduce(into: [Shown]()) {
            all, text in
            if !all.contains(where: { $0.text.string == text.text.string }) { all.append(text) }
        }
        let followed = shown.map { text -> (text: Text, lines: Int, worst: Int, size: Double) in
            let node = text.placed.frame.node
            let known = Text(
                name: Self.name(of: text, among: shown), range: node.range, path: node.path, string: text.text.string)
            var (lines, worst) = (0, 0)
            for state in states {
                let there = known.find(in: Self.written(in: state.mockup))
                lines = max(lines, there?.lines ?? 0)
                if let there, there.placed === Self.worst(in: state, preferring: [])?.shown.placed { worst += 1 }
            }
            return (known, lines, worst, text.size)
        }
        let title = followed.first { $0.text.name == "Title" } ?? followed.max { $0.size < $1.size }
        let rest = followed.enumerated().filter { $0.element.lines > 1 && $0.element.text != title?.text }
            .sorted { one, two in
                let (first, second) = (one.element, two.element)
                return (-first.worst, -first.lines, one.offset) < (-second.worst, -second.lines, two.offset)
            }.map(\.element)
        let leading = title.map { $0.lines > 1 || rest.isEmpty ? [$0] : [] } ?? []
        texts = (leading + rest).prefix(Self.maximumCount).map(\.text)
    }

    /// Returns the id of a text, or its string if it has no unique id.
    private static func name(of shown: Shown, among others: [Shown]) -> String {
        let isAmbiguous = others.contains { $0.id == shown.id && $0.text.string != shown.text.string }
        if let id = shown.id, !isAmbiguous { return StatePairs.words(id) }
        let words = shown.text.string.prefix { !$0.isNewline }
        return "“" + (words.count > longest ? words.prefix(longest - 1) + "…" : words) + "”"
    }

    /// The number of characters of a string that serve as a name.
    private static let longest = 8

    /// Returns the lines of each text at one size, or nil if it is not shown.
    func lines(in state: SheetState) -> [TypeSizeSheet.Lines?] {
        let all = Self.written(in: state.mockup)
        return texts.map { $0.find(in: all).flatMap { Self.lines(of: $0.placed, in: state) } }
    }

    private static func lines(of placed: PlacedFrame, in state: SheetState) -> TypeSizeSheet.Lines? {
        guard let shown = placed.frame.text else { return nil }
        let fails = state.findings.contains { finding in
            !finding.isWaived && finding.measure?.unit == .count && finding.area == placed.frame.rect
        }
        return TypeSizeSheet.Lines(
            shown: shown.lines.count, needed: shown.neededLines, isTruncated: shown.isTruncated, fails: fails)
    }

    /// Returns the visible text with the worst result at one size, or nil without texts.
    ///
    /// A text with a finding comes first, then a truncated one, then the first of the followed texts, then the one with
    /// the most lines.
    func worst(in state: SheetState) -> TypeSizeSheet.Worst? {
        // Search all texts. Among visible ones alone, a row of a list could be mistaken for one that is scrolled out of
        // view.
        let all = Self.written(in: state.mockup)
        let followed = texts.map { text in (text: text, placed: text.find(in: all)?.placed) }
        guard let worst = Self.worst(in: state, preferring: followed.compactMap(\.placed)) else { return nil }
        let known = followed.first { $0.placed === worst.shown.placed }?.text.name
        return TypeSizeSheet.Worst(name: known ?? Self.name(of: worst.shown, among: all), lines: worst.lines)
    }

    private static func worst(
        in state: SheetState, preferring preferred: [PlacedFrame]
    ) -> (shown: Shown, lines: TypeSizeSheet.Lines)? {
        var worst: (shown: Shown, lines: TypeSizeSheet.Lines, rank: [Int])?
        for shown in inSight(in: state.mockup) {
            guard let lines = lines(of: shown.placed, in: state) else { continue }
            let place = preferred.firstIndex { $0 === shown.placed } ?? preferred.count
            let rank = [lines.fails ? 1 : 0, lines.isTruncated ? 1 : 0, -place, lines.needed]
            if let worst, !worst.rank.lexicographicallyPrecedes(rank) { continue }
            worst = (shown, lines, rank)
        }
        return worst.map { ($0.shown, $0.lines) }
    }

    /// Says how far the texts of a mock-up grow; empty if they have no limit.
    static func limit(in mockup: Mockup) -> String {
        let all = written(in: mockup)
        guard let lowest = all.compactMap({ $0.text.scaleLimit?.value }).min() else { return "" }
        let limited = all.filter { $0.text.scaleLimit?.value == lowest }
        let names = limited.reduce(into: [String]()) { names, text in
            let name = name(of: text, among: all)
            if !names.contains(name) { names.append(name) }
        }
        let subject =
            limited.count == all.count
            ? SheetWords["all text"]
            : names.count > maximumCount ? SheetWords["a part of the text"] : SheetWords.list(names)
        if lowest == .large { return SheetWords["Does not grow: %.", subject] }
        return SheetWords["Grows up to % only: %.", TypeSizeSheet.Cell.name(of: lowest), subject]
    }

    /// Returns all texts.
    private static func written(in mockup: Mockup) -> [Shown] {
        mockup.frames.compactMap { placed in
            guard placed.isShown, !placed.frame.node.isRedacted, case .text(let text) = placed.frame.node.content,
                !text.string.allSatisfy(\.isWhitespace)
            else { return nil }
            return Shown(placed: placed, text: text)
        }
    }

    /// Returns the texts that are mostly visible, or all if none is.
    private static func inSight(in mockup: Mockup) -> [Shown] {
        let all = written(in: mockup)
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        let inSight = all.filter { shown in
            let frame = shown.placed.frame.rect
            let seen = whole.intersection(frame).flatMap { seen in
                shown.placed.clip.map { seen.intersection($0) } ?? seen
            }
            return seen.map { $0.height >= frame.height * Self.minimumVisible && $0.width >= frame.width - 1 } ?? false
        }
        return inSight.isEmpty ? all : inSight
    }

    /// The minimum visible part of a text at the edge of the screen.
    private static let minimumVisible = 0.75
}
