import Layout
import Specs
import Values

/// Where something is really seen, which is less than its box.
enum Ink {
    /// How far letters reach above and below the baseline, in parts of the font's size: capitals and ideographs, and
    /// what hangs below. Accents and the last bit of a descender are left to chance.
    private static let (ascent, descent) = (0.78, 0.14)
    /// How much of a symbol's box its drawing fills.
    private static let symbolShare = 0.9

    /// One rectangle a line of a text.
    static func lines(of text: TextFrame) -> [Rect] {
        let (above, below) = (Points(text.font.pointSize * ascent), Points(text.font.pointSize * descent))
        return text.lines.compactMap { line in
            guard line.width > 0 else { return nil }
            return Rect(x: line.baseline.x, y: line.baseline.y - above, width: line.width, height: above + below)
        }
    }

    /// What a text or a symbol covers; nil for all else, and where nothing is seen.
    static func rect(of frame: Frame) -> Rect? {
        switch frame.node.content {
        case .text:
            guard frame.node.showsText, let lines = frame.text.map(lines(of:)), let first = lines.first else {
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
    /// Whether the edge of the node is seen.
    var hasVisibleBox: Bool { !background.isEmpty || hasBorder || clips }
}

extension Rect {
    /// How far another rectangle sticks out of this one on each axis; 0 where it does not.
    func excess(of other: Rect) -> Size {
        Size(
            width: max(0, max(minX - other.minX, other.maxX - maxX)),
            height: max(0, max(minY - other.minY, other.maxY - maxY)))
    }
}
