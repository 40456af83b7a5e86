package import Specs
import Values

extension BoundTree {
    /// Applies the values of an animation at one time to a node, before layout. Nodes of used components are not
    /// affected.
    ///
    /// The light over skeletons is removed unless it moves, because it would appear to be still.
    package mutating func take(_ pose: MotionStory.Pose) {
        switch arrangement {
        case .component(var node):
            if pose.light == nil { node.stopLight() }
            var pose = pose
            node.take(&pose, isRoot: true)
            arrangement = .component(node)
        case .screen(var screen):
            if pose.light == nil {
                screen.body.stopLight()
                screen.top?.stopLight()
                screen.bottom?.stopLight()
            }
            var pose = pose
            screen.body.take(&pose, isRoot: true)
            screen.top?.take(&pose, isRoot: false)
            screen.bottom?.take(&pose, isRoot: false)
            for index in screen.presented.indices { screen.presented[index].node.take(&pose, isRoot: false) }
            arrangement = .screen(screen)
        }
    }
}

extension BoundNode {
    fileprivate mutating func stopLight() {
        isStill = true
        for index in children.indices { children[index].stopLight() }
        for index in overlay.indices { overlay[index].stopLight() }
    }

    /// - Parameter pose: its settings are removed once they have been applied to a single node.
    fileprivate mutating func take(_ pose: inout MotionStory.Pose, isRoot: Bool) {
        if isRoot, pose.node == nil || pose.node == "body" {
            pose.settings.forEach { take($0) }
            return
        }
        if id == pose.node, pose.node != nil {
            pose.settings.forEach { take($0) }
            if pose.isSingle { pose.settings = [] }
        }
        if case .use = content { return }
        for index in children.indices { children[index].take(&pose, isRoot: false) }
        for index in overlay.indices { overlay[index].take(&pose, isRoot: false) }
    }

    private mutating func take(_ setting: MotionStory.Pose.Setting) {
        let value = setting.value
        switch setting.property {
        case .opacity: effects.opacity = min(max(value, 0), 1)
        case .scale: effects.scale = value
        case .rotation: effects.rotation = value
        case .offsetX: effects.offset.x = Points(value)
        case .offsetY: effects.offset.y = Points(value)
        case .blur: effects.blur = Points(max(value, 0))
        case .saturation: effects.saturation = max(value, 0)
        case .width: sizing.width = Bound(.points(Points(max(value, 0))), range: range)
        case .height: sizing.height = Bound(.points(Points(max(value, 0))), range: range)
        case .radius:
            decoration.radius = Bound(CornerRadii(.points(Points(max(value, 0)))), range: range)
        case .color, .background, .fill:
            if let color = setting.color { paint(Bound(color, range: range), as: setting.property) }
        }
    }

    private mutating func paint(_ color: BoundColor, as property: BoundMotion.Property) {
        if property == .background {
            decoration.background = [.color(color)]
            return
        }
        switch content {
        case .text(var text):
            text.color = color
            content = .text(text)
        case .symbol(var symbol):
            symbol.color = color
            content = .symbol(symbol)
        case .shape(var shape):
            shape.fill = color
            content = .shape(shape)
        default: break
        }
    }
}
