import Specs
import Values

/// `spacer`: takes the proposed length along the enclosing stack, but at least its minimum; without a stack, on both
/// axes.
///
/// Source: swiftui-layout.md, “Spacer” (OpenSwiftUI, `Separator/Spacer.swift`).
struct SpacerRule: LeafRule {
    /// A stack asks spacers after all other children.
    static let priority = -Double.infinity

    let minimum: Points
    /// The axis of the enclosing stack.
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
