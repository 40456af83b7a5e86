import Checks
import Layout
import Specs
import Values

extension Anatomy {
    /// More parts than this side by side would have no room for their numbers.
    private static let mostParts = 8

    /// Where rectangles begin and end along an axis, in order; empty where there are too few or too many of them, or some
    /// overlap.
    static func spans(of rects: [Rect], along axis: Axis) -> [Span] {
        let spans = rects.filter { !$0.isEmpty }
            .map { axis == .horizontal ? Span($0.minX, $0.maxX) : Span($0.minY, $0.maxY) }
            .sorted { $0.start < $1.start }
        guard (2...mostParts).contains(spans.count),
            zip(spans, spans.dropFirst()).allSatisfy({ $1.start > $0.end - 0.5 })
        else { return [] }
        return spans
    }
}

extension BoundNode {
    var isSpacer: Bool {
        if case .spacer = content { true } else { false }
    }

    /// Whether the node is a part that has a size of its own, rather than words or a sign.
    var isBlock: Bool {
        switch content {
        case .text, .symbol, .spacer, .divider: false
        default: true
        }
    }

    /// A block as a note names it.
    var blockName: String {
        if case .use(let component, _) = content { return component }
        if case .text(let text) = content { return "“\(text.string)”" }
        return id.map { $0 == "body" ? content.kind : $0 } ?? content.kind
    }
}

extension Frame {
    /// Whether it is a shape alone, where a part of a screen would be.
    var isDimming: Bool {
        if case .shape = node.content, children.isEmpty, node.path != "body" { true } else { false }
    }

    /// The frames from this one inward of which each holds the next and nothing else, up to a component that is used.
    var wrappers: [Frame] {
        var result = [self]
        while let last = result.last, let child = last.onlyChild, result.count < 32 { result.append(child) }
        return result
    }

    private var onlyChild: Frame? {
        if case .use = node.content, node.path != "body" { return nil }
        let shown = children.filter { !$0.rect.isEmpty && !$0.node.isSpacer }
        guard shown.count == 1, let child = shown.first, child.node.isBlock else { return nil }
        return child
    }

    /// The parts of which the frame consists from above down, whatever is wrapped around them.
    var blocks: [Frame] {
        guard let inner = wrappers.last else { return [self] }
        let isColumn =
            switch inner.node.content {
            case .stack(let stack): stack.axis == .vertical
            case .scroll(let scroll): scroll.axis == .vertical
            default: false
            }
        let shown = inner.children.filter { !$0.rect.isEmpty && !$0.node.isSpacer }
        return isColumn && shown.count > 1 ? shown : [inner]
    }

    /// The rectangles of the parts that stand along an axis; empty where some are mere words or signs.
    func parts(along axis: Axis) -> [Rect] {
        guard let inner = wrappers.last, case .stack(let stack) = inner.node.content, stack.axis == axis else {
            return []
        }
        let parts = inner.children.filter { !$0.node.isSpacer && !$0.rect.isEmpty }
        return parts.allSatisfy(\.node.isBlock) ? parts.map(\.rect) : []
    }
}

extension Frame {
    /// The tail of a bubble, which lies in its frame: of what it is, or of what it stands on.
    var tail: BoundTail? {
        if case .shape(let shape) = node.content, let tail = shape.tail { return tail }
        for case .shape(let shape) in node.decoration.background { if let tail = shape.tail { return tail } }
        return node.decoration.tail
    }

    /// The component that a frame uses; nil of a component's own body.
    var usedName: String? {
        if case .use(let name, _) = node.content, node.path != "body" { name } else { nil }
    }

    /// Whether it holds other components as parts. What holds one alone, however often, and nothing of its own, is that
    /// component in another place.
    var isMadeUp: Bool {
        var parts = Parts()
        collect(&parts)
        return parts.names.count > (parts.hasOwn ? 0 : 1)
    }

    private struct Parts {
        var names: Set<String> = []
        /// Whether something is seen that is none of them.
        var hasOwn = false
    }

    private func collect(_ parts: inout Parts) {
        if let usedName {
            parts.names.insert(usedName)
            return
        }
        switch node.content {
        case .text, .symbol, .image, .control: parts.hasOwn = true
        case .shape(let shape) where shape.fill != nil || shape.stroke != nil: parts.hasOwn = true
        default: break
        }
        for child in children + overlay { child.collect(&parts) }
    }
}

extension Rect {
    /// The square in the middle, no larger than the rectangle.
    func middle(_ side: Points) -> Rect {
        let (width, height) = (min(side, self.width), min(side, self.height))
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension Frame {
    /// A block as a note names it: one without a name by the component that makes it up, or else by what it looks like.
    var blockName: String {
        if let id = node.id, id != "body" { return id }
        let inner = wrappers.lazy.compactMap { wrapper -> String? in
            if case .use(let component, _) = wrapper.node.content { component } else { nil }
        }.first
        return inner ?? plainName
    }

    private var plainName: String {
        let isCard = wrappers.contains { $0.node.decoration.corners != nil && !$0.node.decoration.background.isEmpty }
        switch node.content {
        case .stack, .zstack, .flow, .grid, .scroll:
            if isCard { return "card" }
        default: return node.blockName
        }
        return switch node.content {
        case .stack(let stack): stack.axis == .horizontal ? "row" : "column"
        case .scroll: "list"
        case .zstack: "layers"
        case .flow: "flow"
        case .grid: "grid"
        default: node.blockName
        }
    }
}

extension Mockup {
    /// A box with a ground as a fact names it: by the component that is used there, before anything else.
    func name(ofBox box: Frame) -> String {
        let used = frames.lazy.compactMap { placed -> String? in
            guard case .use(let component, _) = placed.frame.node.content, placed.frame.rect == box.rect else {
                return nil
            }
            return component
        }.first
        return used ?? box.blockName
    }
}

extension TextFrame {
    /// How far letters reach above and below the baseline, in parts of the font's size.
    private static let (ascent, descent) = (0.8, 0.16)

    /// Where letters are, one rectangle a line.
    var inks: [Rect] {
        lines.filter { $0.width > 0 }.map { line in
            Rect(
                x: line.baseline.x, y: line.baseline.y - Points(font.pointSize * Self.ascent), width: line.width,
                height: Points(font.pointSize * (Self.ascent + Self.descent)))
        }
    }
}
