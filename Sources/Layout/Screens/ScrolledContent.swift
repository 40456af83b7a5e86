import Specs
package import Values

extension LaidOut {
    /// The mock-up with the content of some scroll views elsewhere.
    ///
    /// Of what was moved and is far beside the mock-up then, only the boxes are left: a long list costs no more than what shows
    /// of it. The numbers of all frames stay.
    ///
    /// - Parameter moves: how far, by the number of the scroll view among all frames in the order of drawing.
    package func scrolled(by moves: [Int: Point]) -> LaidOut {
        let sight = Rect(origin: .zero, size: size).inset(by: -Frame.farthest)
        var scrolling = Scrolling(moves: moves, sight: sight)
        var result = self
        result.roots = roots.map { scrolling.frame($0, by: .zero, isInPlace: true) }
        return result
    }

    /// The mock-up with so many of its first roots alone. Of the bars over them the boxes are left: content scrolls on below them.
    package func showing(roots count: Int) -> LaidOut {
        var result = self
        result.roots = roots.prefix(count) + roots.dropFirst(count).map { Frame(distant: $0, at: $0.rect) }
        return result
    }
}

extension Frame {
    /// How far beside the box of a frame something of it may be seen.
    package static var farthest: Points { 200 }
}

private struct Scrolling {
    let moves: [Int: Point]
    /// Where something of a frame may be seen.
    let sight: Rect
    /// How many frames were visited.
    private var visited = 0

    init(moves: [Int: Point], sight: Rect) {
        self.moves = moves
        self.sight = sight
    }

    /// - Parameters:
    ///   - distance: how far the scroll views around it moved it.
    ///   - isInPlace: whether what is around it is seen where it is laid out.
    mutating func frame(_ frame: Frame, by distance: Point, isInPlace: Bool) -> Frame {
        let number = visited
        visited += 1
        let isMoved = distance != .zero
        let isInPlace = isInPlace && !frame.node.effects.movesPicture
        if isMoved, isInPlace, !frame.rect.isEmpty {
            let rect = frame.rect.offset(x: distance.x, y: distance.y)
            if sight.intersection(rect) == nil {
                visited += frame.held
                return Frame(distant: frame, at: rect)
            }
        }
        let numbers = number...number + frame.held
        guard moves.keys.contains(where: numbers.contains) || (isMoved && frame.held > 0) else {
            visited += frame.held
            return isMoved ? frame.moved(by: distance) : frame
        }
        let move = moves[number] ?? .zero
        let inner = Point(x: distance.x + move.x, y: distance.y + move.y)
        let children = frame.children.map { self.frame($0, by: inner, isInPlace: isInPlace) }
        let overlay = frame.overlay.map { self.frame($0, by: distance, isInPlace: isInPlace) }
        return frame.moved(by: distance, holding: children, overlay: overlay)
    }
}
