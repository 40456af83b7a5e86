import Checks
import Layout
import Specs
import Values

/// The moving node of an animation, at rest.
struct MovingNode {
    let frame: Frame
    let radius: Points

    /// Returns nil if the state does not show the node.
    init?(_ id: String?, in mockup: Mockup) {
        let laidOut = mockup.laidOut
        let root = laidOut.roots.first
        let named = id.flatMap { id in mockup.frames.first { $0.isOwn && $0.frame.node.id == id }?.frame }
        guard let frame = id == nil || id == "body" ? named ?? root : named else { return nil }
        self.frame = frame
        radius = frame.node.decoration.corners?.largest(in: frame.rect.size) ?? 0
    }

    /// Returns the value of a property at rest.
    func rest(of property: BoundMotion.Property) -> Double {
        let effects = frame.node.effects
        switch property {
        case .opacity: return effects.opacity
        case .scale: return effects.scale
        case .rotation: return effects.rotation
        case .offsetX: return effects.offset.x.value
        case .offsetY: return effects.offset.y.value
        case .blur: return effects.blur.value
        case .saturation: return effects.saturation
        case .width: return frame.rect.width.value
        case .height: return frame.rect.height.value
        case .radius: return radius.value
        case .color, .background, .fill: return 0
        }
    }

    /// Returns the distance of `offscreen`: its own length beyond its place at rest, so that nothing of it remains
    /// visible.
    func offscreen(_ property: BoundMotion.Property) -> Double {
        property == .offsetX ? frame.rect.width.value : frame.rect.height.value
    }
}

extension Frame {
    /// Returns the color behind its middle, without text and symbols.
    func background(on below: RGBA, in appearance: Appearance) -> RGBA {
        var fills = node.decoration.background.compactMap { layer -> BoundColor? in
            if case .color(let color) = layer { color } else { nil }
        }
        if case .shape(let shape) = node.content { fills += [shape.fill].compactMap { $0 } }
        let own = fills.reduce(below) { $1.value[appearance].composited(over: $0) }
        let middle = Rect(x: rect.midX, y: rect.midY, width: 0, height: 0)
        return children.filter { $0.rect.contains(middle) }.reduce(own) { $1.background(on: $0, in: appearance) }
    }
}
