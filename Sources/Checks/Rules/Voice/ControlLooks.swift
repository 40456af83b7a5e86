import Layout
import Specs

/// Compares the looks of controls in two states, regardless of positions, sizes and opacity.
enum ControlLooks {
    private enum Part: Equatable {
        case text(String, DynamicColor)
        case symbol(String, DynamicColor)
        case shape(BoundShape.Outline, fill: DynamicColor?, stroke: DynamicColor?)
        case background(DynamicColor)
        case border(DynamicColor)
    }

    /// Returns the first control that both mock-ups show and that looks different in them; nil if none does.
    ///
    /// Controls with pictures are left out: VoiceOver does not read that a picture is missing or still loads.
    static func different(in mockup: Mockup, and other: Mockup) -> PlacedFrame? {
        var others: [String: Frame] = [:]
        for control in other.controls where control.isSeen { others[control.frame.node.path] = control.frame }
        return mockup.controls.first { control in
            guard control.isSeen, !control.isPartOfControl, !control.frame.node.isStandardControl,
                let twin = others[control.frame.node.path], let parts = parts(of: control.frame),
                let otherParts = self.parts(of: twin)
            else { return false }
            return parts != otherParts
        }
    }

    /// Returns the visible parts of a frame, in drawing order; nil with a picture or a placeholder among them.
    private static func parts(of frame: Frame) -> [Part]? {
        let node = frame.node
        guard node.opacity > 0 else { return [] }
        guard !node.isRedacted, !node.isSkeleton else { return nil }
        var parts: [Part] = []
        for layer in node.background {
            switch layer {
            case .color(let color): parts.append(.background(color.value))
            case .image: return nil
            case .shape, .gradient, .material: break
            }
        }
        switch node.content {
        case .image: return nil
        case .text(let text) where node.hasVisibleText: parts.append(.text(text.string, text.color.value))
        case .symbol(let symbol): parts.append(.symbol(symbol.fullName, symbol.color.value))
        case .shape(let shape):
            parts.append(.shape(shape.outline, fill: shape.fill?.value, stroke: shape.stroke?.color.value))
        default: break
        }
        for inner in frame.children + frame.overlay {
            guard let more = self.parts(of: inner) else { return nil }
            parts += more
        }
        if let border = node.decoration.border { parts.append(.border(border.color.value)) }
        return parts
    }
}

extension PlacedFrame {
    fileprivate var isSeen: Bool { !isCovered && !isInvisible }
}
