import Layout
import Specs
import Values

extension Mockup {
    /// The bounding boxes, as drawn, of frames that are rotated, flipped or scaled, or inside such a frame.
    ///
    /// The keys are node paths. All other frames are drawn where they are laid out.
    func transformedRects() -> [String: Rect] {
        guard frames.contains(where: \.movesPicture) else { return [:] }
        var result: [String: Rect] = [:]
        // A parent always precedes its children.
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
