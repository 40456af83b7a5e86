import Specs
import Values

/// `spacer`: takes what is proposed along the stack it stands in, at least its minimum; without a stack, on both axes.
///
/// Source: layout.md, “Spacer” (OpenSwiftUI, `Separator/Spacer.swift`).
struct SpacerRule: LayoutRule {
    /// A spacer is asked after everything else.
    static let priority = -Double.infinity

    let minimum: Points
    /// The axis of the stack around the spacer.
    let axis: Axis?

    func size(for proposal: ProposedSize) -> Size {
        Size(
            width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize) -> Placed { Placed() }
}
