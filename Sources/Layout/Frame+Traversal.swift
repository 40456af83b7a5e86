extension LaidOut {
    /// Calls `body` with every frame and its depth, in drawing order: a frame, its children, its overlay.
    package func forEachFrame(_ body: (Frame, Int) -> Void) {
        for root in roots { root.forEachFrame(depth: 0, body) }
    }

    /// Returns every frame with its depth, in drawing order.
    package func allFrames() -> [(frame: Frame, depth: Int)] {
        var all: [(frame: Frame, depth: Int)] = []
        forEachFrame { all.append(($0, $1)) }
        return all
    }
}

extension Frame {
    /// Calls `body` with this frame, whose depth is `depth`, and all of its descendants.
    package func forEachFrame(depth: Int = 0, _ body: (Frame, Int) -> Void) {
        body(self, depth)
        for child in children { child.forEachFrame(depth: depth + 1, body) }
        for layer in overlay { layer.forEachFrame(depth: depth + 1, body) }
    }
}
