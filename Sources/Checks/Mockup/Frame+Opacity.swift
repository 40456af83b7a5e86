import Layout
import Specs
import Values

/// The alpha from which a layer hides the layers below it.
private let opaque = 0.9

extension Frame {
    /// Whether nothing below the frame is visible through it.
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

    /// Whether it separates its content from the layers below: it is opaque, or a gradient that becomes opaque.
    var isBackground: Bool {
        isOpaque
            || node.background.contains { layer in
                guard case .gradient(let stops, _) = layer else { return false }
                return stops.contains { $0.color.isOpaque }
            }
    }
}

extension Bound<DynamicColor> {
    fileprivate var isOpaque: Bool { value.minimumAlpha >= opaque }
}
