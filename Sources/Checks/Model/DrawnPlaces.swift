import Layout
import Specs
import Values

extension Mockup {
    /// Where frames are seen that are turned, flipped or scaled, or lie in something that is: a box around each, by the
    /// path of its node. All others are seen where their frames are.
    func turnedRects() -> [String: Rect] {
        guard frames.contains(where: \.movesPicture) else { return [:] }
        var result: [String: Rect] = [:]
        // What holds a frame stands before it.
        var isMoved = [Bool](repeating: false, count: frames.count)
        for placed in frames {
            let isInMoved = placed.outer.last.map { isMoved[$0] } ?? false
            guard isInMoved || placed.movesPicture else { continue }
            isMoved[placed.index] = true
            let move = placed.outer.reduce(PictureMove.none) { $0.inside(frames[$1].frame) }.inside(placed.frame)
            result[placed.frame.node.path] = move.box(placed.frame.rect)
        }
        return result
    }
}
