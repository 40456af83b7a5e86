import Checks
import Layout
import Project
import Specs
import Values

/// A control of a mock-up with its hit area.
struct SizedControl {
    let placed: PlacedFrame
    let interaction: BoundInteraction
    let area: Rect

    /// Returns the controls that can be tapped, in drawing order.
    static func all(in mockup: Mockup) -> [SizedControl] {
        mockup.frames.compactMap { placed in
            guard placed.isShown, !placed.isDisabled, let interaction = placed.frame.node.interaction,
                let area = HitArea.rect(of: placed.frame, direction: mockup.metrics.direction)
            else { return nil }
            return SizedControl(placed: placed, interaction: interaction, area: area)
        }
    }
}
