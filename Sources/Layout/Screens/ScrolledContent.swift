package import Values

extension LaidOut {
    /// The mock-up with the content of some scroll views elsewhere.
    ///
    /// - Parameter moves: how far, by the number of the scroll view among all frames in the order of drawing.
    package func scrolled(by moves: [Int: Point]) -> LaidOut {
        var scrolling = Scrolling(moves: moves)
        var result = self
        result.roots = roots.map { scrolling.frame($0) }
        return result
    }
}

private struct Scrolling {
    let moves: [Int: Point]
    /// How many frames were visited.
    private var visited = 0

    init(moves: [Int: Point]) { self.moves = moves }

    mutating func frame(_ frame: Frame) -> Frame {
        let move = moves[visited]
        visited += 1
        if frame.children.isEmpty, frame.overlay.isEmpty { return frame }
        var children = frame.children.map { self.frame($0) }
        let overlay = frame.overlay.map { self.frame($0) }
        if let move {
            children = children.moved(by: move)
        } else if zip(children, frame.children).allSatisfy({ $0.isSame(as: $1) }),
            zip(overlay, frame.overlay).allSatisfy({ $0.isSame(as: $1) })
        {
            return frame
        }
        return frame.holding(children, overlay: overlay)
    }
}
