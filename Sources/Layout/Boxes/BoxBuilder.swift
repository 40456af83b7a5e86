import Platform
import Project
import Specs
import Values

/// Makes the boxes of a node, from the inside out: content, padding, size, overlay, the node itself with its offset,
/// margin.
struct BoxBuilder {
    let shaper: any TextShaper
    let grid: PixelGrid
    private let known: KnownBoxes?
    /// The size of which shares are taken: that of the screen, or of the nearest scroll view.
    private var container: Size

    init(metrics: MetricsContext, shaper: any TextShaper, known: KnownBoxes?) {
        self.shaper = shaper
        let scale = metrics.device.scale
        grid = known?.begin(scale: scale, direction: metrics.direction) ?? PixelGrid(scale: scale)
        self.known = known
        container = metrics.screen
    }

    /// Returns the box of a node outside of stacks.
    func box(for node: BoundNode) -> Box {
        box(for: node, in: nil, isLayer: false)
    }

    /// Returns a node above others, at the place that its anchor determines.
    func layer(for node: BoundNode) -> OverlayRule.Layer {
        OverlayRule.Layer(anchor: node.anchor, box: box(for: node, in: nil, isLayer: true))
    }

    /// Returns the box of a node; `axis` is that of the enclosing stack.
    private func box(for node: BoundNode, in axis: Axis?, isLayer: Bool) -> Box {
        guard let known else { return newBox(for: node, in: axis, isLayer: isLayer) }
        return known.box(for: node, in: axis, isLayer: isLayer, container: container) {
            newBox(for: node, in: axis, isLayer: isLayer)
        }
    }

    private func newBox(for node: BoundNode, in axis: Axis?, isLayer: Bool) -> Box {
        let layers = node.overlay.map { layer in
            OverlayRule.Layer(anchor: layer.anchor, box: box(for: layer, in: nil, isLayer: true))
        }
        let content = container(node, in: axis) ?? leaf(node, in: axis)
        return modified(content, by: node, layers: layers, anchor: isLayer ? node.anchorInLayer : node.anchor)
    }

    /// Makes a box and adds it to the cache, if there is one.
    private func make<Rule: LayoutRule>(_ rule: Rule, priority: Double = 0, spacing: EdgeSpacing = .plain) -> Box {
        let box = Box(rule, priority: priority, spacing: spacing)
        known?.add(box)
        return box
    }

    private func modified(
        _ content: Box, by bound: BoundNode, layers: [OverlayRule.Layer], anchor: Anchor
    ) -> Box {
        let node = NodeModifiers(bound, in: container)
        // A frame or padding hides the priority of its content (OpenSwiftUI), and `fixedSize` does not; the node's own
        // priority applies outside.
        let isFramed = node.horizontal.isFrame || node.vertical.isFrame || node.aspect != nil
        let isModified = node.padding != .zero || node.margin != .zero || isFramed
        let priority = node.priority != 0 ? node.priority : isModified ? 0 : content.priority
        let edges = content.spacing.inside(node.padding).insideFrame(node.horizontal, node.vertical)
        var box = content
        if node.padding != .zero { box = make(PaddingRule(insets: node.padding, child: box)) }
        if node.hasFrame { box = frame(of: node, anchor: anchor, around: box) }
        if !layers.isEmpty { box = make(OverlayRule(base: box, layers: layers)) }
        box = make(
            NodeLayout(bound, inner: box, padding: node.padding), priority: priority,
            spacing: edges)
        guard node.margin != .zero else { return box }
        return make(
            PaddingRule(insets: node.margin, child: box), priority: priority, spacing: edges.inside(node.margin))
    }

    private func frame(of node: NodeModifiers, anchor: Anchor, around box: Box) -> Box {
        if let ratio = node.aspect {
            return make(
                AspectRule(
                    ratio: ratio, contentMode: node.contentMode, horizontal: node.horizontal, vertical: node.vertical,
                    anchor: anchor, child: box))
        }
        return make(FrameRule(horizontal: node.horizontal, vertical: node.vertical, anchor: anchor, child: box))
    }

