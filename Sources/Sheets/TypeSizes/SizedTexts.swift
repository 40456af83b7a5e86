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

    /// What a control says is its title; otherwise the node's id, or the last part of its font's name.
    private static func name(of node: BoundNode, _ text: BoundText, isTitle: Bool) -> String {
        if isTitle { return "Title" }
        let id = node.id == "body" ? nil : node.id
        return StatePairs.words(id ?? (text.font.token?.segments.last).map(String.init) ?? "text")
    }

    /// How each came out at one size; nil for one that is not shown there.
    func lines(in state: SheetState) -> [TypeSizeSheet.Lines?] {
        texts.map { text in
            let placed = state.mockup.frames.first { placed in
                guard case .text(let bound) = placed.frame.node.content else { return false }
                return bound.string == text.string && placed.isShown
            }
            guard let placed, let shown = placed.frame.text else { return nil }
            let fails = state.findings.contains { finding in
                !finding.isWaived && finding.measure?.unit == .count && finding.area == placed.frame.rect
            }
            return TypeSizeSheet.Lines(
                shown: shown.lines.count, needed: shown.neededLines, isTruncated: shown.isTruncated, fails: fails)
        }
    }
}
