import Specs
import Values

/// The modifiers of a node as far as they make boxes.
struct NodeModifiers {
    let padding: Insets
    let margin: Insets
    let horizontal: AxisSizing
    let vertical: AxisSizing
    /// Width divided by height, where one is written that a box can have.
    let aspect: Double?
    /// 0 where none is written.
    let priority: Double

    init(_ node: BoundNode) {
        padding = node.padding?.value.finite ?? .zero
        margin = node.margin?.value.finite ?? .zero
        horizontal = AxisSizing(
            extent: node.sizing.width?.value, min: node.sizing.minWidth?.value,
            ideal: node.sizing.idealWidth?.value, max: node.sizing.maxWidth?.value)
        vertical = AxisSizing(
            extent: node.sizing.height?.value, min: node.sizing.minHeight?.value,
            ideal: node.sizing.idealHeight?.value, max: node.sizing.maxHeight?.value)
        let ratio = node.sizing.aspect?.value ?? 0
        aspect = ratio.isFinite && ratio > 0 ? ratio : nil
        let written = node.sizing.layoutPriority
        priority = written.isNaN ? 0 : written
    }

    /// Whether the node has a frame of its own.
    var hasFrame: Bool { !horizontal.isFree || !vertical.isFree || aspect != nil }
}

extension Insets {
    fileprivate var finite: Insets {
        Insets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
    }
}
