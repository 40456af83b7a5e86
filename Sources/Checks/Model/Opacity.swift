import Layout
import Specs
import Values

/// From this alpha on a layer hides what is below it.
private let opaque = 0.9

extension Frame {
    /// Whether nothing below the frame shows through it.
    var isOpaque: Bool {
        guard node.hasArea, node.opacity >= opaque, !rect.isEmpty else { return false }
        switch node.content {
        case .image: return true
        case .shape(let shape): if shape.fill?.isOpaque ?? false { return true }
        default: break
        }
        return node.background.contains { layer in
            switch layer {
            case .color(let color): color.isOpaque
            case .material, .image: true
            case .gradient(let stops, _): stops.allSatisfy(\.color.isOpaque)
            case .shape(let shape): shape.fill?.isOpaque ?? false
            }
        }
    }

    /// Whether it is there to part what lies over it from what is below: opaque, or a shade that becomes so.
    var isGround: Bool {
        isOpaque
            || node.background.contains { layer in
                guard case .gradient(let stops, _) = layer else { return false }
                return stops.contains { $0.color.isOpaque }
            }
    }
}

extension Bound<DynamicColor> {
    fileprivate var isOpaque: Bool { value.leastAlpha >= opaque }
}

extension Frame {
    /// Whether a placeholder takes the place of all that it shows, its ground too, as it is drawn: of a chip or a round
    /// button, which are a text or a symbol on a ground of their own.
    var isRedactedAsAWhole: Bool {
        guard node.isRedacted, !node.background.isEmpty else { return false }
        switch node.content {
        case .text, .symbol, .image, .shape: return true
        default: return false
        }
    }
}
