import Layout
import Platform
import Specs
import Values

/// A state with its visible parts, compared with other states regardless of color.
struct StateComparison {
    let mockup: Mockup
    private let visible: VisibleParts
    /// A hash of the texts, symbols and images. States with different ones need no further comparison.
    let hash: Int

    init(_ mockup: Mockup, in appearances: [Appearance]) {
        self.mockup = mockup
        let visible = VisibleParts(of: mockup)
        self.visible = visible
        // deterministic: hashes are compared within one run only, and equal ones are compared in full
        var hasher = Hasher()
        for (index, part) in visible.parts.enumerated() {
            switch part.kind {
            case .text(let text, _, _): hash(text)
            case .symbol(let name, _): hash(name)
            case .image(let source): hasher.combine(source)
            default: break
            }
            func hash(_ name: String) {
                // A part that cannot be seen in one appearance may be the only difference in that appearance.
                if appearances.allSatisfy({ visible.isVisible(index, in: $0) }) { hasher.combine(name) }
            }
        }
        hash = hasher.finalize()
    }

    /// The colors in which two states differ in one appearance, as they are seen; nil if anything else differs visibly.
    ///
    /// Parts that only one of the states has count if they differ in lightness from the parts behind them.
    func colors(comparedTo other: StateComparison, in appearance: Appearance) -> [(first: RGBA, second: RGBA)]? {
        let (one, two) = (visible.parts, other.visible.parts)
        let background = visible.base[appearance].composited(over: .white)
        var colors: [(first: RGBA, second: RGBA)] = []
        var (first, second) = (0, 0)
        while first < one.count || second < two.count {
            if first < one.count, second < two.count, one[first].hasForm(of: two[second]) {
                colors += zip(one[first].tints, two[second].tints).map {
                    ($0.shown(in: appearance, on: background), $1.shown(in: appearance, on: background))
                }.filter { $0 != $1 }
                first += 1
                second += 1
            } else if first < one.count, !visible.isVisible(first, in: appearance) {
                first += 1
            } else if second < two.count, !other.visible.isVisible(second, in: appearance) {
                second += 1
            } else {
                return nil
            }
        }
        return colors
    }

    /// Whether a control is disabled in one of the states only.
    func isDisabled(unlike other: StateComparison) -> Bool {
        func disabled(_ mockup: Mockup) -> [String] {
            mockup.controls.filter(\.isDisabled).map(\.frame.node.path)
        }
        return disabled(mockup) != disabled(other.mockup)
    }

    /// Whether both states have the same color behind them.
    func hasSameBackground(as other: StateComparison) -> Bool { visible.base == other.visible.base }
}
