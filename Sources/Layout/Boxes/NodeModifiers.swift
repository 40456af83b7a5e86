import Specs
import Values

/// The modifiers of a node that affect its boxes.
struct NodeModifiers {
    let padding: Insets
    let margin: Insets
    let horizontal: AxisSizing
    let vertical: AxisSizing
    /// Width divided by height; nil if it is unset or invalid.
    let aspect: Double?
    /// How the box of that ratio takes the proposal.
    let contentMode: ContentMode
    /// 0 if it is unset.
    let priority: Double

    /// - Parameter container: the size of which shares are taken.
    init(_ node: BoundNode, in container: Size) {
        let sizing = node.sizing
        padding = node.padding?.value.finite ?? .zero
        margin = node.margin?.value.finite ?? .zero
        horizontal = AxisSizing(
            extent: sizing.width?.value, min: sizing.minWidth?.value,
            ideal: sizing.idealWidth?.value, max: sizing.maxWidth?.value, in: container.width)
        vertical = AxisSizing(
            extent: sizing.height?.value, min: sizing.minHeight?.value,
            ideal: sizing.idealHeight?.value, max: sizing.maxHeight?.value, in: container.height)
        let ratio = sizing.aspect?.value ?? 0
        aspect = ratio.isFinite && ratio > 0 ? ratio : nil
        contentMode = sizing.contentMode
        let written = sizing.layoutPriority
        priority = written.isNaN ? 0 : written
    }

    /// Whether the node sets a size.
    var hasFrame: Bool { !horizontal.isFree || !vertical.isFree || aspect != nil }
}

extension Insets {
    fileprivate var finite: Insets {
        Insets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
    }
}
