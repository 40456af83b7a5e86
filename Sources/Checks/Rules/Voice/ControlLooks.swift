import Layout
import Specs
import Values

/// The looks of controls in several states, regardless of positions, sizes and opacity.
///
/// Controls with pictures are left out: VoiceOver does not read that a picture is missing or still loads.
struct ControlLooks {
    private enum Part: Equatable {
        case text(String, DynamicColor, FontWeight, isItalic: Bool)
        case symbol(String, DynamicColor)
        case shape(BoundShape.Outline, fill: DynamicColor?, stroke: DynamicColor?)
        case background(DynamicColor)
        case border(DynamicColor)
    }

    private struct Look {
        var parts: [Part]
        var state: String
        /// The number of states that were added before.
        var order: Int
    }

    /// By the path of a control, the first look and the first one that differs from it.
    private var looks: [String: (first: Look, second: Look?)] = [:]
    private var count = 0

    /// Adds the controls of a state, and returns the first one that looks different in an earlier state, with the
    /// earliest such state; nil if none does.
    mutating func add(_ mockup: Mockup) -> (control: PlacedFrame, other: String)? {
        let controls = mockup.controls.filter { $0.isSeen }.map { ($0, Self.parts(of: $0.frame)) }
        var found: (control: PlacedFrame, look: Look)?
        for case (let control, let parts?) in controls where !control.isPartOfControl {
            guard !control.frame.node.isStandardControl, let known = looks[control.frame.node.path],
                let other = known.first.parts == parts ? known.second : known.first,
                other.order < found?.look.order ?? .max
            else { continue }
            found = (control, other)
        }
        // The last control of a path counts.
        let byPath = Dictionary(controls.map { ($0.frame.node.path, $1) }) { $1 }
        for case (let path, let parts?) in byPath {
            let look = Look(parts: parts, state: mockup.state, order: count)
            let known = looks[path]
            if known == nil {
                looks[path] = (look, nil)
            } else if known?.second == nil, known?.first.parts != parts {
                looks[path]?.second = look
            }
        }
        count += 1
        return found.map { ($0.control, $0.look.state) }
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
        case .text(let text) where node.hasVisibleText:
            let font = text.font.value
            parts.append(.text(text.string, text.color.value, font.weight, isItalic: font.isItalic))
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
