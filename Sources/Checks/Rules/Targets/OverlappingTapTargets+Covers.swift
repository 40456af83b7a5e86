import Layout
import Project
import Specs
import Values

/// Layers and presentations over a control.
extension OverlappingTapTargets {
    /// Whether a layer covers a control, and is neither part of it nor a scrim.
    static func isOver(_ cover: PlacedFrame, _ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        guard !mockup.scrollsApart(placed, cover) else { return false }
        switch mockup.relation(placed, cover) {
        // Two controls in the same part are compared by their hit areas.
        case .layered where cover.isInControl: return false
        case .layered:
            return mockup.commonAncestor(placed, cover).map { !cover.frame.rect.contains($0.frame.rect, tolerance: 1) }
                ?? false
        case .apart: return covers(cover, placed, in: mockup)
        case .nested, .parts, .beside: return false
        }
    }

    /// Whether a layer belongs to a control with the same action as the covered one.
    static func hasSameAction(_ cover: PlacedFrame, _ target: Target, in mockup: Mockup) -> Bool {
        guard cover.isInControl, let action = target.interaction.action?.value else { return false }
        let control = ([cover] + mockup.surroundings(of: cover)).first { $0.frame.node.isControl }
        return control?.frame.node.interaction?.action?.value == action
    }

    /// Whether a non-modal presentation covers a control of the screen.
    ///
    /// A toast counts only over bars, because it disappears but a bar is always needed. Under a scrim over the whole
    /// screen no control is supposed to react.
    private static func covers(_ cover: PlacedFrame, _ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        guard case .screen(let screen) = mockup.laidOut.tree.arrangement,
            let presented = screen.presented.first(where: { $0.node.path == cover.part }),
            !mockup.frames.contains(where: { $0.part == cover.part && isScrim($0, in: mockup) })
        else { return false }
        return switch presented.style {
        case nil: true
        case .toast?: placed.part == "top" || placed.part == "bottom"
        case .sheet?, .alert?, .popover?, .keyboard?: false
        }
    }

    private static func isScrim(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        let node = placed.frame.node
        let isShape = if case .shape = node.content { true } else { false }
        guard placed.isShown, isShape || node.isControl || !node.background.isEmpty || placed.frame.isOpaque else {
            return false
        }
        // A presentation is laid out in the safe area, but its background extends beyond it.
        let safeArea = mockup.metrics.safeArea.resolved(.leftToRight)
        return placed.frame.rect.contains(
            Rect(origin: .zero, size: mockup.laidOut.size).inset(by: safeArea), tolerance: 1)
    }
}

extension PlacedFrame {
    /// Whether a tap on it triggers a control: itself or one around it.
    var isInControl: Bool { isInsideControl || frame.node.isControl }
}
