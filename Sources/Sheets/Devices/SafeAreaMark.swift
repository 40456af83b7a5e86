import Canvas
import Values

/// Marks the safe area insets of a screen: top and bottom next to it, left and right below it.
struct SafeAreaMark {
    var insets: EdgeInsets
    /// The frame of the screen on the page.
    var rect: Rect
    var factor: Double

    private static let away: Points = 10
    private static let tick: Points = 4
    private static let style = PageStyle.number

    func place(on page: inout PageCanvas) {
        place(from: rect.minY, to: rect.minY + insets.top * factor, insets.top, on: &page)
        place(from: rect.maxY - insets.bottom * factor, to: rect.maxY, insets.bottom, on: &page)
    }

    private func place(from top: Points, to bottom: Points, _ length: Points, on page: inout PageCanvas) {
        guard length > 0 else { return }
        let x: Points = rect.maxX + Self.away
        var path = Path.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
        for end in [top, bottom] {
            path.append(.line(from: Point(x: x - Self.tick, y: end), to: Point(x: x + Self.tick, y: end)))
        }
        page.add(.stroke(path, PageColors.dimension, width: 1))
        page.line(
            "\(length)", Self.style, x: x + Self.tick + 4, baseline: (top + bottom) / 2 + Self.style.capMiddle)
    }
}
