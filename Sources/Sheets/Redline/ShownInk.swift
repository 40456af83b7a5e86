import Checks
import Layout
import Specs
import Values

extension Mockup {
    /// A picture no larger than this is a part of a control or a row, and not what others stand on.
    private static let smallPicture: Points = 72

    /// Where letters, symbols and small pictures are seen: on a screen, not below its bars.
    var inks: [Rect] {
        return frames.filter { $0.isShown && !$0.frame.node.isRedacted }.flatMap { placed -> [Rect] in
            let frame = placed.frame
            let rects: [Rect] =
                switch frame.node.content {
                case .text: frame.text?.inks ?? []
                case .symbol(let symbol): [frame.content.middle(Points(symbol.pointSize))]
                case .image: frame.rect.size.shorterSide <= Self.smallPicture ? [frame.rect] : []
                default: []
                }
            let sight = sight(at: frame.node.path)
            let seen = placed.clip.map { $0.intersection(sight) } ?? sight
            return (rects + [frame.disc].compactMap { $0 }).compactMap { ink in seen?.intersection(ink) ?? nil }
        }
    }

    /// The same with small shapes: what the edge of a picture should not cut.
    var inksAndShapes: [Rect] {
        inks
            + frames.filter(\.isShown).compactMap { placed in
                guard case .shape = placed.frame.node.content, placed.frame.rect.size.shorterSide <= Self.smallPicture
                else { return nil }
                return placed.frame.rect
            }
    }
}

extension Frame {
    /// A small square or disc with a ground of its own, which stands for somebody.
    fileprivate var disc: Rect? {
        let isSquare = abs((rect.width - rect.height).value) < 1 && rect.width <= 72
        return isSquare && !node.decoration.background.isEmpty && node.interaction == nil ? rect : nil
    }
}
