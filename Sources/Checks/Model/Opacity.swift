import Layout
import Specs
import Values

/// From this alpha on a layer hides what is below it.
private let leastAlpha = 0.9

extension Frame {
    /// Whether nothing below the frame shows through it.
    var isOpaque: Bool {
        guard node.effects.opacity >= leastAlpha, !rect.isEmpty else { return false }
        switch node.content {
        case .image: return true
        case .shape(let shape): if shape.fill?.isOpaque ?? false { return true }
        default: break
        }
        return node.decoration.background.contains { layer in
            switch layer {
            case .color(let color): color.isOpaque
            case .material, .image: true
            case .gradient(let stops, _): stops.allSatisfy(\.color.isOpaque)
            case .shape(let shape): shape.fill?.isOpaque ?? false
            }
        }
    }
}

extension Bound<DynamicColor> {
    fileprivate var isOpaque: Bool { value[.light].alpha >= leastAlpha }
}
