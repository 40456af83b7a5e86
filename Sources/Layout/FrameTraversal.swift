extension LaidOut {
    /// Calls `body` with every frame and its depth, in the order of drawing: a frame, what it holds, what lies over it.
    package func forEachFrame(_ body: (Frame, Int) -> Void) {
        for root in roots { root.forEachFrame(depth: 0, body) }
    }

    /// Every frame with its depth, in the order of drawing.
    package func allFrames() -> [(frame: Frame, depth: Int)] {
        var all: [(frame: Frame, depth: Int)] = []
        forEachFrame { all.append(($0, $1)) }
        return all
    }
}

extension Frame {
    /// Calls `body` with this frame and every one that it holds; `depth` is that of this frame.
    package func forEachFrame(depth: Int = 0, _ body: (Frame, Int) -> Void) {
        body(self, depth)
        for child in children { child.forEachFrame(depth: depth + 1, body) }
        for layer in overlay { layer.forEachFrame(depth: depth + 1, body) }
    }
}