    private func leaf(_ node: BoundNode, in axis: Axis?) -> Box {
        switch node.content {
        case .text(let text):
            make(
                TextRule(text, endsAtPhrases: text.isHeading || node.isTitle, shaper: shaper, grid: grid),
                spacing: .text(text.font.value))
        case .symbol(let symbol): make(SymbolRule(symbol))
        case .image(let image): make(FillingRule(image))
        case .shape(let shape): make(FillingRule(shape))
        case .spacer(let minimum):
            make(
                SpacerRule(minimum: max(0, minimum.finite), axis: axis), priority: SpacerRule.priority,
                spacing: .spacer(along: axis))
        case .divider: make(DividerRule(grid: grid, axis: axis))
        case .skeleton, .stack, .zstack, .flow, .grid, .scroll, .fits, .control, .use: make(FillingRule())
        }
    }

    /// Returns the box of a container; nil for a leaf.
    private func container(_ node: BoundNode, in axis: Axis?) -> Box? {
        switch node.content {
        case .text, .symbol, .image, .shape, .spacer, .divider, .skeleton:
            nil
        case .stack(let stack): self.stack(node.children, stack)
        case .zstack(let alignment):
            layers(boxes(for: node.children), alignment: alignment)
        case .flow(let spacing, let lineSpacing, let alignment):
            make(
                FlowRule(
                    spacing: spacing.finite, lineSpacing: lineSpacing.finite, alignment: alignment,
                    children: boxes(for: node.children, in: .horizontal)))
        case .grid(let grid):
            make(GridRule(grid: grid.finite, children: boxes(for: node.children)))
        case .scroll(let scroll):
            make(
                ScrollRule(
                    axis: scroll.axis, position: scroll.position, snaps: scroll.snaps,
                    content: content(of: node, scroll)))
        case .control(let control):
            make(ControlRule(arrangement: control.arrangement, parts: boxes(for: node.children)))
        case .fits(let axes):
            make(FitsRule(axes: axes, children: boxes(for: node.children, in: axis)))
        case .use:
            use(node.children, in: axis)
        }
    }

    private func boxes(for nodes: [BoundNode], in axis: Axis? = nil) -> [Box] {
        nodes.map { box(for: $0, in: axis, isLayer: false) }
    }

    private func stack(_ nodes: [BoundNode], _ stack: BoundStack) -> Box {
        let children = boxes(for: nodes, in: stack.axis)
        let gaps = StackGap.all(
            between: children, spacing: stack.spacing.finite, isStandard: stack.hasStandardSpacing, along: stack.axis)
        return make(
            StackRule(axis: stack.axis, gaps: gaps, alignment: stack.alignment, children: children, grid: grid),
            spacing: .stack(children, along: stack.axis))
    }

    private func content(of node: BoundNode, _ scroll: BoundScroll) -> ScrollContent {
        ScrollContent(outer: container, hasShares: node.children.contains(where: \.hasShares)) { container in
            var builder = self
            builder.container = container
            return builder.stack(node.children, scroll.list)
        }
    }

    private func layers(_ children: [Box], alignment: Anchor) -> Box {
        make(ZStackRule(alignment: alignment, children: children), spacing: .joining(children))
    }

    /// Returns the box of a component in place of the node that uses it: in the same stack, with its own priority.
    private func use(_ nodes: [BoundNode], in axis: Axis?) -> Box {
        guard let body = nodes.first, nodes.count == 1 else {
            return layers(boxes(for: nodes), alignment: .center)
        }
        return box(for: body, in: axis, isLayer: false)
    }
}

extension BoundNode {
    /// The alignment of the content in a node that is itself placed by its anchor. It is the center, except on an axis
    /// that the node fills. The node cannot be moved on that axis, and its anchor aligns the content, as outside of
    /// overlays.
    fileprivate var anchorInLayer: Anchor {
        Anchor(
            sizing.width?.value.isFill == true ? anchor.horizontal : .center,
            sizing.height?.value.isFill == true ? anchor.vertical : .center)
    }
}

extension BoundNode {
    /// Whether it is the title of a control or of a section.
    fileprivate var isTitle: Bool { isControl || role == "header" || voice.traits.contains("header") }
}

extension BoundText {
    /// Whether its lines should end at phrases, as iOS breaks Japanese in titles, buttons and centered texts. Other
    /// texts fill their lines.
    fileprivate var isHeading: Bool {
        alignment == .center || font.value.textStyle.map { TextStyle.headings.contains($0) } ?? false
    }
}

extension TextStyle {
    fileprivate static let headings: Set<TextStyle> = [.largeTitle, .title1, .title2, .title3, .headline]
}

extension Extent {
    fileprivate var isFill: Bool {
        if case .fill = self { true } else { false }
    }
}

extension Points {
    /// Zero if the value is not finite.
    var finite: Points { isFinite ? self : 0 }
}
