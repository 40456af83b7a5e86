import Layout
import Project
import Specs
import Values

/// A control of a mock-up with its hit area.
struct Target {
    let placed: PlacedFrame
    let interaction: BoundInteraction
    let area: Rect
}

extension Mockup {
    /// The controls that can be touched, in the order of drawing.
    ///
    /// A standard control without `hitArea:` has its own size, because iOS does not extend it over its neighbors.
    var targets: [Target] {
        controls.compactMap { placed -> Target? in
            guard placed.isShown, !placed.isDisabled,
                let interaction = placed.frame.node.interaction, let area = hitArea(of: placed, interaction),
                let responding = respondingArea(of: placed, area)
            else { return nil }
            return Target(placed: placed, interaction: interaction, area: responding.rect)
        }
    }

    private func hitArea(of placed: PlacedFrame, _ interaction: BoundInteraction) -> Rect? {
        let isStandard =
            if case .control = placed.frame.node.content { true } else { placed.isPartOfControl }
        if isStandard, interaction.hitArea?.range == placed.frame.node.range { return placed.frame.rect }
        return HitArea.rect(of: placed.frame, direction: metrics.direction)
    }
}
