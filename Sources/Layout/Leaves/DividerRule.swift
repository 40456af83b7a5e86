import Specs
import Values

/// `divider`: one pixel thick across the enclosing stack, and as long as proposed.
///
/// Source: swiftui-layout.md, “Divider”.
struct DividerRule: LeafRule {
    let grid: PixelGrid
    /// The axis of the enclosing stack; without a stack, the divider is horizontal, as in a column.
    let axis: Axis?

    func size(for proposal: ProposedSize) -> Size {
        let proposed = proposal.replacingUnspecified
        let thickness = Points(1 / grid.scale)
        return switch axis {
        case .horizontal: Size(width: thickness, height: proposed.height)
        case .vertical, nil: Size(width: proposed.width, height: thickness)
        }
    }
}
