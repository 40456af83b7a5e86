import Specs
import Values

/// `spacer`: takes what is proposed along the stack it stands in, at least its minimum; without a stack, on both axes.
///
/// Source: layout.md, “Spacer” (OpenSwiftUI, `Separator/Spacer.swift`).
struct SpacerRule: LeafRule {
    /// A spacer is asked after everything else.
    static let priority = -Double.infinity

    let minimum: Points
    /// The axis of the stack around the spacer.
    let axis: Axis?

    func size(for proposal: ProposedSize) -> Size {
        let width = max(proposal.width ?? minimum, minimum)
        let height = max(proposal.height ?? minimum, minimum)
        return switch axis {
        case .horizontal: Size(width: width, height: 0)
        case .vertical: Size(width: 0, height: height)
        case nil: Size(width: width, height: height)
        }
    }
}
