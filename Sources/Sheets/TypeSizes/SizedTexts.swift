import Checks
import Layout
import Specs
import Tokens
import Values

/// The texts of a component that a Dynamic Type sheet follows from size to size: its control's title, then the largest.
struct SizedTexts {
    struct Text: Hashable {
        var name: String
        /// What it says: at another size it may stand elsewhere in the tree.
        var string: String
        /// Whether it is what a control says.
        var isTitle: Bool
    }

    /// A table holds no more columns than this.
    private static let most = 3

    let texts: [Text]

    /// - Parameter mockup: at the default size.
    init(in mockup: Mockup, control: SizedControl?) {
        var found: [(text: Text, size: Double)] = []
        for placed in mockup.frames where placed.isShown && !placed.frame.node.isRedacted {
            guard case .text(let text) = placed.frame.node.content, let shown = placed.frame.text,
                !text.string.isEmpty, !found.contains(where: { $0.text.string == text.string })
            else { continue }
            let isTitle = control.map { $0.placed.frame.rect.contains(placed.frame.rect, tolerance: 0.5) } ?? false
            let name = Self.name(of: placed.frame.node, text, isTitle: isTitle)
            guard !found.contains(where: { $0.text.name == name }) else { continue }
            found.append((Text(name: name, string: text.string, isTitle: isTitle), shown.font.pointSize))
        }
        let title = found.first { $0.text.isTitle }?.text
        let rest = found.filter { $0.text != title }.sorted { $0.size > $1.size }.map(\.text)
        texts = Array(([title].compactMap { $0 } + rest).prefix(Self.most))
    }

    /// What a control says is its title; otherwise the node's id, or what it says.
    private static func name(of node: BoundNode, _ text: BoundText, isTitle: Bool) -> String {
        if isTitle { return "Title" }
        if let id = node.id, id != "body" { return StatePairs.words(id) }
        return quoted(text)
    }

    private static func quoted(_ text: BoundText) -> String {
        let words = text.string.prefix { !$0.isNewline }
        return "“" + (words.count > longest ? words.prefix(longest - 1) + "…" : words) + "”"
    }

    /// So many characters name a text that has no other name.
    private static let longest = 8

    /// How each came out at one size; nil for one that is not shown there.
    func lines(in state: SheetState) -> [TypeSizeSheet.Lines?] {
        texts.map { text in
            let placed = state.mockup.frames.first { placed in
                guard case .text(let bound) = placed.frame.node.content else { return false }
                return bound.string == text.string && placed.isShown
            }
            return placed.flatMap { Self.lines(of: $0, in: state) }
        }
    }

    private static func lines(of placed: PlacedFrame, in state: SheetState) -> TypeSizeSheet.Lines? {
        guard let shown = placed.frame.text else { return nil }
        let fails = state.findings.contains { finding in
            !finding.isWaived && finding.measure?.unit == .count && finding.area == placed.frame.rect
        }
        return TypeSizeSheet.Lines(
            shown: shown.lines.count, needed: shown.neededLines, isTruncated: shown.isTruncated, fails: fails)
    }

    /// The text in sight that came out worst at one size: one with a finding, one that is cut off, or the one of most
    /// lines; of equal ones the first that is followed. Nil where nothing is written.
    func worst(in state: SheetState) -> TypeSizeSheet.Worst? {
        let shown = Self.shown(in: state.mockup)
        var worst: (text: TypeSizeSheet.Worst, rank: [Int])?
        for (placed, text) in shown {
            guard let lines = Self.lines(of: placed, in: state) else { continue }
            let place = texts.firstIndex { $0.string == text.string }
            let rank = [lines.fails ? 1 : 0, lines.isTruncated ? 1 : 0, lines.needed, -(place ?? texts.count)]
            if let worst, !worst.rank.lexicographicallyPrecedes(rank) { continue }
            // An id that others have too names none of them.
            let isAmbiguous = shown.contains {
                $0.placed.frame.node.id == placed.frame.node.id && $0.text.string != text.string
            }
            let known = place.map { texts[$0].name }
            let name =
                known ?? (isAmbiguous ? Self.quoted(text) : Self.name(of: placed.frame.node, text, isTitle: false))
            worst = (TypeSizeSheet.Worst(name: name, lines: lines), rank)
        }
        return worst?.text
    }

    /// What is written in sight; where all of it goes beyond the edge, all.
    private static func shown(in mockup: Mockup) -> [(placed: PlacedFrame, text: BoundText)] {
        let all = mockup.frames.compactMap { placed -> (placed: PlacedFrame, text: BoundText)? in
            guard placed.isShown, !placed.frame.node.isRedacted, case .text(let text) = placed.frame.node.content,
                !text.string.allSatisfy(\.isWhitespace)
            else { return nil }
            return (placed, text)
        }
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        let inSight = all.filter { (placed, _) in
            whole.contains(placed.frame.rect, tolerance: 0.5)
                && (placed.clip?.contains(placed.frame.rect, tolerance: 0.5) ?? true)
        }
        return inSight.isEmpty ? all : inSight
    }
}
