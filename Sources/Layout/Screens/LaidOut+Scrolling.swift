import Specs
package import Values

extension LaidOut {
    /// Returns the mock-up with other scroll positions.
    ///
    /// Frames that move far outside the mock-up keep only their boxes: the cost of a long list depends on its visible
    /// part. The numbers of all frames are unchanged.
    ///
    /// - Parameter moves: the distances, by the number of the scroll view in drawing order.
    package func scrolled(by moves: [Int: Point]) -> LaidOut {
        let sight = Rect(origin: .zero, size: size).inset(by: -Frame.farthest)
        var scrolling = Scrolling(moves: moves, sight: sight)
        var result = self
        result.roots = roots.map { scrolling.frame($0, by: .zero, isInPlace: true) }
        return result
    }

    /// Returns the mock-up with its first roots only. Other roots, the bars above them, keep their boxes, since content
    /// scrolls below them.
    package func showing(roots count: Int) -> LaidOut {
        var result = self
        result.roots = roots.prefix(count) + roots.dropFirst(count).map { Frame(distant: $0, at: $0.rect) }
        return result
    }
}

extension Frame {
    /// The maximum distance from its box at which a part of a frame may be visible.
    package static var farthest: Points { 200 }
}

private struct Scrolling {
    let moves: [Int: Point]
    /// The area in which parts of a frame may be visible.
    let sight: Rect
    /// The number of visited frames.
    private var visited = 0

    init(moves: [Int: Point], sight: Rect) {
        self.moves = moves
        self.sight = sight
    }

    /// - Parameters:
    ///   - distance: the distance by which enclosing scroll views moved it.
    ///   - isInPlace: whether its ancestors are drawn where they are laid out.
    mutating func frame(_ frame: Frame, by distance: Point, isInPlace: Bool) -> Frame {
        let number = visited
        visited += 1
        let isMoved = distance != .zero
        let isInPlace = isInPlace && !frame.node.effects.movesPicture
        if isMoved, isInPlace, !frame.rect.isEmpty {
            let rect = frame.rect.offset(x: distance.x, y: distance.y)
            if sight.intersection(rect) == nil {
                visited += frame.descendantCount
                return Frame(distant: frame, at: rect)
            }
        }
        let numbers = number...number + frame.descendantCount
        guard moves.keys.contains(where: numbers.contains) || (isMoved && frame.descendantCount > 0) else {
            visited += frame.descendantCount
            return isMoved ? frame.moved(by: distance) : frame
        }
        let move = moves[number] ?? .zero
        let inner = Point(x: distance.x + move.x, y: distance.y + move.y)
        let children = frame.children.map { self.frame($0, by: inner, isInPlace: isInPlace) }
        let overlay = frame.overlay.map { self.frame($0, by: distance, isInPlace: isInPlace) }
        return frame.moved(by: distance, holding: children, overlay: overlay)
    }
}
