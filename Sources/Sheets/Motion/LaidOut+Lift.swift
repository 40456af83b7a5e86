package import Layout
import Specs

extension LaidOut {
    /// Moves a node that a tap enlarges out of its scroll view to the top, so that it is not clipped while it becomes
    /// another screen.
    package func lifting(_ pose: MotionStory.Pose) -> LaidOut {
        guard pose.isSingle, let id = pose.node,
            pose.settings.contains(where: { $0.property == .scale && $0.value > Self.minimumGrowth })
        else { return self }
        var result = self
        for index in result.roots.indices {
            guard let lifted = result.roots[index].lifting(id, isInScroll: false) else { continue }
            result.roots[index] = lifted.rest
            result.roots.append(lifted.frame)
            break
        }
        return result
    }

    /// The minimum growth, which excludes the overshoot after a press.
    private static let minimumGrowth = 1.2
}

extension Frame {
    /// Returns the first frame with an id in a scroll view, and the tree without it, or nil if there is none.
    fileprivate func lifting(_ id: String, isInScroll: Bool) -> (frame: Frame, rest: Frame)? {
        var isInScroll = isInScroll
        if case .scroll = node.content { isInScroll = true }
        for (index, child) in children.enumerated() {
            var rest = children
            if isInScroll, child.node.id == id {
                rest.remove(at: index)
                return (child, holding(rest, overlay: overlay))
            }
            if let inner = child.lifting(id, isInScroll: isInScroll) {
                rest[index] = inner.rest
                return (inner.frame, holding(rest, overlay: overlay))
            }
        }
        return nil
    }
}
