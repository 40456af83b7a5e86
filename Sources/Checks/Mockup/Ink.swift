import Layout
import Specs
import Values

/// The visible part of a frame, which is smaller than its box.
enum Ink {
    /// The extent of letters above and below the baseline, as fractions of the font size.
    ///
    /// It covers capitals, ideographs and most of a descender, but no accents.
    private static let (ascent, descent) = (0.78, 0.14)
    /// The fraction of a symbol's box that its drawing fills.
    private static let symbolShare = 0.9

    /// A rectangle for each line of a text.
    static func lines(of text: TextFrame) -> [Rect] {
        let (above, below) = (Points(text.font.pointSize * ascent), Points(text.font.pointSize * descent))
        return text.lines.compactMap { line in
            guard line.width > 0 else { return nil }
            return Rect(x: line.baseline.x, y: line.baseline.y - above, width: line.width, height: above + below)
        }
    }

    /// The area that a text or symbol covers; nil for other nodes and for invisible ones.
    static func rect(of frame: Frame) -> Rect? {
        switch frame.node.content {
        case .text:
            guard frame.node.hasVisibleText, let lines = frame.text.map(lines(of:)), let first = lines.first else {
                return nil
            }
            return lines.dropFirst().reduce(first) { $0.union($1) }
        case .symbol(let symbol):
            let box = frame.content
            let size = Size(width: symbol.size.width * symbolShare, height: symbol.size.height * symbolShare)
            return Rect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
        default: return nil
        }
    }
}

extension BoundNode {
    /// Whether the edge of the node is visible.
    var hasVisibleBox: Bool { !background.isEmpty || hasBorder || clips }
}

extension Rect {
    /// How far another rectangle extends beyond this one on each axis, or 0.
    func excess(of other: Rect) -> Size {
        Size(
            width: max(0, max(minX - other.minX, other.maxX - maxX)),
            height: max(0, max(minY - other.minY, other.maxY - maxY)))
    }
}
