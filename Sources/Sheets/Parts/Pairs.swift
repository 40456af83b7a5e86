package import Values

/// Labels with values, one pair per line.
package struct Pairs {
    package struct Pair: Sendable, Hashable {
        package var label: String
        package var value: String

        package init(_ label: String, _ value: String) {
            self.label = label
            self.value = value
        }
    }

    package var pairs: [Pair]

    package init(_ pairs: [Pair]) {
        self.pairs = pairs
    }

    private static let labelWidth: Points = 84
    private static let labelGap: Points = 8
    private static let gap: Points = 4

    /// Returns the height.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        var y = top
        for (index, pair) in pairs.enumerated() {
            if index > 0 { y += Self.gap }
            let label = page.lines(
                pair.label, .caption, x: x, top: y, width: Self.labelWidth - Self.labelGap)
            let value = page.lines(
                pair.value, PageStyle.caption.colored(PageColors.ink), x: x + Self.labelWidth, top: y,
                width: width - Self.labelWidth)
            y += max(label, value)
        }
        return y - top
    }
}
