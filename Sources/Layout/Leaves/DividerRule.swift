import Specs
import Values

/// `divider`: one pixel thick across the stack it stands in, and as long as is proposed.
///
/// Source: layout.md, “Divider”.
struct DividerRule: LayoutRule {
    let thickness: Points
    /// The axis of the stack around the divider; a divider without a stack lies, as in a column.
    let axis: Axis?

    func size(for proposal: ProposedSize) -> Size {
        let proposed = proposal.replacingUnspecified
        return axis == .horizontal
            ? Size(width: thickness, height: proposed.height) : Size(width: proposed.width, height: thickness)
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize) -> Placed { Placed() }
}
