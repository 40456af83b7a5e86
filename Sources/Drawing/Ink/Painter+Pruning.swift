import Layout
import Specs
import Values

/// Leaves out of a mock-up what a small window of it does not show. What remains is drawn as before: frames keep their
/// nodes and places.
extension Painter {
    /// The frames that show something in a part of a mock-up, with those that hold them; and the paths of the holders
    /// of which nothing of their own shows there.
    func pruned(_ frames: FrameReach, to area: Rect) -> (frames: [Frame], hiddenBackgrounds: Set<String>) {
        var covering = FrameCovering(self, of: area)
        let kept = covering.uncovered(frames.frames(in: area))
        return (kept, covering.hiddenBackgrounds)
    }

    /// A node's frame with those that hold it, and nothing else; empty where there is none.
    static func leading(_ frames: [Frame], to path: String) -> [Frame] {
        for frame in frames where path.hasPrefix(frame.node.path) {
            if frame.node.path == path {
                let isAlone = frame.children.isEmpty && frame.overlay.isEmpty
                return [isAlone ? frame : frame.holding([], overlay: [])]
            }
            let children = leading(frame.children, to: path)
            let overlay = children.isEmpty ? leading(frame.overlay, to: path) : []
            if !children.isEmpty || !overlay.isEmpty { return [frame.holding(children, overlay: overlay)] }
        }
        return []
    }

    /// Whether what a frame holds is drawn where its frames say. An effect on the whole turns or blurs it, and the
    /// shadow of its ink falls elsewhere.
    func holdsInPlace(_ frame: Frame) -> Bool {
        let effects = frame.node.effects
        return effects.scale == 1 && effects.squeeze == 1 && effects.rotation == 0 && effects.flip == nil
            && effects.blur == 0 && (frame.node.decoration.shadows.isEmpty || castingOutline(of: frame) != nil)
    }
}
