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

    /// Each field by itself: a copy of the node would take longer than all that is done with it.
    @inline(never)
    init(_ reference: NodeReference) {
        padding = reference.node.padding?.value.finite ?? .zero
        margin = reference.node.margin?.value.finite ?? .zero
        horizontal = AxisSizing(
            extent: reference.node.sizing.width?.value, min: reference.node.sizing.minWidth?.value,
            ideal: reference.node.sizing.idealWidth?.value, max: reference.node.sizing.maxWidth?.value)
        vertical = AxisSizing(
            extent: reference.node.sizing.height?.value, min: reference.node.sizing.minHeight?.value,
            ideal: reference.node.sizing.idealHeight?.value, max: reference.node.sizing.maxHeight?.value)
        let ratio = reference.node.sizing.aspect?.value ?? 0
        aspect = ratio.isFinite && ratio > 0 ? ratio : nil
        let written = reference.node.sizing.layoutPriority
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
