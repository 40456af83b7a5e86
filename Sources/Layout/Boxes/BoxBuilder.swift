import Platform
import Project
import Specs
import Values

/// Makes the boxes of a node, inside out: content, padding, size, overlay, the node itself with its offset, margin.
struct BoxBuilder {
    let shaper: any TextShaper
    /// Pixels a point.
    let scale: Double
    let direction: LayoutDirection

    init(metrics: MetricsContext, shaper: any TextShaper) {
        self.shaper = shaper
        scale = metrics.device.scale
        direction = metrics.direction
    }

    /// The box of a node in a container; `axis` is that of the stack around it.
    func box(for node: BoundNode, in axis: Axis? = nil) -> Box {
        box(for: node, in: axis, anchor: node.anchor)
    }

    /// A node over others, which its anchor places. On an axis that the node fills there is nowhere to place it, and
    /// the anchor places its content instead, as it does everywhere else; otherwise the content is in the middle.
    func layer(for node: BoundNode) -> OverlayRule.Layer {
        let inner = Anchor(
            node.sizing.width?.value == .fill ? node.anchor.horizontal : .center,
            node.sizing.height?.value == .fill ? node.anchor.vertical : .center)
        return OverlayRule.Layer(anchor: node.anchor, box: box(for: node, in: nil, anchor: inner))
    }

    private func box(for node: BoundNode, in axis: Axis?, anchor: Anchor) -> Box {
        let padding = node.padding?.value.finite ?? .zero
        let margin = node.margin?.value.finite ?? .zero
        var box = content(of: node, in: axis)
        // A frame or padding hides the priority of what it holds (OpenSwiftUI); what the node itself says is outermost.
        let isModified = padding != .zero || margin != .zero || node.sizing.isWritten
        let written = node.sizing.layoutPriority
        let priority = written != 0 && !written.isNaN ? written : isModified ? 0 : box.priority
        if padding != .zero { box = Box(PaddingRule(insets: padding, child: box)) }
        if node.sizing.isWritten { box = Box(frame(of: node.sizing, anchor: anchor, around: box)) }
        if !node.overlay.isEmpty { box = Box(OverlayRule(base: box, layers: node.overlay.map(layer))) }
        let isOutermost = margin == .zero
        box = Box(
            NodeRule(node, inner: box, padding: padding, direction: direction), priority: isOutermost ? priority : 0)
        return isOutermost ? box : Box(PaddingRule(insets: margin, child: box), priority: priority)
    }

    private func frame(of sizing: BoundSizing, anchor: Anchor, around box: Box) -> any LayoutRule {
        if let ratio = sizing.usableAspect {
            return AspectRule(
                ratio: ratio, horizontal: sizing.horizontal, vertical: sizing.vertical, anchor: anchor, child: box)
        }
        return FrameRule(horizontal: sizing.horizontal, vertical: sizing.vertical, anchor: anchor, child: box)
    }

    private func content(of node: BoundNode, in axis: Axis?) -> Box {
        switch node.content {
        case .text(let text): Box(TextRule(text, shaper: shaper, scale: scale))
        case .symbol(let symbol): Box(SymbolRule(symbol))
        case .image(let image): Box(FillingRule(image))
        case .shape(let shape): Box(FillingRule(shape))
        case .skeleton: Box(FillingRule())
        case .spacer(let minimum):
            Box(SpacerRule(minimum: minimum.finiteLength, axis: axis), priority: SpacerRule.priority)
        case .divider: Box(DividerRule(thickness: Points(1 / scale), axis: axis))
        case .stack(let stack):
            self.stack(node.children, axis: stack.axis, spacing: stack.spacing, alignment: stack.alignment)
        case .zstack(let alignment):
            Box(ZStackRule(alignment: alignment, children: node.children.map { self.box(for: $0) }))
        case .flow(let spacing, let lineSpacing, let alignment):
            Box(
                FlowRule(
                    spacing: spacing.finite, lineSpacing: lineSpacing.finite, alignment: alignment,
                    children: node.children.map { self.box(for: $0, in: .horizontal) }))
        case .scroll(let axis, let position):
            Box(
                ScrollRule(
                    axis: axis, position: position,
                    content: stack(node.children, axis: axis, spacing: Self.defaultSpacing, alignment: .center)))
        case .fits(let axes):
            Box(FitsRule(axes: axes, children: node.children.map { self.box(for: $0, in: axis) }))
        case .use:
            use(node.children, in: axis)
        }
    }

    /// What stands between the children of a container that has no `spacing` to say it with.
    private static let defaultSpacing: Points = 8

    private func stack(_ nodes: [BoundNode], axis: Axis, spacing: Points, alignment: Anchor) -> Box {
        Box(
            StackRule(
                axis: axis, spacing: spacing.finite, alignment: alignment,
                children: nodes.map { self.box(for: $0, in: axis) }))
    }

    /// The component that is used stands where the node does, in the same stack and with its own priority.
    private func use(_ nodes: [BoundNode], in axis: Axis?) -> Box {
        guard let body = nodes.first, nodes.count == 1 else {
            return Box(ZStackRule(alignment: .center, children: nodes.map { self.box(for: $0) }))
        }
        return box(for: body, in: axis)
    }
}

extension Points {
    /// What is no number counts as nothing.
    fileprivate var finite: Points { isFinite ? self : 0 }
    fileprivate var finiteLength: Points { max(0, finite) }
}

extension Insets {
    fileprivate var finite: Insets {
        Insets(top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
    }
}
