import Layout
import Specs
import Values

/// Leaves out of a mock-up what a small window of it does not show. What remains is drawn as before: frames keep their
/// nodes and places.
extension Painter {
    /// The frames that show something in a part of the mock-up, with those that hold them.
    func pruned(_ frames: [Frame], to area: Rect) -> [Frame] {
        frames.compactMap { pruned($0, to: area).frame }
    }

    /// A frame without what does not reach into the area, nil where nothing of it does; and how far all of it reaches.
    private func pruned(_ frame: Frame, to area: Rect) -> (frame: Frame?, extent: Rect) {
        guard frame.holdsInPlace else {
            let extent = turnedExtent(of: frame).inset(by: frame.node.effects.blur * -3)
            return (extent.intersection(area) == nil ? nil : frame, extent)
        }
        var extent = ownExtent(of: frame)
        func kept(_ frames: [Frame]) -> [Frame] {
            frames.compactMap { inner in
                let (part, reach) = pruned(inner, to: area)
                extent = extent.union(reach)
                return part
            }
        }
        var part = frame
        part.children = kept(frame.children)
        part.overlay = kept(frame.overlay)
        return (extent.intersection(area) == nil ? nil : part, extent)
    }
}

extension Frame {
    /// Whether what it holds is drawn where its frames say. An effect on the whole turns or blurs it, and the shadow of
    /// its ink falls elsewhere.
    fileprivate var holdsInPlace: Bool {
        let effects = node.effects
        return effects.scale == 1 && effects.squeeze == 1 && effects.rotation == 0 && effects.flip == nil
            && effects.blur == 0 && node.decoration.shadows.isEmpty
    }
}
