package import Layout
import Specs

extension LaidOut {
    /// What a finger has grow out of something that scrolls lies above all else: nothing cuts it off while it becomes
    /// another screen.
    package func lifting(_ pose: MotionStory.Pose) -> LaidOut {
        guard pose.isSingle, let id = pose.node,
            pose.settings.contains(where: { $0.property == .scale && $0.value > Self.leastGrowth })
        else { return self }
        var result = self
        for index in result.roots.indices {
            guard let lifted = result.roots[index].take(id, isInScroll: false) else { continue }
            result.roots.append(lifted)
            break
        }
        return result
    }

    /// What overshoots after a press stays where it is.
    private static let leastGrowth = 1.2
}

extension Frame {
    /// Takes the first frame with an id out of what scrolls; nil where there is none.
    fileprivate mutating func take(_ id: String, isInScroll: Bool) -> Frame? {
        var isInScroll = isInScroll
        if case .scroll = node.content { isInScroll = true }
        for index in children.indices {
            if isInScroll, children[index].node.id == id { return children.remove(at: index) }
            if let found = children[index].take(id, isInScroll: isInScroll) { return found }
        }
        return nil
    }
}
