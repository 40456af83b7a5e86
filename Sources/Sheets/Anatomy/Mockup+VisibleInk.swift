import Checks
import Layout
import Specs
import Values

extension Mockup {
    /// A picture up to this size is part of a control or a row, not a background.
    private static let smallPicture: Points = 72

    /// The visible areas of text, symbols and small pictures, without those under the bars of a screen.
    var inks: [Rect] {
        return frames.filter { $0.isShown && !$0.frame.node.isRedacted }.flatMap { placed -> [Rect] in
            let frame = placed.frame
            let rects: [Rect] =
                switch frame.node.content {
                case .text: frame.text?.inks ?? []
                case .symbol(let symbol): [frame.content.middle(symbol.size)]
                case .image: frame.rect.size.shorterSide <= Self.smallPicture ? [frame.rect] : []
                default: []
                }
            let visibleArea = visibleArea(at: frame.node.path)
            let seen = placed.clip.map { $0.intersection(visibleArea) } ?? visibleArea
            return (rects + [frame.disc].compactMap { $0 }).compactMap { ink in seen?.intersection(ink) ?? nil }
        }
    }

    /// The visible areas of pictures, and of boxes with a background or an edge, except backgrounds of most other
    /// elements.
    var solids: [Rect] {
        let maximumArea = laidOut.size.width.value * laidOut.size.height.value / 2
        let boxes = frames.filter { $0.isShown && !$0.frame.node.isRedacted && $0.frame.isSolid }
        let seen = boxes.compactMap { placed -> Rect? in
            let visibleArea = visibleArea(at: placed.frame.node.path)
            let seen = placed.clip.map { $0.intersection(visibleArea) } ?? visibleArea
            guard let rect = seen?.intersection(placed.frame.drawnRect),
                rect.width.value * rect.height.value < maximumArea
            else { return nil }
            return rect
        }
        return seen + systemStrips
    }

    /// The areas that the system draws on a screen: the status bar and the home indicator.
    var systemStrips: [Rect] {
        guard isWholeScreen else { return [] }
        let (size, safeArea) = (laidOut.size, laidOut.safeArea)
        return [
            Rect(x: 0, y: 0, width: size.width, height: safeArea.minY),
            Rect(x: 0, y: safeArea.maxY, width: size.width, height: size.height - safeArea.maxY),
        ]
    }

    /// ``inks`` with small shapes, which the edge of a picture should not cut.
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
    /// Whether it covers the elements behind it, or has an edge.
    fileprivate var isSolid: Bool {
        switch node.content {
        case .image, .control: return true
        case .shape(let shape) where shape.fill != nil || shape.stroke != nil: return true
        default: return !node.decoration.background.isEmpty || node.decoration.border != nil
        }
    }

    /// A small square or disc with a background, such as an avatar.
    fileprivate var disc: Rect? {
        let isSquare = abs((rect.width - rect.height).value) < 1 && rect.width <= 72
        return isSquare && !node.decoration.background.isEmpty && node.interaction == nil ? rect : nil
    }
}
